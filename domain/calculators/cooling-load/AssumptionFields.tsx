import type { Assumption } from "@site/engine/quick/assumptions.ts";
import { keysOf } from "@site/typed";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useCalculation } from "../kit/frame/calculation-context.ts";
import { Group, WideCell } from "../kit/frame/Group.tsx";
import { Chip } from "./Chip.tsx";
import { assumedGroups, assumptionOf, usualRaw } from "./fields.ts";
import type { Speech } from "./say.ts";

type Props = { assumptions: readonly Assumption[]; say: Speech };

/** Shows every assumption that has an effect on this room. The visitor can change each of them. */
export function AssumptionFields({ assumptions, say }: Props) {
  const { words } = say;
  const { setAll, hydrated, problems } = useCalculation();
  const known = new Map(assumptions.map((assumption) => [assumption.id, assumption]));
  const isChanged = assumptions.some(({ changed, id }) => changed && id !== "people");
  return (
    <Group title={words.groups.assumed} lead={words.assumedIntro}>
      {keysOf(assumedGroups).map((group) => (
        <WideCell key={group}>
          <h2 className="mb-2 text-xs font-normal text-soft">{words.assumedGroups[group]}</h2>
          <div className="flex flex-wrap gap-2">
            {assumedGroups[group].map((name) => {
              const assumption = known.get(assumptionOf(name));
              const isRefused = problems.some(({ field }) => field === name);
              return assumption && <Chip key={name} name={name} {...assumption} isRefused={isRefused} say={say} />;
            })}
          </div>
        </WideCell>
      ))}
      {hydrated && isChanged && (
        <Button look="outline" className="col-span-full justify-self-start" onClick={() => setAll(usualRaw)}>
          {words.chip.back}
        </Button>
      )}
    </Group>
  );
}
