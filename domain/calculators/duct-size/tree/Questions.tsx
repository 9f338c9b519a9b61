import { ChoiceField } from "../../kit/frame/ChoiceField.tsx";
import { Group, WideCell } from "../../kit/frame/Group.tsx";
import { NumberField } from "../../kit/frame/NumberField.tsx";
import type { Words } from "./words.ts";

type Props = { words: Words; regain: boolean };

/** The questions about the whole tree. */
export function TreeQuestions({ words, regain }: Props) {
  const { groups, ask, hints } = words;
  return (
    <>
      <Group title={groups.method} lead={hints.method}>
        <WideCell>
          <ChoiceField name="method" label={ask.method} names={words.methods} open />
        </WideCell>
        <NumberField name="friction" label={ask.friction} />
        <ChoiceField name="flowUnit" label={ask.flowUnit} names={words.flowUnits} />
        {regain && (
          <WideCell>
            <NumberField name="tolerance" label={ask.tolerance} hint={hints.tolerance} />
          </WideCell>
        )}
      </Group>
      <Group title={groups.ducts}>
        <ChoiceField name="shape" label={ask.shape} names={words.shapes} />
        <ChoiceField name="endShape" label={ask.endShape} names={words.shapes} />
        <ChoiceField name="material" label={ask.material} names={words.materials} />
        <ChoiceField name="endMaterial" label={ask.endMaterial} names={words.materials} />
        <ChoiceField name="step" label={ask.step} names={words.steps} />
        <ChoiceField name="rounds" label={ask.rounds} names={words.rounds} />
        <WideCell>
          <NumberField name="height" label={ask.height} hint={hints.height} />
        </WideCell>
      </Group>
      <Group title={groups.outlets}>
        <NumberField name="outlet" label={ask.outlet} hint={hints.outlet} />
        <NumberField name="machine" label={ask.machine} hint={hints.machine} />
      </Group>
      <Group title={groups.conditions}>
        <ChoiceField name="place" label={ask.place} names={words.places} />
        <ChoiceField name="quiet" label={ask.quiet} names={words.quiets} />
        <NumberField name="temperature" label={ask.temperature} />
        <NumberField name="elevation" label={ask.elevation} />
      </Group>
    </>
  );
}
