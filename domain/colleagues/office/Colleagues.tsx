import { useT } from "#site/i18n/t.ts";
import { AddColleague } from "./AddColleague.tsx";
import { AuditTable } from "./AuditTable.tsx";
import { ColleagueRow } from "./ColleagueRow.tsx";
import type { ColleaguesAnswer } from "./colleagues-answer.ts";
import { HelpCustomer } from "./HelpCustomer.tsx";
import { OutcomeMessage } from "./OutcomeMessage.tsx";
import type { ColleaguesData } from "./types.ts";

/** The page of the colleagues: who has access with which role, and the log of what colleagues did. */
export function Colleagues({
  me,
  colleagues,
  asked: question,
  log,
  customersElsewhere,
  answer,
}: ColleaguesData & { answer: ColleaguesAnswer | undefined }) {
  const t = useT("colleagues");
  const name = answer?.name ?? "";
  return (
    <div className="mx-auto max-w-xl space-y-8">
      <h1 className="text-2xl">{t("colleagues.title")}</h1>
      <OutcomeMessage
        answer={answer}
        problem={answer?.refused && t(`colleagues.refused.${answer.refused}`, { name })}
        done={answer?.done && t(`colleagues.done.${answer.done}`, { name })}
      />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <ul className="card divide-y divide-line !py-2 lg:col-span-2">
          {colleagues.map((colleague) => (
            <ColleagueRow
              key={colleague.id}
              colleague={colleague}
              isMe={colleague.id === me}
              asked={question?.id === colleague.id ? question : undefined}
            />
          ))}
        </ul>
        <div className="space-y-6">
          <AddColleague key={colleagues.length} state={answer} />
          <HelpCustomer elsewhere={customersElsewhere} />
        </div>
      </div>
      <section>
        <h2 id="log" className="text-xl">
          {t("audit.title")}
        </h2>
        <p className="mt-1 mb-4 text-sm text-soft">{t("audit.text")}</p>
        <AuditTable log={log} />
      </section>
    </div>
  );
}
