import { equipmentIds } from "@site/engine/maintenance/equipment.ts";
import { mostPieces, uses, usualAmc } from "@site/engine/maintenance/input.ts";
import { isOneOf, recordOf } from "@site/typed";
import type { Input as AmcInput } from "../amc-planner/fields.ts";
import { choice, type InputOf, number } from "../kit/frame/fields.ts";
import { readNumber } from "../kit/frame/read-number.ts";

/** The number of each kind of equipment, and what the building is used for. The maintenance planner asks the same under the same names. */
export const fields = {
  use: choice(uses, "residential"),
  ...recordOf(equipmentIds, () => number({ usual: 0, min: 0, max: mostPieces, whole: true })),
};

/** The names of the buttons that add a piece or take one away. Their value is the kind of equipment. */
const steps = { more: 1, less: -1 } as const;

/** Applies the button that was pressed, for browsers without a script. An empty field means that there is none. */
export function settleCounts(asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams([...asked].filter(([, value]) => value.trim() !== ""));
  for (const [name, by] of Object.entries(steps)) {
    const id = query.get(name);
    query.delete(name);
    if (!isOneOf(equipmentIds, id)) continue;
    const count = Math.round(readNumber(query.get(id) ?? "0")) || 0;
    query.set(id, String(Math.min(Math.max(count + by, 0), mostPieces)));
  }
  return query;
}

/** Completes the counts for the planner: planned visits only, as our prices are for these. */
export const plannerInput = (input: InputOf<typeof fields>): AmcInput => ({
  ...usualAmc,
  coverage: "preventive",
  ...input,
});
