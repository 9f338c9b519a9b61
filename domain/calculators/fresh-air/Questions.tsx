import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { useCalculation } from "../kit/frame/calculation-context.ts";
import { Group, WideCell } from "../kit/frame/Group.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { RoomRows } from "./RoomRow.tsx";
import type { Words } from "./words.ts";

/** The questions of the form. The rooms come first; the other questions have defaults. */
export function Questions({ words }: { words: Words }) {
  const { groups, ask, hints } = words;
  const { raw } = useCalculation();
  return (
    <>
      <Group title={groups.rooms}>
        <WideCell>
          <div className="grid gap-5">
            <RoomRows words={words} />
            <p className="text-xs text-soft">{hints.count}</p>
          </div>
        </WideCell>
        <ChoiceField name="city" label={ask.city} names={words.cities} />
        <NumberField name="height" label={ask.height} />
      </Group>
      <Group title={groups.supply}>
        <WideCell>
          <ChoiceField name="system" label={ask.system} names={words.systems} />
        </WideCell>
        {raw("system") === "mixed" && <NumberField name="atOnce" label={ask.atOnce} hint={hints.atOnce} />}
        <WideCell>
          <ChoiceField name="mixing" label={ask.mixing} names={words.mixings} />
        </WideCell>
      </Group>
      <Group title={groups.exhaust}>
        <WideCell>
          <ChoiceField name="exhaustRuns" label={ask.exhaustRuns} names={words.running} open />
        </WideCell>
        <WideCell>
          <NumberField name="surplus" label={ask.surplus} hint={hints.surplus} />
        </WideCell>
      </Group>
      <Group title={groups.cooling}>
        <NumberField name="temperature" label={ask.temperature} />
        <NumberField name="humidity" label={ask.humidity} />
        <ChoiceField name="recovery" label={ask.recovery} names={words.recoveries} />
        {raw("recovery") !== "none" && (
          <NumberField name="effectiveness" label={ask.effectiveness} hint={hints.effectiveness} />
        )}
      </Group>
      <Group title={groups.checks}>
        <NumberField name="outdoor" label={ask.outdoor} hint={hints.outdoor} />
        <NumberField name="face" label={ask.face} hint={hints.face} />
      </Group>
    </>
  );
}
