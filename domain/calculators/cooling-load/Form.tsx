import { glassSizes } from "@site/engine/data/glazing.ts";
import { positions } from "@site/engine/quick/input.ts";
import type { QuickResult } from "@site/engine/quick/quick.ts";
import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { Group, WideCell } from "../kit/frame/Group.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { PictureChoice } from "../kit/frame/PictureChoice.tsx";
import { AssumptionFields } from "./AssumptionFields.tsx";
import { Compass } from "./Compass.tsx";
import { GlassPicture } from "./drawings/GlassPicture.tsx";
import { PositionPicture } from "./drawings/PositionPicture.tsx";
import { type Speech, textOf } from "./say.ts";

const glassPictures = Object.fromEntries(glassSizes.map((size) => [size, <GlassPicture key={size} size={size} />]));
const positionPictures = Object.fromEntries(
  positions.map((position) => [position, <PositionPicture key={position} position={position} />]),
);

type Props = { result: QuickResult; glazed: boolean; say: Speech };

/** Shows the nine questions, followed by the assumptions. */
export function Form({ result, glazed, say }: Props) {
  const { words, fill } = say;
  const { fields, hints, options } = words;
  const people = result.assumptions.find(({ id }) => id === "people");
  return (
    <>
      <Group title={words.groups.room}>
        <ChoiceField name="city" label={fields.city} names={options.city} />
        <ChoiceField name="room" label={fields.room} names={options.room} />
        <NumberField name="area" label={fields.area} />
        <NumberField name="height" label={fields.height} />
        <NumberField
          name="people"
          label={fields.people}
          placeholder={people && textOf("people", people.usual, say)}
          hint={people && hints.people && fill(hints.people, { value: textOf("people", people.usual, say) })}
        />
      </Group>
      <Group title={words.groups.sun}>
        <WideCell>
          <Compass name="facing" glazed={glazed} say={say} />
        </WideCell>
        <WideCell>
          <PictureChoice name="glass" label={fields.glass} names={options.glass} pictures={glassPictures} />
        </WideCell>
      </Group>
      <Group title={words.groups.building}>
        <WideCell>
          <PictureChoice name="position" label={fields.position} names={options.position} pictures={positionPictures} />
        </WideCell>
        <WideCell>
          <ChoiceField name="age" label={fields.age} names={options.age} open />
        </WideCell>
      </Group>
      <AssumptionFields assumptions={result.assumptions} say={say} />
      <Group title={words.groups.cost}>
        <NumberField name="efficiency" label={fields.efficiency} hint={hints.efficiency} />
        <NumberField name="price" label={fields.price} hint={hints.price} />
      </Group>
    </>
  );
}
