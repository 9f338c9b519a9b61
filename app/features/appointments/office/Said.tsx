import { useNavigation } from "react-router";
import { useT } from "#app/i18n/t.ts";
import { useInSight } from "#app/ui/useInSight.ts";
import type { OfficeAnswer } from "./visit.server.ts";

/** What became of what was sent; not before the page shows what is true now, as the forms then begin anew. */
export function Said({ answer: given }: { answer: OfficeAnswer | undefined }) {
  const t = useT("visits");
  const answer = useNavigation().state === "idle" ? given : undefined;
  const sentence = useInSight<HTMLParagraphElement>(answer?.problem && answer);
  return (
    <>
      <p
        ref={sentence}
        role="alert"
        className="rounded-xl border border-danger p-4 text-sm font-semibold whitespace-pre-line text-danger empty:hidden"
      >
        {answer?.problem && (answer.said ?? t(`office.problems.${answer.problem}`))}
      </p>
      <p role="status" className="rounded-xl bg-brand-tint p-4 text-sm empty:hidden">
        {answer?.done && t("office.done")}
      </p>
    </>
  );
}
