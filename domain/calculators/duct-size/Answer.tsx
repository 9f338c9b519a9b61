import type { DuctResult, SizedDuct } from "@site/engine/ducts/duct-size.ts";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Headline } from "../kit/frame/Headline.tsx";
import { Sections } from "./Sections.tsx";
import { installedShape, sidesOf } from "./say.ts";
import type { Words } from "./words.ts";

type SizeProps = { duct: SizedDuct; millimetres: string };

export const Size = ({ duct, millimetres }: SizeProps) => (
  <>
    <bdi dir="ltr">{sidesOf(duct)}</bdi> {millimetres}
  </>
);

type Props = { result: DuctResult; words: Words; millimetres: string };

export function Answer({ result, words, millimetres }: Props) {
  const { round, rectangular, oval } = result;
  const { shapes, found } = words;
  const duct = installedShape(result);
  const drawn = [round, rectangular, oval].filter((shape) => shape !== undefined);
  return (
    <div className="grid gap-6">
      <Headline
        label={shapes.round}
        value={<Size duct={round} millimetres={millimetres} />}
        note={
          rectangular && (
            <p className="text-xl font-semibold text-ink">
              {shapes.rectangular} <Size duct={rectangular} millimetres={millimetres} />
            </p>
          )
        }
      />
      <Sections ducts={drawn} words={words} />
      <div>
        <h3 className="mb-1 text-sm font-semibold">{words.within[duct === round ? "round" : "rectangular"]}</h3>
        <Figures
          figures={[
            { label: found.velocity, value: <Amount value={duct.velocity} unit="m-per-s" digits={1} /> },
            { label: found.friction, value: <Amount value={duct.friction} unit="pa-per-m" digits={2} /> },
            { label: found.total, value: <Amount value={duct.loss.total} unit="pa" digits={0} /> },
          ]}
        />
      </div>
    </div>
  );
}
