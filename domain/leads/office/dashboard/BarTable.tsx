import { amount, share } from "#site/i18n/figure.ts";
import { useT } from "#site/i18n/t.ts";
import type { Bar } from "./types.ts";

type Props = { name: "funnel" | "source" | "service" | "place"; bars: Bar[]; whole: number };

const shown = 8;

/** A chart in the form of a table. Each row has a bar, a number and its share of the total. */
export function BarTable({ name, bars, whole }: Props) {
  const t = useT("colleagues");
  const most = Math.max(...bars.map(({ n }) => n), 1);
  const rest = bars.slice(shown);
  const table = (part: Bar[]) => (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(`dashboard.by.${name}`)}</caption>
      <tbody>
        {part.map((bar) => (
          <Row key={bar.key} bar={bar} most={most} whole={whole} />
        ))}
      </tbody>
    </table>
  );
  return (
    <section aria-labelledby={`by-${name}`} className="card !p-5">
      <h2 id={`by-${name}`} className="mb-3 text-base">
        {t(`dashboard.by.${name}`)}
      </h2>
      {table(bars.slice(0, shown))}
      {rest.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="min-h-6 w-fit font-semibold text-brand">
            {t("dashboard.more", { count: rest.length })}
          </summary>
          {table(rest)}
        </details>
      )}
    </section>
  );
}

function Row({ bar: { label, n }, most, whole }: { bar: Bar; most: number; whole: number }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-start font-normal">
        <span className="block wrap-anywhere">{label}</span>
        <svg
          aria-hidden
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="mirrored mt-1 h-1.5 w-full rounded-lg bg-sand"
        >
          <rect width={(n / most) * 100} height={1} className="fill-brand" />
        </svg>
      </th>
      <td className="w-16 ps-3 text-end align-bottom font-semibold">{amount(n)}</td>
      <td className="w-14 ps-2 text-end align-bottom text-soft">{share(n / whole)}</td>
    </tr>
  );
}
