import { Assumptions } from "../kit/frame/Assumptions.tsx";
import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { useCalculation } from "../kit/frame/calculation-context.ts";
import { Group, WideCell } from "../kit/frame/Group.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { TickField } from "../kit/frame/TickField.tsx";
import { Prices } from "../kit/Prices.tsx";
import type { Words } from "./words.ts";

const refined = ["rating", "ratingIn", "better", "mass"] as const;

export function Form({ words: { labels, hints, names, groups } }: { words: Words }) {
  const { raw, say } = useCalculation();
  const byRoom = raw("basis") === "room";
  return (
    <>
      <Group title={groups.cooling}>
        <WideCell>
          <ChoiceField open name="basis" label={labels.basis} names={names.basis} />
        </WideCell>
        {byRoom ? (
          <>
            <NumberField name="area" label={labels.area} />
            <ChoiceField name="glass" label={labels.glass} names={names.glass} />
            <ChoiceField name="facing" label={labels.facing} names={say.shared.compass} />
            <ChoiceField name="position" label={labels.position} names={names.position} />
            <ChoiceField name="age" label={labels.age} names={names.age} />
          </>
        ) : (
          <>
            <NumberField name="count" label={labels.count} />
            <NumberField name="size" label={labels.size} />
          </>
        )}
        <ChoiceField name="unit" label={labels.unit} names={names.unit} />
      </Group>
      <Group title={groups.use}>
        <NumberField name="setPoint" label={labels.setPoint} />
        <NumberField name="hours" label={labels.hours} />
        <WideCell>
          <ChoiceField open name="when" label={labels.when} names={names.when} />
          <TickField name="winterOff" label={labels.winterOff} />
        </WideCell>
      </Group>
      <Group title={groups.bill}>
        <ChoiceField name="utility" label={labels.utility} names={names.utility} />
        <ChoiceField name="customer" label={labels.customer} names={names.customer} />
        <WideCell>
          <NumberField name="other" label={labels.other} hint={hints.other} />
        </WideCell>
      </Group>
      <div className="grid gap-3">
        <Assumptions title={groups.more} names={refined}>
          <NumberField name="rating" label={labels.rating} hint={hints.rating} />
          <ChoiceField name="ratingIn" label={labels.ratingIn} names={names.ratingIn} />
          <NumberField name="better" label={labels.better} hint={hints.better} />
          <ChoiceField name="mass" label={labels.mass} names={names.mass} />
        </Assumptions>
        <Prices title={groups.prices} labels={labels} hints={hints} />
      </div>
    </>
  );
}
