import type { Breakdown } from "@site/engine/rooms/load.ts";
import type { Peak } from "@site/engine/rooms/peak.ts";
import { memo } from "react";
import { Bars } from "../../kit/charts/Bars.tsx";
import { Card } from "../../kit/charts/Card.tsx";
import { figure } from "../../kit/charts/figure.ts";
import { causeIds, causesAt, colourOf, counts } from "../charts/causes.ts";
import { blanksOf, type PanelSay, unitOf } from "./say.ts";

type Props = { say: PanelSay; load: { breakdown: Breakdown; peak: Peak } };

/** Shows the parts of the load at its peak hour, sensible and latent, the largest first. */
export const BreakdownPanel = memo(function BreakdownPanel({ say, load: { breakdown, peak } }: Props) {
  const { breakdown: words, causes: names } = say.words.panels;
  const causes = causesAt(breakdown);
  const watts = unitOf(say, "w");
  const whole = (id: keyof typeof causes) => causes[id].sensible + causes[id].latent;
  const { coil, coilSensible, coilLatent, safety, required } = breakdown;
  const share = (part: number) => `${figure(coil > 0 ? (100 * part) / coil : 0)}%`;
  return (
    <Card title={words.title} text={say.fill(words.text, blanksOf(say, peak))}>
      <Bars
        caption={words.title}
        columns={[
          words.cause,
          `${words.sensible} (${watts})`,
          `${words.latent} (${watts})`,
          `${words.total} (${watts})`,
          words.share,
        ]}
        wide={[4]}
        bars={causeIds
          .filter((id) => counts(causes[id].sensible) || counts(causes[id].latent))
          .sort((a, b) => whole(b) - whole(a))
          .map((id) => ({
            name: names[id],
            parts: [
              { colour: colourOf(id), value: causes[id].sensible },
              { colour: colourOf(id), value: causes[id].latent, faint: true },
            ],
            cells: [
              figureOrNone(causes[id].sensible),
              figureOrNone(causes[id].latent),
              figure(whole(id)),
              share(whole(id)),
            ],
          }))}
        foot={[
          [words.coil, figure(coilSensible), figure(coilLatent), figure(coil), ""],
          [words.safety, "", "", figure(safety), ""],
          [words.required, "", "", figure(required), ""],
        ]}
      />
    </Card>
  );
});

const figureOrNone = (watts: number) => (counts(watts) ? figure(watts) : "–");
