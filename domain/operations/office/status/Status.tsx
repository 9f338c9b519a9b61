import { Moment, OutcomeMessage } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Clock } from "./Clock.tsx";
import { SealedErasures } from "./SealedErasures.tsx";
import type { Fact, StatusAnswer, StatusData } from "./types.ts";

/** The page of the site's state. An alarm is shown in words too, not by colour alone. */
export function Status({ facts, now, answer, leaving, ...clock }: StatusData & { answer: StatusAnswer | undefined }) {
  const t = useT("colleagues");
  const count = (what: "alarm" | "unwatched") => facts.filter((fact) => fact[what]).length;
  const [alarms, unwatched] = [count("alarm"), count("unwatched")];
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <div>
        <h1 className="text-2xl">{t("status.title")}</h1>
        <p className="mt-1 text-sm text-soft">
          {t("status.asOf")} <Moment at={now} />
        </p>
      </div>
      <p
        role="status"
        className={`rounded-xl p-4 font-semibold ${alarms > 0 ? "bg-sand text-danger" : unwatched > 0 ? "bg-sand" : "bg-brand-tint"}`}
      >
        {alarms > 0
          ? t("status.alarms", { count: alarms })
          : unwatched > 0
            ? t("status.unwatched", { count: unwatched })
            : t("status.calm")}
      </p>
      <OutcomeMessage
        answer={answer}
        problem={answer?.problem && t(`status.said.${answer.problem}`)}
        done={answer?.done && t(`status.said.${answer.done}`)}
      />
      <Clock now={now} {...clock} />
      <dl className="card divide-y divide-line !py-2">
        {facts.map((fact) => (
          <Line key={fact.name} fact={fact} />
        ))}
      </dl>
      <SealedErasures leaving={leaving} />
    </div>
  );
}

function textOf({ name, refuses, alarm, unwatched }: Fact, values: NonNullable<Fact["values"]>) {
  if (refuses) return `status.database.${refuses}` as const;
  if (name === "database" && alarm) return "status.silent";
  if (name === "clock" && alarm) {
    if (values.apart === 1) return "status.clock.apart";
    return values.ahead === 1 ? "status.clock.ahead" : "status.clock.behind";
  }
  if (name === "mail" && unwatched) return "status.mail.noServer";
  if (name === "mailbox" && values.hours === undefined) return "status.mailbox.noMail";
  if (name === "simulation" && values.day === undefined) return "status.simulation.never";
  if (name === "outbox" && values.pending === 0) return "status.outbox.empty";
  if (name === "papers" && values.names !== "") return values.expired ? "status.papers.expired" : "status.papers.soon";
  return `status.${name}.text` as const;
}

/**
 * Returns the text for a fact without numbers. It is "unknown" only for facts that are counted as unwatched. The disk of another machine,
 * or a mailbox that is not needed, is not counted.
 */
function absenceOf({ alarm, unwatched }: Fact) {
  if (alarm) return "status.none";
  return unwatched ? "status.unknown" : "status.notHere";
}

function Line({ fact }: { fact: Fact }) {
  const t = useT("colleagues");
  const { name, values, alarm } = fact;
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-3">
      <dt className="text-sm text-soft">{t(`status.${name}.name`)}</dt>
      <dd className="sm:col-span-2">
        {values ? t(textOf(fact, values), values) : t(absenceOf(fact))}
        {alarm && <span className="block text-sm text-danger">{t(`status.${name}.todo`)}</span>}
      </dd>
    </div>
  );
}
