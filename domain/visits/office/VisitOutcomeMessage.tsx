import { OutcomeMessage as SaidInOffice } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import type { OfficeAnswer } from "./answer.server.ts";

export function VisitOutcomeMessage({ answer }: { answer: OfficeAnswer | undefined }) {
  const t = useT("visits");
  const { problem, done, said, undo } = answer ?? {};
  return (
    <SaidInOffice
      answer={answer}
      problem={problem && (said ?? t(`office.problems.${problem}`))}
      done={done && (said ?? t("office.done"))}
      undo={undo}
    />
  );
}
