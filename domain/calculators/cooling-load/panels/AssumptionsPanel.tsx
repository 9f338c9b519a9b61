import type { Confidence } from "@site/engine/data/sources.ts";
import { memo } from "react";
import { Card } from "../../kit/charts/Card.tsx";
import type { PanelSay } from "./say.ts";

export interface AssumptionRow {
  name: string;
  value: string;
  /** The default value, if the visitor changed the assumption. */
  usual?: string;
  source: string;
  confidence: Confidence;
}

const shades: Record<Confidence, string> = { high: "●●●", medium: "●●○", low: "●○○" };

/** Shows all assumptions, with source and confidence. */
export const AssumptionsPanel = memo(function AssumptionsPanel({
  say,
  rows,
  text,
}: {
  say: PanelSay;
  rows: readonly AssumptionRow[];
  /** A text that replaces the default one. */
  text?: string;
}) {
  const { assumptions: words } = say.words.panels;
  return (
    <Card title={words.title} text={text ?? words.text}>
      <dl className="text-sm">
        {rows.map(({ name, value, usual, source, confidence }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-2.5 @md:grid-cols-[3fr_3fr_4fr]"
          >
            <dt>{name}</dt>
            <dd className="text-end font-semibold @md:text-start">
              {value}
              {usual && (
                <span className="block text-xs font-normal text-soft">{say.fill(words.usual, { value: usual })}</span>
              )}
            </dd>
            <dd className="col-span-2 text-xs text-soft @md:col-span-1">
              <bdi className="block">{source}</bdi>
              <span aria-hidden>{shades[confidence]}</span> {say.shared.confidence[confidence]}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});
