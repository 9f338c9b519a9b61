import { useT } from "#app/i18n/t.ts";
import type { Crumb } from "#app/site/seo.server.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";

type Study = {
  title: string;
  summary: string;
  building: string;
  place: string;
  scope: string[];
  figures: { value: string; label: string }[];
  sample: boolean;
};

export function CaseStudyHead({ study, crumbs }: { study: Study; crumbs: Crumb[] }) {
  const t = useT();
  return (
    <header className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 pt-4 pb-12">
        <Breadcrumbs crumbs={crumbs} />
        {study.sample && (
          <p className="mt-6 inline-block rounded-lg border border-line bg-raised px-4 py-2 text-sm">
            {t("caseStudy.sample")}
          </p>
        )}
        <h1 className="mt-6 max-w-lg text-4xl">{study.title}</h1>
        <p className="mt-5 max-w-lg text-lg text-soft">{study.summary}</p>
        <Figures figures={study.figures} />
        <dl className="mt-8 grid gap-6 text-sm sm:grid-cols-3">
          <Detail name={t("caseStudy.building")} value={study.building} />
          <Detail name={t("caseStudy.place")} value={study.place} />
          <Detail name={t("caseStudy.scope")} value={study.scope.join(t("hours.comma"))} />
        </dl>
      </div>
    </header>
  );
}

function Figures({ figures }: Pick<Study, "figures">) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <li key={label} className="rounded-card border border-line bg-raised p-5">
          <p className="text-2xl font-semibold text-brand">
            <bdi>{value}</bdi>
          </p>
          <p className="mt-1 text-sm text-soft">{label}</p>
        </li>
      ))}
    </ul>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="mt-0.5 font-semibold">{value}</dd>
    </div>
  );
}
