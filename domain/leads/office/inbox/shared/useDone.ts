import { useEffect, useRef } from "react";
import { useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import type { ActionOutcome } from "./action-outcome.ts";

/** Shows the result of an action once, as a toast. If the action succeeded, it also calls `onOk`. */
export function useDone(done: ActionOutcome | undefined, onOk?: () => void) {
  const t = useT("inbox");
  const lastOutcome = useRef<ActionOutcome>(undefined);
  useEffect(() => {
    if (!done || lastOutcome.current === done) return;
    lastOutcome.current = done;
    if (done.ok) {
      if (done.words) toast.success(t(`done.${done.words}`, { count: done.changed }));
      onOk?.();
    } else if (done.problem === "conflict") {
      toast.warning(t("problems.conflict", { name: done.who ?? t("problems.somebody") }), {
        description: t("problems.conflictText"),
        duration: 10_000,
      });
    } else if (!done.field) {
      toast.error(t(`problems.${done.problem}`), {
        description: done.problem === "invalid" ? undefined : t(`problems.${done.problem}Text`),
      });
    }
  });
}
