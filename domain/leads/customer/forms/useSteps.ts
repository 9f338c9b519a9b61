import { type SyntheticEvent, useEffect, useEffectEvent } from "react";
import { controlNamed, focusOn, isHidden } from "./fields.ts";
import type { LeadForm } from "./useLeadForm.ts";

/**
 * Handles the two steps of the enquiry form on a phone. The fragment of the page's address opens the second step (see form.css), so its
 * link and the back button work before this script is loaded. The script checks the first step before the visitor leaves it, and moves the
 * focus to the step that opens.
 */
export function useSteps({ ref, check }: LeadForm) {
  const stepOf = (id: "what" | "reach") => ref.current?.querySelector<HTMLElement>(`#${id}`) ?? null;
  const isFirst = () => isHidden(stepOf("reach"));

  function next(event: SyntheticEvent) {
    event.preventDefault();
    const what = stepOf("what");
    if (ref.current && what && check(ref.current, what)) focusOn(controlNamed(ref.current, "name"));
  }

  const follow = useEffectEvent(() => {
    const lost = document.activeElement === document.body || isHidden(document.activeElement);
    if (lost) stepOf(isFirst() ? "what" : "reach")?.focus();
  });
  useEffect(() => {
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  return { isFirst, next };
}
