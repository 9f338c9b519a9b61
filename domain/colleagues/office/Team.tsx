import { useT } from "#site/i18n/t.ts";
import { AddColleague } from "./AddColleague.tsx";
import { AuditTable } from "./AuditTable.tsx";
import { HelpCustomer } from "./HelpCustomer.tsx";
import { MemberRow } from "./MemberRow.tsx";
import { Said } from "./Said.tsx";
import type { TeamAnswer } from "./team-answer.ts";
import type { TeamData } from "./types.ts";

/** Lists who has access and with which role, and what colleagues did. */
export function Team({
  me,
  members,
  asked,
  log,
  customersElsewhere,
  answer,
}: TeamData & { answer: TeamAnswer | undefined }) {
  const t = useT("staff");
  const name = answer?.name ?? "";
  return (
    <div className="mx-auto max-w-xl space-y-8">
      <h1 className="text-2xl">{t("team.title")}</h1>
      <Said
        answer={answer}
        problem={answer?.refused && t(`team.refused.${answer.refused}`, { name })}
        done={answer?.done && t(`team.done.${answer.done}`, { name })}
      />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <ul className="card divide-y divide-line !py-2 lg:col-span-2">
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isMe={member.id === me}
              asked={asked?.id === member.id ? asked : undefined}
            />
          ))}
        </ul>
        <div className="space-y-6">
          <AddColleague key={members.length} state={answer} />
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
