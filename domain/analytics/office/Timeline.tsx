import { amount } from "#site/i18n/figure.ts";
import { useT } from "#site/i18n/t.ts";
import { Table } from "#site/ui/primitives/Table.tsx";
import { Notes } from "./Notes.tsx";
import type { TimelineData } from "./types.ts";

type TimeBar = TimelineData["bars"][number];

const height = 100;
const step = 10;

/**
 * Draws the visits over time as bars. A line across each bar shows the period before. Days off are shaded, and days with notes are marked.
 */
export function Timeline({ timeline, fixed }: { timeline: TimelineData; fixed: boolean }) {
  const t = useT("analytics");
  const { bars, unit, notes } = timeline;
  const most = Math.max(...bars.flatMap(({ n, before }) => [n, before ?? 0]), 1);
  const top = bars.reduce((best, bar) => (bar.n > best.n ? bar : best));
  const summary = t("most", { label: top.label, n: amount(top.n) });
  return (
    <section aria-labelledby="by-time" className="card !p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="by-time" className="text-base">
          {t(`by.${unit}`)}
        </h2>
        <p className="text-sm text-soft">{summary}</p>
      </div>
      <svg
        role="img"
        aria-label={`${t(`by.${unit}`)}. ${summary}`}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mirrored h-44 w-full border-b border-line"
      >
        {bars.map((bar, index) => (
          <BarShape key={bar.key} bar={bar} x={index * step} most={most} />
        ))}
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-soft">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <Key timeline={timeline} />
      <Behind bars={bars} unit={unit} />
      <Notes notes={notes} fixed={fixed} />
    </section>
  );
}

const shades = { weekend: "fill-sand", holiday: "fill-brand-tint", ramadan: "fill-accent/15" } as const;

function BarShape({ bar: { label, n, before, shade, notes }, x, most }: { bar: TimeBar; x: number; most: number }) {
  const tall = (value: number) => (value === 0 ? 0 : Math.max(2, (value / most) * height));
  return (
    <g className="fill-brand hover:fill-accent">
      <title>{before === null ? `${label}: ${amount(n)}` : `${label}: ${amount(n)} (${amount(before)})`}</title>
      <rect x={x} width={step} height={height} {...(shade ? { className: shades[shade] } : { fillOpacity: 0 })} />
      <rect x={x + 1.5} width={step - 3} y={height - tall(n)} height={tall(n)} />
      {before !== null && before > 0 && (
        <rect x={x + 0.5} width={step - 1} y={height - tall(before) - 0.6} height={1.2} className="fill-ink" />
      )}
      {notes.length > 0 && <rect x={x} width={step} height={6} className="fill-accent" />}
    </g>
  );
}

function Key({ timeline: { bars } }: { timeline: TimelineData }) {
  const t = useT("analytics");
  const has = (shade: TimeBar["shade"]) => bars.some((bar) => bar.shade === shade);
  const swatch = "inline-block h-3 w-4 border border-line align-[-0.1em]";
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
      {bars.some(({ before }) => before !== null) && (
        <li>
          <span aria-hidden className="inline-block h-0.5 w-4 bg-ink align-middle" /> {t("key.before")}
        </li>
      )}
      {bars.some(({ notes }) => notes.length > 0) && (
        <li>
          <span aria-hidden className="inline-block h-2 w-4 bg-accent align-middle" /> {t("notes.title")}
        </li>
      )}
      {has("weekend") && (
        <li>
          <span aria-hidden className={`${swatch} bg-sand`} /> {t("key.weekend")}
        </li>
      )}
      {has("ramadan") && (
        <li>
          <span aria-hidden className={`${swatch} bg-accent/15`} /> {t("key.ramadan")}
        </li>
      )}
      {has("holiday") && (
        <li>
          <span aria-hidden className={`${swatch} bg-brand-tint`} /> {t("key.holiday")}
        </li>
      )}
    </ul>
  );
}

function Behind({ bars, unit }: { bars: TimeBar[]; unit: TimelineData["unit"] }) {
  const t = useT("analytics");
  const compared = bars.some(({ before }) => before !== null);
  const columns = [t(`units.${unit}`), t("columns.visits"), ...(compared ? [t("key.before")] : [])];
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-6 w-fit font-semibold text-brand">{t("asTable")}</summary>
      <Table
        caption={t(`by.${unit}`)}
        columns={columns}
        rows={bars.map(({ label, n, before }) => ({
          name: label,
          cells: [amount(n), ...(compared ? [amount(before ?? 0)] : [])],
        }))}
        className="mt-2 max-h-80"
      />
    </details>
  );
}
