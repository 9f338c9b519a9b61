import { keysOf } from "@site/typed";
import type { CityId } from "../data/stations.ts";
import type { Building, Wall } from "../rooms/model.ts";
import { transmittance } from "../walls/layers.ts";

/**
 * The limits that a code sets for a building's envelope, in W/m²K and as shares. It contains only limits that we have read in a source. An
 * undefined limit is not checked.
 */
interface Code {
  /** The cities where the code is mandatory. If undefined, the code is used everywhere. */
  cities?: readonly CityId[];
  wall?: (wall: Wall) => number | undefined;
  roof?: number;
  glassU?: number;
  shgc?: number;
  /** The largest share of windows in the gross area of the walls. */
  windowShare?: number;
}

/**
 * ASHRAE 90.1 calls a wall heavy ("mass") if its heat capacity is at least 7 Btu/ft²°F, here in J/m²K. The layers of a lighter wall do not tell
 * its kind, so a lighter wall is not checked.
 */
const heavy = 143_000;
const isHeavy = ({ layers }: Wall) => layers.reduce((sum, { capacity }) => sum + capacity, 0) >= heavy;

/**
 * Al Sa'fat (Dubai): limits as read in the World Bank's Building Green explorer of 2017, confidence high. We know its limits for glass by window
 * share only from memory, and also all figures of Estidama and Barjeel, so these are not checked.
 *
 * ASHRAE 90.1: edition 2019, climate zone 0, nonresidential, a roof insulated above its deck, fixed windows. The limits were read in
 * NREL/openstudio-standards and in betterbuilding.io's table. The limit of the roof is from that table only, because openstudio-standards has
 * the limit of zone 1.
 */
export const codes = {
  dubai: { cities: ["dubai"], wall: () => 0.57, roof: 0.3 },
  estidama: { cities: ["abu-dhabi", "al-ain"] },
  barjeel: { cities: ["ras-al-khaimah"] },
  "ashrae-901-0b": {
    wall: (wall) => (isHeavy(wall) ? 3.293 : undefined),
    roof: 0.22,
    glassU: 2.84,
    shgc: 0.22,
    windowShare: 0.4,
  },
} as const satisfies Record<string, Code>;
type CodeId = keyof typeof codes;
export const codeIds = keysOf(codes);
/** Returns the codes by which a building in a city is checked. */
export const codesIn = (city: CityId): CodeId[] =>
  codeIds.filter((id) => {
    const { cities }: Code = codes[id];
    return cities?.includes(city) ?? true;
  });

export const codeItems = ["wall", "roof", "glassU", "shgc", "windowShare", "freshAir"] as const;
type CodeItem = (typeof codeItems)[number];

export const verdicts = ["kept", "missed", "not-checked", "none"] as const;
type Verdict = (typeof verdicts)[number];

export interface CodeCheck {
  item: CodeItem;
  /** The worst value in the building, and the limit for it. */
  worst?: number;
  limit?: number;
  verdict: Verdict;
  /** The index of the room with the worst value. Undefined if the value belongs to the whole building. */
  room?: number;
}

interface Part {
  value: number;
  limit: number | undefined;
  room?: number;
}

/** The tolerance of a comparison. Codes print their limits with two decimals, and this is half of the last decimal. */
const rounding = 0.005;

/** Judges an item by the part that exceeds its limit most. The verdict is never `kept` if a part has no known limit. */
function judged(item: CodeItem, parts: readonly Part[]): CodeCheck {
  if (parts.length === 0) return { item, verdict: "none" };
  const over = ({ value, limit = Number.POSITIVE_INFINITY }: Part) => value / limit;
  const worst = parts.reduce((most, part) => (over(part) > over(most) ? part : most));
  const { value, limit, room } = worst;
  if (limit === undefined) return { item, verdict: "not-checked" };
  const found = { item, worst: value, limit, ...(room !== undefined && { room }) };
  if (value > limit + rounding) return { ...found, verdict: "missed" };
  return parts.every((part) => part.limit !== undefined)
    ? { ...found, verdict: "kept" }
    : { item, verdict: "not-checked" };
}

const sum = (areas: readonly { area: number }[]) => areas.reduce((total, { area }) => total + area, 0);

/** Checks each item of a code. The verdict is `not-checked` if no certain limit is known, and `none` if the building has no such part. */
export function checkCode({ rooms }: Building, id: CodeId): CodeCheck[] {
  const code: Code = codes[id];
  const all = <T>(of: (room: Building["rooms"][number]) => readonly T[], part: (one: T) => Omit<Part, "room">) =>
    rooms.flatMap((room, index) => of(room).map((one) => ({ ...part(one), room: index })));
  const windows = (of: "u" | "shgc", limit: number | undefined) => [
    ...all(
      ({ walls }) => walls.flatMap((wall) => wall.windows),
      ({ glass }) => ({ value: glass[of], limit }),
    ),
    // Skylights have separate limits, which we have not read.
    ...all(
      ({ roof }) => roof?.skylights ?? [],
      ({ glass }) => ({ value: glass[of], limit: undefined }),
    ),
  ];
  const walls = rooms.flatMap((room) => room.walls);
  const glazed = sum(walls.flatMap((wall) => wall.windows));
  return [
    judged(
      "wall",
      all(
        (room) => room.walls,
        (wall) => ({ value: transmittance(wall.layers), limit: code.wall?.(wall) }),
      ),
    ),
    judged(
      "roof",
      all(
        ({ roof }) => (roof ? [roof] : []),
        ({ layers }) => ({ value: transmittance(layers), limit: code.roof }),
      ),
    ),
    judged("glassU", windows("u", code.glassU)),
    judged("shgc", windows("shgc", code.shgc)),
    judged("windowShare", glazed > 0 ? [{ value: glazed / sum(walls), limit: code.windowShare }] : []),
    { item: "freshAir", verdict: "not-checked" },
  ];
}
