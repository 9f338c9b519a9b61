import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { Group, WideCell } from "../kit/frame/Group.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import type { Words } from "./words.ts";

/** Asks for the airflow, the noise limit and the space available. */
export function Questions({ words }: { words: Words }) {
  const { groups, ask, hints } = words;
  return (
    <>
      <Group title={groups.air}>
        <WideCell>
          <NumberField name="flow" label={ask.flow} />
        </WideCell>
        <WideCell>
          <ChoiceField name="flowUnit" label={ask.flowUnit} names={words.flowUnits} open />
        </WideCell>
      </Group>
      <Group title={groups.limits}>
        <WideCell>
          <NumberField name="friction" label={ask.friction} hint={hints.friction} />
        </WideCell>
        <ChoiceField name="place" label={ask.place} names={words.places} />
        <ChoiceField name="quiet" label={ask.quiet} names={words.quiets} />
        <ChoiceField name="part" label={ask.part} names={words.parts} />
        <NumberField name="velocity" label={ask.velocity} hint={hints.velocity} />
      </Group>
      <Group title={groups.duct}>
        <WideCell>
          <NumberField name="height" label={ask.height} hint={hints.height} />
        </WideCell>
        <ChoiceField name="material" label={ask.material} names={words.materials} />
        <NumberField name="roughness" label={ask.roughness} hint={hints.roughness} />
      </Group>
      <Group title={groups.run}>
        <NumberField name="length" label={ask.length} />
        <NumberField name="fittings" label={ask.fittings} hint={hints.fittings} />
        <NumberField name="terminals" label={ask.terminals} hint={hints.terminals} />
      </Group>
      <Group title={groups.conditions}>
        <NumberField name="temperature" label={ask.temperature} />
        <NumberField name="elevation" label={ask.elevation} hint={hints.elevation} />
        <WideCell>
          <ChoiceField name="around" label={ask.around} names={words.arounds} />
        </WideCell>
      </Group>
    </>
  );
}
