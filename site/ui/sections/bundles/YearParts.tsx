import type { Year } from "#site/content/schemas/year.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { SampleMark } from "../../primitives/SampleMark.tsx";
import { Section } from "../../primitives/Section.tsx";
import { monthNames, monthsOf } from "./months.ts";

/** The work in each part of the year, in words. The numbers are those of the wheel. */
export function YearParts({ year: { heading, intro, sample, parts } }: { year: Year }) {
  const t = useT();
  const names = monthNames(useLanguage(), "long");
  return (
    <Section label="year">
      <h2 id="year" className="text-3xl">
        {heading} {sample && <SampleMark />}
      </h2>
      {intro && <p className="mt-3 max-w-lg text-soft">{intro}</p>}
      <ol className="mt-6 grid gap-x-8 gap-y-4 md:grid-cols-2">
        {parts.map((part, index) => {
          const { first, last, isMid } = monthsOf(part);
          const from = isMid ? t("bundle.mid", { month: names[first] }) : names[first];
          return (
            <li key={part.title} className="border-t-2 border-accent pt-2">
              <p className="text-sm font-semibold text-accent-deep">
                {index + 1} · {first === last ? from : `${from} – ${names[last]}`}
              </p>
              <h3 className="text-xl">{part.title}</h3>
              <ul className="mt-1 list-disc ps-5 text-soft">
                {part.work.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
