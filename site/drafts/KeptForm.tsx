import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { clearDrafts, saveDraft } from "#site/ui/controls/useSavedDraft.ts";
import { RestoredNote, TwoTexts } from "./TwoTexts.tsx";
import {
  areSame,
  beginWith,
  differences,
  givenTo,
  keptAt,
  keptIn,
  keptText,
  putIn,
  type Row,
  type StoredDraft,
  type Values,
  valuesOf,
} from "./values.ts";

interface Props extends Omit<ComponentProps<typeof Form>, "name"> {
  /** The key under which the text is kept. It is made from the colleague and the record. */
  name: string;
  answer: { done?: boolean; problem?: unknown } | undefined;
  /** True if nobody else writes in this form. Then the typed text is restored, even if the stored values have changed meanwhile. */
  isOwn?: boolean;
  /**
   * Names what the boxes are ticked for, such as a building, if that can change. The boxes are not restored if they were
   * ticked for another building.
   */
  ticksOf?: string;
  onRestored?: (values: Values) => void;
}

/**
 * A form that keeps the typed text in this browser tab until it is sent. If a colleague saved other values meanwhile, the form shows
 * both texts. Further typing then changes the colleague's text, and the first text stays beside it. To begin anew with changed stored
 * values, give the form another React key.
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
    // A click that fills no field must not mark a sent text as unsent.
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
      // A button may fill fields by script, which fires no input event.
      onClick={() => setTimeout(write, 0, false)}
      onSubmit={() => write(true)}
    >
      {restored && <RestoredNote onDiscard={discard} />}
      {rows.length > 0 && <TwoTexts rows={rows} onMine={() => goOn(beside.current[0] ?? {})} onTheirs={discard} />}
      {children}
    </Form>
  );
}

/** Marks the kept text as not sent, because the server refused it. Otherwise the success of another form would delete it. */
function keepAsUnsent(name: string) {
  const kept = keptIn(name);
  if (kept?.sent) saveDraft(name, JSON.stringify({ ...kept, sent: false } satisfies StoredDraft));
}

/** Deletes the kept text if it was sent. The page that shows the stored text calls this. */
export function useForgetSent(name: string) {
  useEffect(() => {
    if (keptIn(name)?.sent) clearDrafts(name);
  }, [name]);
}
