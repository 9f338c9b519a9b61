import type { ShownVacancy } from "#site/content/vacancies.server.ts";
import { formatDate, useLanguage, useT } from "#site/i18n/t.ts";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { SampleNote } from "#site/ui/primitives/SampleMark.tsx";

/** The text of a vacancy: the work, the requirements, and the note that applying costs nothing. */
export function VacancyText({ job: vacancy }: { job: ShownVacancy }) {
  const t = useT("vacancies");
  const until = formatDate(vacancy.until, useLanguage());
  return (
    <div>
      <PageLink to="/careers" className="inline-block py-2 text-brand underline">
        {t("all")}
      </PageLink>
      {vacancy.sample && <SampleNote className="mt-4" />}
      <h1 className="mt-4 text-4xl">{vacancy.title}</h1>
      <p className="mt-4 text-lg text-soft">{vacancy.summary}</p>
      <p className="mt-4 font-semibold">
        {vacancy.place} · {t(`employment.${vacancy.employment}`)} · {vacancy.shift}
      </p>
      {vacancy.state === "open" ? (
        <p className="mt-1 text-soft">{t("until", { date: until })}</p>
      ) : (
        <p role="status" className="card mt-4 text-lg">
          {t("closed")}
        </p>
      )}
      <Lines heading={t("duties")} lines={vacancy.duties} />
      <Lines heading={t("must")} lines={vacancy.must} />
      <Lines heading={t("nice")} lines={vacancy.nice} />
      <p className="mt-8 rounded-xl border border-line bg-raised p-4">
        <b>{t("noMoney.title")}</b> {t("noMoney.text")}
      </p>
    </div>
  );
}

function Lines({ heading, lines }: { heading: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 text-xl">{heading}</h2>
      <ul className="mt-2 list-disc ps-5">
        {lines.map((line) => (
          <li key={line} className="py-1">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
