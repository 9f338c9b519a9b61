import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { clearDrafts, saveDraft } from "#site/ui/controls/useSavedDraft.ts";
import { Restored, TwoTexts } from "./TwoTexts.tsx";
import {
  areSame,
  beginWith,
  differences,
  givenTo,
  type Kept,
  keptAt,
  keptIn,
  keptText,
  putIn,
  type Row,
  type Values,
  valuesOf,
} from "./values.ts";

interface Props extends Omit<ComponentProps<typeof Form>, "name"> {
  /** Names what is kept: its colleague and its record. */
  name: string;
  answer: { done?: boolean; problem?: unknown } | undefined;
  /** Nobody else writes here, so what was typed comes back whatever stands there. */
  isOwn?: boolean;
  /** Names what the boxes are ticked for, where that can become another one: ticks of that one are not put back. */
  ticksOf?: string;
  onRestored?: (values: Values) => void;
}

/**
 * A form that keeps in this browser tab what is typed, until it was sent. What a colleague saved meanwhile is not overwritten by it: both texts are then shown,
 * and what is typed meanwhile goes on from the colleague's and is kept with the other one beside it.
 * It begins anew, by a key, when what is stored has changed.
 */
export function KeptForm({ name, answer, isOwn = false, ticksOf, onRestored, children, ...form }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const base = useRef<Values>({});
  const beside = useRef<Values[]>([]);
  const [restored, setRestored] = useState(false);
  const [rows, setRows] = useState<Row[]>([]);

  const store = (sent: boolean) => {
    if (!ref.current) return;
    const mine = valuesOf(ref.current);
    saveDraft(name, keptText({ base: base.current, mine, beside: beside.current, sent, ticksOf }));
  };
  const write = (sent: boolean) => {
    const before = keptIn(name);
    // A click that fills nothing leaves as sent what was sent.
    if (sent || !before || !ref.current || !areSame(before.mine, valuesOf(ref.current))) store(sent);
  };
  const fill = (mine: Values) => {
    if (ref.current) putIn(ref.current, mine);
    onRestored?.(mine);
  };
  const show = (texts: Values[]): boolean => {
    const found = ref.current ? differences(ref.current, texts, base.current) : [];
    beside.current = found.length > 0 ? texts : [];
    setRows(found);
    return found.length > 0;
  };
  const begin = useEffectEvent(() => {
    if (!ref.current) return;
    base.current = givenTo(ref.current);
    const isTyped = ([field, value]: [string, string]) => value !== base.current[field];
    const typed = Object.fromEntries(Object.entries(valuesOf(ref.current)).filter(isTyped));
    const found = keptIn(name);
    const kept = found && !(found.sent && answer?.done) ? keptAt(ticksOf, found, base.current) : undefined;
    const begun = beginWith(isOwn && kept ? { ...kept, base: base.current } : kept, base.current, typed);
    const isOther = !areSame(begun.mine, base.current);
    if (kept || isOther) fill(begun.mine);
    const isAsked = show(begun.beside);
    setRestored(kept !== undefined && isOther && !isAsked);
    store(false);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (answer?.problem) keepAsUnsent(name);
  }, [answer, name]);

  const goOn = (mine: Values) => {
    fill(mine);
    show([]);
    setRestored(!areSame(mine, base.current));
    store(false);
  };
  const discard = () => goOn(base.current);
  return (
    <Form
      ref={ref}
      {...form}
      onInput={() => write(false)}
      // A button may fill fields, which is no input.
      onClick={() => setTimeout(write, 0, false)}
      onSubmit={() => write(true)}
    >
      {restored && <Restored onDiscard={discard} />}
      {rows.length > 0 && <TwoTexts rows={rows} onMine={() => goOn(beside.current[0] ?? {})} onTheirs={discard} />}
      {children}
    </Form>
  );
}

/** A text that was refused, or that stands in its form again, is not stored, so the success of another form does not end it. */
function keepAsUnsent(name: string) {
  const kept = keptIn(name);
  if (kept?.sent) saveDraft(name, JSON.stringify({ ...kept, sent: false } satisfies Kept));
}

/** Forgets what was sent, on the page that shows it stored. */
export function useForgetSent(name: string) {
  useEffect(() => {
    if (keptIn(name)?.sent) clearDrafts(name);
  }, [name]);
}
