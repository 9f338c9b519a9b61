import type { Comparison } from "@site/engine/cases/compare.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { Lines } from "../kit/charts/Lines.tsx";
import type { ProofWords } from "./data.server.ts";
import { digitsFor, quantities } from "./quantities.ts";

type Props = { words: ProofWords; title: string; comparison: Comparison };

/** Shows a whole series as a chart and a table. Published values are points, our values are a line. */
export function SeriesDetails({ words, title, comparison: { quantity, series } }: Props) {
  const language = useLanguage();
  if (!series) return null;
  const digits = digitsFor(series.expected);
  return (
    <details className="group mt-4 rounded-card border border-line bg-raised px-5 py-3">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold hover:text-brand">
        <span>
          {words.series.show} {title} – {words.quantities[quantity]}
        </span>
        <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
      </summary>
      <div className="my-3 max-w-lg">
        <Lines
          title={`${title} – ${words.quantities[quantity]}`}
          description={words.series.chart}
          language={language}
          words={words.series}
          unit={quantities[quantity]?.unit ?? ""}
          across={{ name: words.series.term, values: series.expected.map((_, index) => index + 1), ticks: terms }}
          lines={[
            { name: words.columns.computed, colour: "teal", values: series.computed },
            { name: words.columns.published, colour: "brick", values: series.expected, digits: digits - 1, as: "dots" },
          ]}
          digits={digits}
          height={160}
        />
      </div>
    </details>
  );
}

const terms = [1, 6, 12, 18, 24];
