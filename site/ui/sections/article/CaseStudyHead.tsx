import type { PictureData } from "#site/content/pictures.server.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { useT } from "#site/i18n/t.ts";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { SampleNote } from "../../primitives/SampleMark.tsx";
import { WideHead } from "../faces/Head.tsx";
import { Pair, type Reading } from "./Readings.tsx";

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
  readings: Reading[];
  sample: boolean;
};

type Props = { study: Study; crumbs: Crumb[]; picture?: PictureData };

/** The top of a case study. Its most telling reading, before and after, is the picture; the building comes after it. */
export function CaseStudyHead({ study, crumbs, picture }: Props) {
  const t = useT();
  const [reading] = study.readings;
  return (
    <>
      <WideHead
        text={{ title: study.title, lead: study.summary }}
        crumbs={crumbs}
        more={study.sample && <SampleNote text={t("caseStudy.sample")} className="mt-4 text-sm text-soft" />}
      >
        {reading && (
          <figure>
            <figcaption className="font-semibold">{reading.name}</figcaption>
            <Pair reading={reading} size="huge" />
          </figure>
        )}
      </WideHead>
      <div className="mx-auto grid max-w-xl items-center gap-8 px-5 pt-8 md:pt-12 lg:grid-cols-[1fr_1.15fr]">
        {picture && <HeadPicture picture={picture} sizes="(min-width: 1024px) 500px, 92vw" className="h-auto w-full" />}
        <div>
          <Figures figures={study.figures} />
          <dl className="mt-6 grid gap-4 text-sm sm:grid-cols-2">
            <Detail name={t("caseStudy.building")} values={[study.building, study.size]} />
            <Detail name={t("caseStudy.place")} values={[study.place]} />
            <Detail name={t("caseStudy.duration")} values={[study.duration, `${study.year}`]} />
            <Detail name={t("caseStudy.scope")} values={study.scope} />
          </dl>
        </div>
      </div>
    </>
  );
}

const Figures = ({ figures }: Pick<Study, "figures">) => (
  <ul className="grid grid-cols-2 gap-x-6 gap-y-4">
    {figures.map(({ value, label }) => (
      <li key={label} className="border-t-2 border-brand pt-2">
        <p className="text-2xl font-semibold text-brand">
          <bdi>{value}</bdi>
        </p>
        <p className="mt-1 text-sm text-soft">{label}</p>
      </li>
    ))}
  </ul>
);

const Detail = ({ name, values }: { name: string; values: string[] }) => (
  <div>
    <dt className="text-soft">{name}</dt>
    {values.map((value) => (
      <dd key={value} className="mt-1 font-semibold">
        {value}
      </dd>
    ))}
  </div>
);
