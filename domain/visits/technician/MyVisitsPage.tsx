import { visitOutcomes } from "@site/ground/states/visit.ts";
import { useSearchParams } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { MyVisitsFrame } from "./MyVisitsFrame.tsx";
import { useKeptPage } from "./offline/useKeptPage.ts";
import { useQueue } from "./offline/useQueue.ts";
import type { MyVisitsData } from "./page.server.ts";
import { picturesOf } from "./pictures.ts";
import { QueueNotice } from "./QueueNotice.tsx";
import type { ReceiveOutcome } from "./receive.server.ts";
import { VisitCard } from "./VisitCard.tsx";

/** A technician's visits on a phone. The page works without a script; with a script it also works without a connection. */
export function MyVisitsPage({ page, answer }: { page: MyVisitsData; answer: ReceiveOutcome | undefined }) {
  const t = useT("my-visits");
  const queue = useQueue(page.staff, page.asOf);
  const all = page.days.flatMap(({ visits }) => visits);
  useKeptPage(page.asOf, picturesOf(all, useLanguage()));
  return (
    <MyVisitsFrame page={page} unsent={queue.actions.length > 0}>
      <h1 className="text-2xl">{t("title")}</h1>
      <Said answer={answer} />
      <QueueNotice queue={queue} asOf={page.asOf} />
      {!page.hasTeam && <p className="card">{t("noTeam")}</p>}
      {page.days.map(({ name, date, visits }) => (
        <section key={name} aria-labelledby={`day-${name}`} className="grid grid-cols-1 gap-3">
          <h2 id={`day-${name}`} className="flex flex-wrap items-baseline gap-x-2 text-lg">
            {t(name)} <span className="text-sm font-normal text-soft">{date}</span>
          </h2>
          {visits.length === 0 && <p className="text-sm text-soft">{t("none")}</p>}
          {visits.map((visit) => (
            <VisitCard
              key={visit.id}
              visit={visit}
              maxPhotos={page.maxPhotos}
              queue={queue}
              refused={answer?.ok === false && answer.visit === visit.id ? answer : undefined}
            />
          ))}
        </section>
      ))}
    </MyVisitsFrame>
  );
}

/** The result of a form that was sent without a script. */
function Said({ answer }: { answer: ReceiveOutcome | undefined }) {
  const t = useT("my-visits");
  const [query] = useSearchParams();
  const done = (["start", ...visitOutcomes, "add"] as const).find((kind) => kind === query.get("done"));
  const conflict = (["moved", "cancelled", "settled"] as const).find((kind) => kind === query.get("conflict"));
  const problem = answer?.ok === false ? t(`problems.${answer.problem}`) : conflict && t(`conflict.${conflict}`);
  return (
    <>
      <p role="alert" className="rounded-xl border border-danger p-4 text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <p role="status" className="rounded-xl bg-brand-tint p-4 text-sm empty:hidden">
        {!problem && done && t(`said.${done}`)}
      </p>
    </>
  );
}
