import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { Group, Wide } from "../kit/frame/Group.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import type { Words } from "./words.ts";

/** The airflow, the noise limit and the space available. */
export function Questions({ words }: { words: Words }) {
  const { groups, ask, hints } = words;
  return (
    <>
      <Group title={groups.air}>
        <Wide>
          <NumberField name="flow" label={ask.flow} />
        </Wide>
        <Wide>
          <ChoiceField name="flowUnit" label={ask.flowUnit} names={words.flowUnits} open />
        </Wide>
      </Group>
      <Group title={groups.limits}>
        <Wide>
          <NumberField name="friction" label={ask.friction} hint={hints.friction} />
        </Wide>
        <ChoiceField name="place" label={ask.place} names={words.places} />
        <ChoiceField name="quiet" label={ask.quiet} names={words.quiets} />
        <ChoiceField name="part" label={ask.part} names={words.parts} />
        <NumberField name="velocity" label={ask.velocity} hint={hints.velocity} />
      </Group>
      <Group title={groups.duct}>
        <Wide>
          <NumberField name="height" label={ask.height} hint={hints.height} />
        </Wide>
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
        <Wide>
          <ChoiceField name="around" label={ask.around} names={words.arounds} />
        </Wide>
      </Group>
    </>
  );
}
