import { amount } from "#site/i18n/figure.ts";
import { useT } from "#site/i18n/t.ts";
import { Table } from "#site/ui/primitives/Table.tsx";
import type { Bar } from "./types.ts";

const height = 100;
const step = 10;

/** A bar chart in reading direction. The table below it, which a reader can open, has the same numbers. */
export function TimeBars({ bars, unit }: { bars: Bar[]; unit: "day" | "month" }) {
  const t = useT("colleagues");
  const most = bars.reduce((top, bar) => (bar.n > top.n ? bar : top));
  const width = bars.length * step;
  const summary = t("dashboard.most", { label: most.label, n: amount(most.n) });
  return (
    <section aria-labelledby="by-time" className="card !p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="by-time" className="text-base">
          {t(`dashboard.by.${unit}`)}
        </h2>
        <p className="text-sm text-soft">{summary}</p>
      </div>
      <svg
        role="img"
        aria-label={`${t(`dashboard.by.${unit}`)}. ${summary}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mirrored h-44 w-full border-b border-line"
      >
        {bars.map(({ key, label, n }, index) => (
          <g key={key} className="fill-brand hover:fill-accent">
            <title>{`${label}: ${amount(n)}`}</title>
            <rect x={index * step} width={step} height={height} fillOpacity={0} />
            <rect
              x={index * step + 1}
              width={step - 2}
              y={height - barHeight(n, most.n)}
              height={barHeight(n, most.n)}
            />
          </g>
        ))}
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-soft">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <Behind bars={bars} unit={unit} />
    </section>
  );
}

/** Returns the height of a bar. A small value still gets a visible bar. */
const barHeight = (n: number, most: number) => (n === 0 ? 0 : Math.max(2, (n / most) * height));

function Behind({ bars, unit }: { bars: Bar[]; unit: "day" | "month" }) {
  const t = useT("colleagues");
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-6 w-fit font-semibold text-brand">{t("dashboard.asTable")}</summary>
      <Table
        caption={`${t(`dashboard.${unit}`)} · ${t("dashboard.count")}`}
        columns={[t(`dashboard.${unit}`), t("dashboard.count")]}
        rows={bars.map(({ label, n }) => ({ name: label, cells: [amount(n)] }))}
        className="mt-2 max-h-80"
      />
    </details>
  );
}
