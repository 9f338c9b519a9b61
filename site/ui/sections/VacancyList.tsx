import type { ListedVacancy } from "#site/content/vacancies-page.server.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { SampleMark } from "../primitives/SampleMark.tsx";
import { Section, SectionIntro } from "../primitives/Section.tsx";

/** The open vacancies, or a plain sentence that there are none. */
export function VacancyList({ vacancies }: { vacancies: ListedVacancy[] }) {
  const t = useT();
  return (
    <Section label="jobs">
      <SectionIntro id="jobs" heading={t("jobs.open")} />
      {vacancies.length === 0 && <p>{t("jobs.none")}</p>}
      <ul className="grid gap-4 md:grid-cols-2">
        {vacancies.map(({ slug, title, summary, place, shift, sample }) => (
          <li key={slug} className="group relative card smooth hover:border-brand">
            <h3 className="text-lg">
              <PageLink to={`/careers/${slug}`} className="covering">
                {title}
              </PageLink>{" "}
              {sample && <SampleMark />}
            </h3>
            <p className="mt-1 text-sm text-soft">{summary}</p>
            <p className="mt-2 text-sm font-semibold">
              {place} · {shift}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
