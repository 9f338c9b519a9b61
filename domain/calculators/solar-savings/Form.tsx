import { Assumptions } from "../kit/frame/Assumptions.tsx";
import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { useCalculation } from "../kit/frame/calculation-context.ts";
import { Group, WideCell } from "../kit/frame/Group.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { Prices } from "../kit/Prices.tsx";
import type { Words } from "./words.ts";

const refined = ["shading", "soiling", "scheme", "usedAtOnce", "degradation"] as const;

export function Form({ words: { labels, hints, names, groups } }: { words: Words }) {
  const { raw, say } = useCalculation();
  const bySize = raw("basis") === "peak";
  return (
    <>
      <Group title={groups.roof}>
        <WideCell>
          <ChoiceField open name="basis" label={labels.basis} names={names.basis} />
        </WideCell>
        {bySize ? (
          <WideCell>
            <NumberField name="peak" label={labels.peak} />
          </WideCell>
        ) : (
          <>
            <NumberField name="area" label={labels.area} hint={hints.area} />
            <NumberField name="spread" label={labels.spread} hint={hints.spread} />
          </>
        )}
        <NumberField name="tilt" label={labels.tilt} hint={hints.tilt} />
        <ChoiceField name="facing" label={labels.facing} names={say.shared.compass} />
      </Group>
      <Group title={groups.bill}>
        <ChoiceField name="utility" label={labels.utility} names={names.utility} />
        <ChoiceField name="customer" label={labels.customer} names={names.customer} />
        <WideCell>
          <ChoiceField name="city" label={labels.city} hint={hints.city} names={names.city} />
        </WideCell>
        <NumberField name="coolest" label={labels.coolest} />
        <NumberField name="hottest" label={labels.hottest} hint={hints.hottest} />
      </Group>
      <Group title={groups.money}>
        <NumberField name="cost" label={labels.cost} hint={hints.cost} />
        <NumberField name="upkeep" label={labels.upkeep} hint={hints.upkeep} />
      </Group>
      <div className="grid gap-3">
        <Assumptions title={groups.more} names={refined}>
          <NumberField name="shading" label={labels.shading} hint={hints.shading} />
          <NumberField name="soiling" label={labels.soiling} hint={hints.soiling} />
          <ChoiceField name="scheme" label={labels.scheme} names={names.scheme} />
          <NumberField name="usedAtOnce" label={labels.usedAtOnce} hint={hints.usedAtOnce} />
          <NumberField name="degradation" label={labels.degradation} hint={hints.degradation} />
        </Assumptions>
        <Prices title={groups.prices} labels={labels} hints={hints} />
      </div>
    </>
  );
}
