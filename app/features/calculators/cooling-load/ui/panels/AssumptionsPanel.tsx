import { memo } from "react";
import { Card } from "../../../charts/Card.tsx";
import type { Confidence } from "../../data/sources.ts";
import type { PanelSay } from "./say.ts";

export interface AssumptionRow {
  name: string;
  value: string;
  /** What it would be had nobody changed it. */
  usual?: string;
  source: string;
  confidence: Confidence;
}

const shades: Record<Confidence, string> = { high: "●●●", medium: "●●○", low: "●○○" };

/** All that was taken for granted: where each figure comes from, and how sure it is. */
export const AssumptionsPanel = memo(function AssumptionsPanel({
  say,
  rows,
}: {
  say: PanelSay;
  rows: readonly AssumptionRow[];
}) {
  const { assumptions: words } = say.words.panels;
  return (
    <Card title={words.title} text={words.text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="overflow-x-auto" tabIndex={0}>
        <table className="data-table">
          <thead>
            <tr>
              {[words.name, words.value, words.source].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value, usual, source, confidence }) => (
              <tr key={name}>
                <th scope="row" className="font-normal">
                  {name}
                </th>
                <td>
                  <span className="font-semibold">{value}</span>
                  {usual && <span className="block text-xs text-soft">{say.fill(words.usual, { value: usual })}</span>}
                </td>
                <td className="text-soft">
                  <bdi className="block">{source}</bdi>
                  <span className="text-xs">
                    <span aria-hidden>{shades[confidence]}</span> {say.shared.confidence[confidence]}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
});
