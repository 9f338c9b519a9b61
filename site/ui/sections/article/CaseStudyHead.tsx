import type { PictureData } from "#site/content/pictures.server.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { SampleNote } from "../../primitives/SampleMark.tsx";

type Study = {
  title: string;
  summary: string;
  building: string;
  place: string;
  size: string;
  duration: string;
  year: number;
  scope: string[];
  figures: { value: string; label: string }[];
  sample: boolean;
};

type Props = { study: Study; crumbs: Crumb[]; picture?: PictureData };

export function CaseStudyHead({ study, crumbs, picture }: Props) {
  const t = useT();
  return (
    <header className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 pt-4 pb-12">
        <Breadcrumbs crumbs={crumbs} />
        {study.sample && (
          <SampleNote
            text={t("caseStudy.sample")}
            className="mt-6 inline-block rounded-lg border border-line bg-raised px-4 py-2 text-sm"
          />
        )}
        <div className="grid items-center gap-8 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <h1 className="mt-6 text-4xl">{study.title}</h1>
            <p className="mt-5 text-lg text-soft">{study.summary}</p>
          </div>
          {picture && (
            <HeadPicture picture={picture} sizes="(min-width: 1024px) 500px, 92vw" first className="h-auto w-full" />
          )}
        </div>
        <Figures figures={study.figures} />
        <dl className="mt-8 grid gap-6 text-sm sm:grid-cols-2 lg:grid-cols-4">
          <Detail name={t("caseStudy.building")} values={[study.building, study.size]} />
          <Detail name={t("caseStudy.place")} values={[study.place]} />
          <Detail name={t("caseStudy.duration")} values={[study.duration, `${study.year}`]} />
          <Detail name={t("caseStudy.scope")} values={study.scope} />
        </dl>
      </div>
    </header>
  );
}

function Figures({ figures }: Pick<Study, "figures">) {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <li key={label} className="rounded-card border border-line bg-raised p-3 sm:p-5">
          <p className="text-2xl font-semibold text-brand">
            <bdi>{value}</bdi>
          </p>
          <p className="mt-1 text-sm text-soft">{label}</p>
        </li>
      ))}
    </ul>
  );
}

function Detail({ name, values }: { name: string; values: string[] }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      {values.map((value) => (
        <dd key={value} className="mt-1 font-semibold">
          {value}
        </dd>
      ))}
    </div>
  );
}
