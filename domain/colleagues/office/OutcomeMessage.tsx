import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigation, useSubmit } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useHydrated } from "#site/ui/useHydrated.ts";
import { useInSight } from "#site/ui/useInSight.ts";

/** This form takes the change back. It is offered for so many milliseconds. */
export interface Undo {
  action: string;
  fields: Record<string, string>;
  ms: number;
}

interface Props {
  /** The answer of the action is shown only once. */
  answer: object | undefined;
  problem?: ReactNode;
  done?: string | false | undefined;
  undo?: Undo | undefined;
}

let lastTold: unknown;

/**
 * Says what became of a form, once the page shows the new state, because the forms then begin anew. A refusal is shown here and scrolled into view.
 * Success is shown in the bar of the office, which is visible wherever the pressed button was. If the page itself came with the success, as without a
 * script, it is shown here.
 */
export function OutcomeMessage({ answer, problem, done, undo }: Props) {
  const isIdle = useNavigation().state === "idle";
  const hydrated = useHydrated();
  const { key } = useLocation();
  const refused = isIdle && problem ? answer : undefined;
  const sentence = useInSight<HTMLParagraphElement>(refused);
  const takeBack = useTakeBack();
  const t = useT("colleagues");
  const told = isIdle && !problem && done ? done : undefined;
  /** If another page did it, the key of the history entry stands for the answer. */
  const which = answer ?? key;
  // Somebody who opens a page with this sentence may be pressing a button below it, so the sentence must not move the button.
  const [here] = useState(() => (hydrated ? undefined : which));
  const tell = useEffectEvent((title: string, of: unknown) => {
    if (of === lastTold || of === here) return;
    lastTold = of;
    const action = undo && { label: t("undo"), onClick: () => takeBack(undo) };
    toast.success(title, { id: "said", isStatus: true, ...(action && { action, duration: undo.ms, urgent: true }) });
  });
  useEffect(() => {
    if (told) tell(told, which);
  }, [told, which]);
  return (
    <>
      <p
        ref={sentence}
        role="alert"
        className="rounded-xl border border-danger p-4 text-sm font-semibold whitespace-pre-line text-danger empty:hidden"
      >
        {refused && problem}
      </p>
      {told && which === here && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-xl bg-brand-tint p-4 text-sm">
          {told}
          {undo && <UndoForm {...undo} label={t("undo")} />}
        </div>
      )}
    </>
  );
}

const UndoForm = ({ action, fields, label }: Undo & { label: string }) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" look="outline">
      {label}
    </Button>
  </form>
);

export const undoKey = "undo";

/** The colleague may have left the page with the change meanwhile, so the frame of the office says what became of it. */
function useTakeBack() {
  const submit = useSubmit();
  return ({ action, fields }: Undo) =>
    void submit(fields, { method: "post", action, navigate: false, fetcherKey: undoKey });
}
