import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigation, useSubmit } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useHydrated } from "#site/ui/useHydrated.ts";
import { useInSight } from "#site/ui/useInSight.ts";

/** The form that undoes a change. The undo button is shown for `ms` milliseconds. */
export interface Undo {
  action: string;
  fields: Record<string, string>;
  ms: number;
}

interface Props {
  /** The answer of the action. Each answer is shown once. */
  answer: object | undefined;
  problem?: ReactNode;
  done?: string | false | undefined;
  undo?: Undo | undefined;
}

let lastTold: unknown;

/**
 * Says what a form did, once the page shows the new state. A refusal is shown here and scrolled into view. Success is shown as a toast in
 * the bar of the office, which is visible wherever the button was. If the page was loaded with the success, as without a script, the
 * success is shown here.
 */
export function OutcomeMessage({ answer, problem, done, undo }: Props) {
  const isIdle = useNavigation().state === "idle";
  const hydrated = useHydrated();
  const { key } = useLocation();
  const refused = isIdle && problem ? answer : undefined;
  const sentence = useInSight<HTMLParagraphElement>(refused);
  const takeBack = useTakeBack();
  const t = useT("colleagues");
  const message = isIdle && !problem && done ? done : undefined;
  /** Identifies the outcome. If the form was on another page, the key of the history entry identifies it. */
  const which = answer ?? key;
  // If the page was loaded with the sentence, the sentence stays. Removing it would move the buttons below it while somebody presses one.
  const [here] = useState(() => (hydrated ? undefined : which));
  const tell = useEffectEvent((title: string, of: unknown) => {
    if (of === lastTold || of === here) return;
    lastTold = of;
    const action = undo && { label: t("undo"), onClick: () => takeBack(undo) };
    toast.success(title, { id: "said", isStatus: true, ...(action && { action, duration: undo.ms, urgent: true }) });
  });
  useEffect(() => {
    if (message) tell(message, which);
  }, [message, which]);
  return (
    <>
      <p
        ref={sentence}
        role="alert"
        className="rounded-xl border border-danger p-4 text-sm font-semibold whitespace-pre-line text-danger empty:hidden"
      >
        {refused && problem}
      </p>
      {message && which === here && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-xl bg-brand-tint p-4 text-sm">
          {message}
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

/**
 * Returns a function that sends the undo form. The colleague may have left the page meanwhile, so the frame of the office shows the result
 * (`useUndone`).
 */
function useTakeBack() {
  const submit = useSubmit();
  return ({ action, fields }: Undo) =>
    void submit(fields, { method: "post", action, navigate: false, fetcherKey: undoKey });
}
