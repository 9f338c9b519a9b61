import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { clearDrafts, saveDraft } from "#app/ui/controls/useSavedDraft.ts";
import { Restored, TwoTexts } from "./TwoTexts.tsx";
import {
  areSame,
  differences,
  givenTo,
  type Kept,
  keptAt,
  keptIn,
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
 * A form that keeps in this browser tab what is typed, until it was sent. What a colleague saved meanwhile is not overwritten by it: both texts are then shown.
 * It begins anew, by a key, when what is stored has changed.
 */
export function KeptForm({ name, answer, isOwn = false, ticksOf, onRestored, children, ...form }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const base = useRef<Values>({});
  const [restored, setRestored] = useState(false);
  const [rows, setRows] = useState<Row[]>([]);

  const write = (sent: boolean) => {
    if (!ref.current || rows.length > 0) return;
    const mine = valuesOf(ref.current);
    const before = keptIn(name);
    if (areSame(mine, base.current)) clearDrafts(name);
    else if (sent || !before || !areSame(before.mine, mine)) {
      const kept: Kept = { base: base.current, mine, sent, ticksOf };
      saveDraft(name, JSON.stringify(kept));
    }
  };
  const fill = (mine: Values) => {
    if (ref.current) putIn(ref.current, mine);
    onRestored?.(mine);
  };
  const begin = useEffectEvent(() => {
    if (!ref.current) return;
    base.current = givenTo(ref.current);
    const isTyped = ([field, value]: [string, string]) => value !== base.current[field];
    const typed = Object.fromEntries(Object.entries(valuesOf(ref.current)).filter(isTyped));
    const found = keptIn(name);
    const kept = found && !(found.sent && answer?.done) ? keptAt(ticksOf, found, base.current) : undefined;
    const mine = { ...(kept?.mine ?? base.current), ...typed };
    if (areSame(mine, base.current)) return clearDrafts(name);
    if (kept) saveDraft(name, JSON.stringify({ ...kept, sent: false } satisfies Kept));
    if (kept && !isOwn && !areSame(kept.base, base.current)) {
      putIn(ref.current, base.current);
      return setRows(differences(ref.current, mine, base.current));
    }
    fill(mine);
    setRestored(kept !== undefined);
    write(false);
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (answer?.problem) keepAsUnsent(name);
  }, [answer, name]);

  const discard = () => {
    clearDrafts(name);
    if (ref.current) putIn(ref.current, base.current);
    onRestored?.(base.current);
    setRows([]);
    setRestored(false);
  };
  const goOn = () => {
    const kept = keptIn(name);
    setRows([]);
    if (!kept) return;
    fill(kept.mine);
    setRestored(true);
    saveDraft(name, JSON.stringify({ ...kept, base: base.current, sent: false }));
  };
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
      {rows.length > 0 && <TwoTexts rows={rows} onMine={goOn} onTheirs={discard} />}
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
