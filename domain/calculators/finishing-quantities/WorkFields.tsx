import type { Work } from "@site/engine/finishing/input.ts";
import { wasteOf } from "@site/engine/finishing/tiles.ts";
import { entriesOf } from "@site/typed";
import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { TickField } from "../kit/frame/TickField.tsx";
import { assumptions } from "./fields.ts";
import type { Words } from "./words.ts";

type Props = { words: Words };

function PaintFields({ words: { labels } }: Props) {
  return (
    <>
      <NumberField name="coats" label={labels.coats} />
      <div>
        <TickField name="ceilings" label={labels.ceilings} />
        <TickField name="primer" label={labels.primer} />
      </div>
    </>
  );
}

function TileFields({ words }: Props) {
  const { labels } = words;
  return (
    <>
      <ChoiceField name="surface" label={labels.surface} names={words.surfaces} open />
      <div className="grid grid-cols-2 gap-4">
        <NumberField name="tileLength" label={labels.tileLength} />
        <NumberField name="tileWidth" label={labels.tileWidth} />
      </div>
      <ChoiceField name="pattern" label={labels.pattern} names={words.patterns} open />
    </>
  );
}

const BoardFields = ({ words }: Props) => (
  <ChoiceField name="boarding" label={words.labels.boarding} names={words.boardings} open />
);

const own = { paint: PaintFields, tiles: TileFields, boards: BoardFields };

/** The fields of a kind of work, without the fields of the rooms. */
export function WorkFields({ work, words }: Props & { work: Work }) {
  const Own = own[work];
  return <Own words={words} />;
}

/** The fields for the assumptions about a kind of work, each with its source. */
export function AssumptionFields({ work, words, pattern }: Props & { work: Work; pattern: keyof typeof wasteOf }) {
  return entriesOf<keyof Words["assumptions"], keyof Words["sources"]>(assumptions[work]).map(([name, source]) => (
    <NumberField
      key={name}
      name={name}
      label={words.assumptions[name]}
      hint={words.sources[source]}
      placeholder={name === "tileWaste" ? String(wasteOf[pattern]) : undefined}
    />
  ));
}
