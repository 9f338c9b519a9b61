import { ChoiceField } from "../frame/ChoiceField.tsx";
import { Group, Pair } from "../frame/Group.tsx";
import { NumberField } from "../frame/NumberField.tsx";
import type { Words } from "./words.ts";

/** What a duct must carry, how loud it may be, where it has to fit. */
export function Questions({ words }: { words: Words }) {
  const { groups, ask, hints } = words;
  return (
    <>
      <Group title={groups.air}>
        <NumberField name="flow" label={ask.flow} />
        <ChoiceField name="flowUnit" label={ask.flowUnit} names={words.flowUnits} open />
      </Group>
      <Group title={groups.limits}>
        <NumberField name="friction" label={ask.friction} hint={hints.friction} />
        <ChoiceField name="place" label={ask.place} names={words.places} />
        <ChoiceField name="quiet" label={ask.quiet} names={words.quiets} />
        <Pair>
          <ChoiceField name="part" label={ask.part} names={words.parts} />
          <NumberField name="velocity" label={ask.velocity} hint={hints.velocity} />
        </Pair>
      </Group>
      <Group title={groups.duct}>
        <NumberField name="height" label={ask.height} hint={hints.height} />
        <Pair>
          <ChoiceField name="material" label={ask.material} names={words.materials} />
          <NumberField name="roughness" label={ask.roughness} hint={hints.roughness} />
        </Pair>
      </Group>
      <Group title={groups.run}>
        <Pair>
          <NumberField name="length" label={ask.length} />
          <NumberField name="fittings" label={ask.fittings} hint={hints.fittings} />
          <NumberField name="terminals" label={ask.terminals} hint={hints.terminals} />
        </Pair>
      </Group>
      <Group title={groups.conditions}>
        <Pair>
          <NumberField name="temperature" label={ask.temperature} />
          <NumberField name="elevation" label={ask.elevation} hint={hints.elevation} />
        </Pair>
        <ChoiceField name="around" label={ask.around} names={words.arounds} />
      </Group>
    </>
  );
}
