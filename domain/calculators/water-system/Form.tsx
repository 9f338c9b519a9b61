import { kindIds, kinds } from "@site/engine/water/demand.ts";
import { type NumberId, pointIds } from "@site/engine/water/input.ts";
import { isOneOf } from "@site/typed";
import { Assumptions } from "../kit/frame/Assumptions.tsx";
import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { useCalculation } from "../kit/frame/calculation-context.ts";
import { Group, WideCell } from "../kit/frame/Group.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import type { Say } from "./say.ts";

type Name = Exclude<NumberId, "people">;

/** The form. The few questions that only the visitor can answer are open, and the others are collapsed. */
export function Form({ say: { words, fill, amount } }: { say: Say }) {
  const { raw } = useCalculation();
  const chosen = raw("kind");
  const kindId = isOneOf(kindIds, chosen) ? chosen : "villa";
  const kind = kinds[kindId];
  const usual: Partial<Record<Name, number>> = { perPerson: kind.water.value, hotPerPerson: kind.hot.value };
  const hintOf = (name: Name) => {
    const hints: Partial<Record<Name, string>> = words.hints;
    const hint = hints[name];
    const value = usual[name];
    return hint && (value === undefined ? hint : fill(hint, { value: amount(value, "litre") }));
  };
  const numbers = (...names: Name[]) =>
    names.map((name) => <NumberField key={name} name={name} label={words.fields[name]} hint={hintOf(name)} />);
  const fold = (...names: Name[]) => (
    <WideCell>
      <Assumptions title={words.more} names={names}>
        {numbers(...names)}
      </Assumptions>
    </WideCell>
  );
  return (
    <>
      <Group title={words.groups.use}>
        <ChoiceField name="kind" label={words.kind} names={words.kinds} />
        <NumberField name="people" label={words.people[kindId]} />
        {fold("perPerson", "other")}
      </Group>
      <Group title={words.groups.storage}>
        {numbers("days", "roofShare")}
        <ChoiceField name="tank" label={words.tank} names={words.tanks} />
        {fold("groundHeight", "roofHeight", "usable")}
      </Group>
      <Group title={words.groups.transfer}>
        {numbers("lift", "run", "filling")}
        <ChoiceField name="pipe" label={words.pipe} names={words.pipes} />
        {fold("fittings", "fastest", "inlet", "efficiency", "reserve")}
      </Group>
      <Group title={words.groups.taps} tight>
        {numbers("showers", "basins", "wcs", "sinks", "washers", "baths", "urinals")}
        {fold("drop", "tapRun", "residual")}
      </Group>
      <Group title={words.groups.pump} lead={words.run.lead}>
        <WideCell>
          <ChoiceField name="pump" label={words.run.which} names={words.result} open />
        </WideCell>
        {numbers(...pointIds)}
      </Group>
      <Group title={words.groups.hot} tight>
        {numbers("peakShowers", "minutes", "rate", "heaters")}
        {fold("recovery", "store", "shower", "coldWinter", "coldSummer", "hotUsable", "hotPerPerson")}
      </Group>
    </>
  );
}
