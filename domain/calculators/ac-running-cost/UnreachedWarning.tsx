import { Notice } from "../kit/frame/Notice.tsx";
import type { OurCalculation } from "./calculation.ts";
import { unreachedIn } from "./shortfall.ts";

/** Warns if the units cannot cool the room to the thermostat's temperature in the hours in which they run. */
export function UnreachedWarning({ calculation: { input, result, say } }: { calculation: OurCalculation }) {
  const { title, note } = say.words.unreached;
  if (result.unreached.length === 0) return null;
  const blanks = { setPoint: say.amount(input.setPoint, "c", 1) };
  return (
    <div className="mt-4">
      <Notice tone="warning">
        <p className="mb-1 font-semibold">{say.fill(title, blanks)}</p>
        <p>{unreachedIn(result, say)}</p>
        <p className="mt-1">{note}</p>
      </Notice>
    </div>
  );
}
