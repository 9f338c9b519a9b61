import type { ShownStudy } from "#site/content/case-studies.server.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { SampleMark } from "../../primitives/SampleMark.tsx";

/** The list of case studies. The filters search for their words in `data-of`. */
export const StudyList = ({ studies }: { studies: ShownStudy[] }) => (
  <ul data-cards className="study-list mt-8 grid gap-4 md:grid-cols-2">
    {studies.map((study) => (
      <li
        key={study.id}
        data-of={`${study.sector} ${study.trades.join(" ")} ${study.city}`}
        className="group relative card smooth hover:border-brand hover:shadow-card"
      >
        <Study {...study} />
      </li>
    ))}
  </ul>
);

const Study = ({ id, title, summary, building, place, year, figure, picture, sample }: ShownStudy) => (
  <>
    {picture && (
      <Picture picture={picture} sizes="(min-width: 48rem) 500px, 86vw" className="mb-4 h-auto w-full max-md:hidden" />
    )}
    <p className="eyebrow">
      {building} · {place} · {year}
    </p>
    <h3 className="text-xl">
      <PageLink to={id} className="covering">
        {title}
      </PageLink>{" "}
      {sample && <SampleMark />}
    </h3>
    <p className="mt-2 text-sm text-soft">{summary}</p>
    {figure && (
      <p className="mt-3">
        <b className="text-xl text-brand">
          <bdi>{figure.value}</bdi>
        </b>{" "}
        <span className="text-sm text-soft">{figure.label}</span>
      </p>
    )}
  </>
);
