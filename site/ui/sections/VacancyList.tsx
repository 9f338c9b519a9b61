import type { ListedVacancy } from "#site/content/vacancies-page.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "../primitives/Icon.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { SampleMark } from "../primitives/SampleMark.tsx";
import { useRegion } from "../primitives/Section.tsx";

/** The open vacancies as a board, or a plain sentence that there are none. */
export function VacancyList({ vacancies }: { vacancies: ListedVacancy[] }) {
  const t = useT();
  return (
    <section {...useRegion("jobs")} className="card shadow-card md:p-8">
      <h2 id="jobs" className="mb-2 text-2xl">
        {t("jobs.open")}
      </h2>
      {vacancies.length === 0 && <p>{t("jobs.none")}</p>}
      <ul>
        {vacancies.map(({ slug, title, place, shift, sample }) => (
          <li key={slug} className="group relative flex items-center gap-4 border-t border-line py-3">
            <div>
              <h3 className="text-lg">
                <PageLink to={`/careers/${slug}`} className="covering group-hover:underline">
                  {title}
                </PageLink>{" "}
                {sample && <SampleMark />}
              </h3>
              <p className="text-sm text-soft">
                {place} · {shift}
              </p>
            </div>
            <Icon name="arrow-right" className="ms-auto shrink-0 text-brand mirrored" />
          </li>
        ))}
      </ul>
    </section>
  );
}
