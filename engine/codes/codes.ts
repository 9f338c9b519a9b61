import type { Building } from "../rooms/model.ts";
import { keysOf } from "../typed.ts";
import { transmittance } from "../walls/layers.ts";

/** What a code says of an envelope, W/m²K, where we have read it at its source; what is missing is not checked. */
interface Code {
  wall?: number;
  roof?: number;
  /** A floor above outdoor air. */
  floor?: number;
}

/**
 * Al Sa'fat (Dubai): walls 0.57, roofs 0.30, as read in the World Bank's Building Green explorer of 2017; confidence high. Its limits for glass by
 * window share, and all figures of the other codes, we only remember: they are not checked.
 */
export const codes = {
  dubai: { wall: 0.57, roof: 0.3 },
  estidama: {},
  barjeel: {},
  "ashrae-901-0b": {},
} as const satisfies Record<string, Code>;
type CodeId = keyof typeof codes;
export const codeIds = keysOf(codes);

export const codeItems = ["wall", "roof", "glassU", "shgc", "windowShare", "freshAir"] as const;
type CodeItem = (typeof codeItems)[number];

export const verdicts = ["kept", "missed", "not-checked", "none"] as const;
type Verdict = (typeof verdicts)[number];

export interface CodeCheck {
  item: CodeItem;
  /** The worst of the building, and its limit. */
  worst?: number;
  limit?: number;
  verdict: Verdict;
  /** Index of the room that the worst is in. */
  room?: number;
}

/** A building's worst value: its largest transmittance. */
function worstOf(values: readonly { value: number; room: number }[]) {
  return values.reduce<{ value: number; room: number } | undefined>(
    (worst, one) => (worst === undefined || one.value > worst.value ? one : worst),
    undefined,
  );
}

/** Half a unit of the second decimal, to which codes print their limits. */
const rounding = 0.005;

/** Each item of a code: kept, missed, not checked where no sure limit is known, or none where the building has no such part. */
export function checkCode({ rooms }: Building, id: CodeId): CodeCheck[] {
  const code: Code = codes[id];
  const all = <T>(of: (room: Building["rooms"][number]) => readonly T[], value: (one: T) => number) =>
    worstOf(rooms.flatMap((room, index) => of(room).map((one) => ({ value: value(one), room: index }))));
  const walls = all(
    (room) => room.walls,
    ({ layers }) => transmittance(layers),
  );
  const roofs = all(
    (room) => (room.roof ? [room.roof] : []),
    ({ layers }) => transmittance(layers),
  );
  const glass = rooms.some(
    ({ walls: sides, roof }) => sides.some(({ windows }) => windows.length > 0) || roof?.skylights?.length,
  );
  const judged = (item: CodeItem, worst: ReturnType<typeof worstOf>, limit: number | undefined): CodeCheck => {
    if (!worst) return { item, verdict: "none" };
    const found = { item, worst: worst.value, room: worst.room };
    if (limit === undefined) return { ...found, verdict: "not-checked" };
    return { ...found, limit, verdict: worst.value <= limit + rounding ? "kept" : "missed" };
  };
  return [
    judged("wall", walls, code.wall),
    judged("roof", roofs, code.roof),
    ...(["glassU", "shgc", "windowShare"] as const).map(
      (item): CodeCheck => ({ item, verdict: glass ? "not-checked" : "none" }),
    ),
    { item: "freshAir", verdict: "not-checked" },
  ];
}
