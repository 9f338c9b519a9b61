import type { ShownStudy } from "#site/content/case-studies.server.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { SampleMark } from "../../primitives/SampleMark.tsx";
import { Pair } from "./Readings.tsx";

/** The list of case studies. The filters search for their words in `data-of`. */
export const StudyList = ({ studies }: { studies: ShownStudy[] }) => (
  <ul data-cards className="study-list grid gap-4 md:grid-cols-2">
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

const Study = ({ id, title, building, place, year, reading, picture, sample }: ShownStudy) => (
  <>
    <div className="flex flex-wrap items-center gap-x-4">
      {picture && (
        <Picture picture={picture} sizes="(min-width: 48rem) 192px, 80px" className="h-auto w-20 min-w-20 md:w-48" />
      )}
      <div className="grow basis-48">
        <p className="text-sm text-soft">
          {building} · {place} · {year}
        </p>
        <h3 className="text-xl">
          <PageLink to={id} className="covering">
            {title}
          </PageLink>{" "}
          {sample && <SampleMark />}
        </h3>
      </div>
    </div>
    {reading && (
      <div className="mt-4">
        <p className="text-sm font-semibold">{reading.name}</p>
        <Pair reading={reading} size="card" />
      </div>
    )}
  </>
);
