import { type Cost, type Cut, cutsOf, type SealedBuilding } from "@site/engine/what-if/cuts.ts";
import { movedBy, type Uncertainty, type UnsureBuilding, uncertaintyOf } from "@site/engine/what-if/uncertainty.ts";
import { namesOf } from "./assumed.ts";
import { openBuilding, type Start } from "./building-model.ts";
import type { GivenFields } from "./compact.ts";
import { kinds } from "./kinds.ts";
import { nameOf } from "./path.ts";
import { chosenAt } from "./reading.ts";
import { quickOf, roomPath } from "./room-model.ts";
import type { CalculatedBuilding, CountedState, EngineerState } from "./state.ts";

const inEachRoom = ({ opened }: CalculatedBuilding, field: "leaks" | "walls") =>
  Array.from({ length: opened.rooms }, (_, room) => nameOf("room", roomPath(room), field));

/**
 * Adds the number of walls of each room in which the visitor described a wall. Such a visitor knows the number of walls, so it is not an
 * assumption.
 */
function withWallsCounted(counted: CalculatedBuilding): GivenFields {
  const { given: fields, opened } = counted;
  const known = inEachRoom(counted, "walls").filter((name) =>
    Object.keys(fields).some((typed) => typed.startsWith(name)),
  );
  return { ...fields, ...Object.fromEntries(known.map((name) => [name, String(opened.values[name])])) };
}

export type WhatIfInput = Pick<CountedState, "counted" | "start">;

/** Computes the uncertainty range of the block load. */
export const bandOf = ({ counted, start }: WhatIfInput) => uncertaintyOf(unsureOf(counted, start));

/** Lists the measures that would reduce the block load. */
export const blockCuts = ({ counted, start }: WhatIfInput) =>
  cutsOf(counted.opened.building, sealedOf(counted, start), costOf(counted).efficiency);

export const costOf = ({ opened: { values } }: CalculatedBuilding): Cost => ({
  efficiency: Number(values[nameOf("building", "", "efficiency")]),
  price: Number(values[nameOf("building", "", "price")]),
});

/** The results that need many runs of the engine. The server computes them for the first render. */
export interface WhatIfResult {
  band: Uncertainty;
  cuts: Cut[];
}
export function* whatIfResult({
  counted,
  start,
}: Pick<EngineerState, "counted" | "start">): Generator<undefined, WhatIfResult | undefined> {
  return counted && { band: yield* bandOf({ counted, start }), cuts: yield* blockCuts({ counted, start }) };
}

/** Describes the defaults that the visitor confirmed neither in engineer mode nor in quick mode. */
function unsureOf(counted: CalculatedBuilding, start: Start): UnsureBuilding {
  const fields = withWallsCounted(counted);
  const { values, building } = counted.opened;
  const quicks = Array.from({ length: counted.opened.rooms }, (_, room) =>
    quickOf(start.quick, chosenAt(values, roomPath(room), kinds.room.kind)),
  );
  return {
    building,
    isOpen: (id) =>
      quicks.some(({ changed }, open) => {
        const names = namesOf(id, { opened: counted.opened, given: fields, open });
        return changed?.[id] === undefined && names.some((name) => !fields[name]?.trim());
      }),
    moved: (move) => openBuilding(fields, { ...start, moved: (quick) => movedBy(move, quick) }).building,
  };
}

/** Returns a function that makes leaky rooms tight and builds the building again. The function returns undefined if no room is leaky. */
const sealedOf =
  (counted: CalculatedBuilding, start: Start): SealedBuilding =>
  (airChanges) => {
    const leaky = inEachRoom(counted, "leaks").filter((name) => Number(counted.opened.values[name]) > airChanges);
    const sealed = Object.fromEntries(leaky.map((name) => [name, String(airChanges)]));
    return leaky.length > 0 ? openBuilding({ ...counted.given, ...sealed }, start).building : undefined;
  };
