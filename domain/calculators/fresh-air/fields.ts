import { cityIds } from "@site/engine/data/stations.ts";
import { recoveryIds } from "@site/engine/fresh-air/cooling.ts";
import type { FreshAirInput } from "@site/engine/fresh-air/fresh-air.ts";
import { airKindIds, mixingIds } from "@site/engine/fresh-air/kinds.ts";
import { systemIds } from "@site/engine/fresh-air/system.ts";
import { type ChoiceField, choice, type NumberField, number } from "../kit/frame/fields.ts";

/** The kinds of room. The row with the kind `none` is the empty row at the end. */
export const kindIds = ["none", ...airKindIds] as const;
export type KindId = (typeof kindIds)[number];

export const rows = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Row = (typeof rows)[number];

/** A room of the default input. The default is an office floor, because it shows every part of the answer. */
interface UsualRoom {
  kind: KindId;
  area: number;
  count?: number;
}
const usual: Partial<Record<Row, UsualRoom>> = {
  1: { kind: "office", area: 150 },
  2: { kind: "meeting-room", area: 25 },
  3: { kind: "toilet", area: 14, count: 3 },
};

export const usualRoom = (row: Row): UsualRoom => usual[row] ?? { kind: "none", area: 20 };

type RoomFields = { [K in `kind${Row}`]: ChoiceField<KindId> } & { [K in `area${Row}`]: NumberField<number> } & {
  [K in `count${Row}`]: NumberField<number | undefined>;
};

const roomFields = Object.fromEntries(
  rows.flatMap((row) => [
    [`kind${row}`, choice(kindIds, usualRoom(row).kind)],
    [`area${row}`, number({ usual: usualRoom(row).area, min: 1, max: 20_000, unit: "m2" })],
    [`count${row}`, number({ usual: usualRoom(row).count, min: 0, max: 5000, whole: true, optional: true })],
  ]),
) as RoomFields;

export const fields = {
  ...roomFields,
  city: choice(cityIds, "dubai"),
  height: number({ usual: 2.8, min: 2, max: 20, step: 0.1, unit: "m" }),
  system: choice(systemIds, "direct"),
  atOnce: number({ usual: 100, min: 10, max: 100, step: 5, unit: "percent" }),
  mixing: choice(mixingIds, "ceiling"),
  exhaustRuns: choice(["always", "used"], "always"),
  surplus: number({ usual: 10, min: 0, max: 50, unit: "percent" }),
  temperature: number({ usual: 24, min: 16, max: 30, step: 0.5, unit: "c" }),
  humidity: number({ usual: 50, min: 30, max: 70, step: 5, unit: "percent" }),
  recovery: choice(recoveryIds, "none"),
  effectiveness: number({ usual: 65, min: 0, max: 90, step: 5, unit: "percent" }),
  outdoor: number({ usual: 420, min: 350, max: 1000, step: 10, unit: "ppm" }),
  face: number({ usual: 1.25, min: 0.5, max: 4, step: 0.05, unit: "m-per-s" }),
};

type Flat = { [K in `kind${Row}`]: KindId } & { [K in `area${Row}`]: number } & {
  [K in `count${Row}`]: number | undefined;
};

/** Returns the numbers of the rows that have a kind of room. */
export const filledRows = (input: Flat): Row[] => rows.filter((row) => input[`kind${row}`] !== "none");

export type Input = Flat & Omit<FreshAirInput, "rooms">;

export const withRooms = (input: Input): FreshAirInput => ({
  ...input,
  rooms: rows.flatMap((row) => {
    const kind = input[`kind${row}`];
    return kind === "none" ? [] : [{ kind, area: input[`area${row}`], count: input[`count${row}`] }];
  }),
});
