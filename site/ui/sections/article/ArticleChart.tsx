import type { Chart } from "#site/content/schemas/pages.ts";
import { groupedDigits } from "../amount.ts";
import { Bar } from "./Readings.tsx";

/** The figures of an article at its top: one bar for each, on one scale. The longest is amber. */
export function ArticleChart({ chart: { heading, unit, bars } }: { chart: Chart }) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <figure className="card md:p-8">
      <figcaption className="mb-3 font-semibold">{heading}</figcaption>
      {bars.map(({ name, value }) => (
        <p key={name} className="mt-3">
          <span className="flex items-baseline gap-x-2">
            <span className="me-auto text-sm">{name}</span>
            <b className="text-2xl">{groupedDigits(value)}</b>
            <span className="text-sm text-soft">{unit}</span>
          </span>
          <Bar share={value / most} className={`h-3 ${value === most ? "text-accent" : "text-brand"}`} />
        </p>
      ))}
    </figure>
  );
}
