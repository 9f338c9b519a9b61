import { materials, type SourceId, usualVelocity } from "@site/engine/ducts/data.ts";
import type { DuctInput, DuctResult } from "@site/engine/ducts/duct-size.ts";
import { assumedInsulation } from "@site/engine/ducts/insulation.ts";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Source } from "../kit/frame/Source.tsx";
import { fill, format, type Say } from "../kit/frame/say.ts";
import { Block } from "./Details.tsx";
import type { Words } from "./words.ts";

type Props = { input: DuctInput; result: DuctResult; say: Say<Words> };

/** Says how thick the insulation of a cold duct must be to prevent condensation. */
export function InsulationRemark({ input, result, say: { words } }: Props) {
  const { around, least, sold } = result.insulation;
  const { insulation } = words;
  const text = least === 0 ? insulation.none : sold ? insulation.least : insulation.tooThick;
  return (
    <Block title={insulation.title}>
      <p className="max-w-lg">
        {fill(text, {
          duct: format(input.temperature, 1),
          air: format(around.dryBulb, 1),
          dew: format(around.dewPoint, 1),
          least: format(Math.ceil(least)),
          sold: format(sold ?? 0),
        })}
      </p>
      <p className="max-w-lg text-sm text-soft">
        {fill(insulation.assumed, { conductivity: assumedInsulation.conductivity, surface: assumedInsulation.surface })}
      </p>
    </Block>
  );
}

/** Shows the method and the sources of the figures. */
export function Basis({ input, result, say }: Props) {
  const { words, fill: filled } = say;
  const { found, basis, notes, sources } = words;
  const material = materials[input.material];
  const [least, most] = usualVelocity[input.part];
  const from = (source: SourceId, confidence?: "high" | "medium" | "low") => (
    <Source source={sources[source]} confidence={confidence} />
  );
  return (
    <Block title={basis.title}>
      <Figures
        figures={[
          {
            label: found.roughness,
            value: <Amount value={result.roughness * 1000} unit="mm" digits={3} />,
            note: input.roughness === undefined && from(material.source, material.confidence),
          },
          {
            label: found.limit,
            value: <Amount value={result.round.limit} unit="m-per-s" digits={1} />,
            note: input.velocity === undefined && from("noise", "medium"),
          },
          {
            label: found.usualVelocity,
            value: <bdi dir="ltr">{`${format(least, 1)}–${format(most, 1)} ${say.unit("m-per-s")}`}</bdi>,
            note: from("practice", "low"),
          },
          { label: found.density, value: <bdi dir="ltr">{`${format(result.air.density, 3)} kg/m³`}</bdi> },
          { label: found.viscosity, value: <bdi dir="ltr">{`${format(result.air.viscosity * 1e6, 1)} µPa·s`}</bdi> },
          {
            label: found.equivalents,
            value: "",
            note: (
              <>
                {from("huebscher", "medium")} {from("oval", "medium")}
              </>
            ),
          },
          {
            label: found.exact,
            value: <Amount value={result.exact.diameter * 1000} unit="mm" digits={0} />,
            note: (
              <>
                {filled(notes.exact, { governs: notes[result.exact.governs] })} {from("round", "medium")}
              </>
            ),
          },
        ]}
      />
    </Block>
  );
}
