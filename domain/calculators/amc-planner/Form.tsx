import { equipment, equipmentIds, groups, notedIds } from "@site/engine/maintenance/equipment.ts";
import { visitField } from "@site/engine/maintenance/input.ts";
import { Assumptions } from "../kit/frame/Assumptions.tsx";
import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { Group, WideCell } from "../kit/frame/Group.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { TickField } from "../kit/frame/TickField.tsx";
import type { Say } from "./say.ts";

/** Asks for the place, its equipment, and the terms of the contract. */
export function Form({ say: { words, shared } }: { say: Say }) {
  const months = Object.fromEntries(shared.months.map((month, index) => [String(index + 1), month]));
  return (
    <>
      <Group title={words.groups.place}>
        <ChoiceField name="use" label={words.use} names={words.uses} />
        <ChoiceField name="hours" label={words.hours} names={words.hoursOf} />
        <ChoiceField name="age" label={words.age} names={words.ageOf} />
        <ChoiceField name="surroundings" label={words.surroundings} names={words.surroundingsOf} />
      </Group>
      {groups.map((group) => (
        <Group key={group} title={words.groups[group]} tight>
          {equipmentIds
            .filter((id) => equipment[id].group === group)
            .map((id) => (
              <NumberField key={id} name={id} label={words.equipment[id]} />
            ))}
        </Group>
      ))}
      <Group title={words.groups.noted} lead={words.notedHint}>
        <div className="col-span-full grid gap-x-4 sm:grid-cols-2">
          {notedIds.map((id) => (
            <TickField key={id} name={id} label={words.noted[id]} />
          ))}
        </div>
      </Group>
      <Group title={words.groups.wishes}>
        <WideCell>
          <ChoiceField name="coverage" label={words.coverage} names={words.coverageOf} />
        </WideCell>
        <WideCell>
          <ChoiceField name="response" label={words.response} names={words.responseOf} />
          <p className="mt-1.5 text-sm text-soft">{words.responseHint}</p>
        </WideCell>
        <ChoiceField name="time" label={words.time} names={words.timeOf} />
        <ChoiceField name="start" label={words.start} names={months} />
        <Visits words={words} />
      </Group>
    </>
  );
}

/** Fields for the number of visits to each kind of equipment, for visitors who do not want our default numbers. */
function Visits({ words }: Pick<Say, "words">) {
  return (
    <WideCell>
      <Assumptions title={words.visitsMore} names={equipmentIds.map(visitField)}>
        <p className="text-sm text-soft col-span-full">{words.visitsHint}</p>
        {equipmentIds.map((id) => (
          <ChoiceField key={id} name={visitField(id)} label={words.equipment[id]} names={words.visitChoices} />
        ))}
      </Assumptions>
    </WideCell>
  );
}
