import { activities, radiantParts } from "@site/engine/data/gains.ts";
import { type RoomKindId, roomKind } from "@site/engine/data/room-kinds.ts";
import { schedules } from "@site/engine/data/schedules.ts";
import { assumedFor } from "@site/engine/quick/assumptions.ts";
import type { QuickAssumptions, QuickInput } from "@site/engine/quick/input.ts";
import { type Hood, replacementAir, underHood } from "@site/engine/rooms/hood.ts";
import { hourlyValues } from "@site/engine/rooms/hourly-values.ts";
import type { Room, Week } from "@site/engine/rooms/model.ts";
import { mostPeople } from "@site/engine/rooms/plausible.ts";
import { hourly, hours, type Series } from "@site/engine/walls/response.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import { isOneOf } from "@site/typed";
import { readNumber } from "../../kit/frame/read-number.ts";
import type { timesIds } from "./kinds.ts";
import { itemPath, nameOf } from "./path.ts";
import { detailPath, reader, type Sheet, timesPath } from "./reading.ts";
import { neighbourOf, roofOf, wallOf } from "./surface-model.ts";

/** The assumptions that depend on the kind of room. If the kind of room changes, the visitor's changes to them are dropped. */
const ofTheKind = [
  "people",
  "lights",
  "equipment",
  "occupied",
  "lit",
  "freshAir",
] as const satisfies (keyof QuickAssumptions)[];

export function quickOf(quick: QuickInput, room: RoomKindId): QuickInput {
  if (room === quick.room) return quick;
  const changed = Object.entries(quick.changed ?? {}).filter(([name]) => !isOneOf(ofTheKind, name));
  return { ...quick, room, changed: Object.fromEntries(changed) };
}

/**
 * Returns a schedule that is 1 between two full hours and `rest` at all other hours. If the end is not later than the beginning, the time goes
 * past midnight.
 */
const between = (from: number, to: number, rest: number) =>
  hourly((index) => {
    const hour = index + 1;
    const isIn = from < to ? hour > from && hour <= to : hour > from || hour <= to;
    return isIn ? 1 : rest;
  });

type TimesId = (typeof timesIds)[number];

/** Reads a schedule of a room. Its defaults are the values of the schedule `followed`, if one is given. */
function timesOf(sheet: Sheet, path: string, usual: TimesId, followed?: string): Series {
  const { read } = reader(sheet, "times", path);
  const at = (field: "from" | "to" | "rest", otherwise: number) =>
    Number((followed && sheet.values[nameOf("times", followed, field)]) ?? otherwise);
  const id = read("id", usual);
  if (id === "hourly") return typedHours(sheet, path, followed);
  if (id !== "own") return schedules[id];
  return between(read("from", at("from", 8)), read("to", at("to", 18)), read("rest", at("rest", 0)) / 100);
}

/** Reads the 24 values of a day, typed or pasted. The default is 100 % in every hour, or the values of the schedule `followed`. */
function typedHours(sheet: Sheet, path: string, followed?: string): Series {
  const usual = (followed && sheet.values[nameOf("times", followed, "values")]) ?? `${hours}*100`;
  const values = westernDigits(reader(sheet, "times", path).read("values", String(usual))).replace(/،/g, ",");
  const series = hourlyValues(values);
  if (!series) sheet.problems.push({ field: nameOf("times", path, "values"), problem: "not-24-hours" });
  return series ?? schedules.always;
}

const idOf = ({ values }: Sheet, path: string) => values[nameOf("times", path, "id")] as TimesId;

/** Reads the hood of a kitchen. `exhaust` is 0 if the room has no hood. */
function hoodOf(sheet: Sheet, path: string): Hood {
  const { read } = reader(sheet, "use", detailPath(path));
  return {
    exhaust: read("hood", 0),
    makeUp: read("makeUp", 0) / 100,
    covers: read("hooded", 0) / 100,
  };
}

/**
 * Returns the supplied fresh air, which reduces the air that leaks in. A hood makes it 0, because the room is then under negative pressure.
 * Otherwise it is the typed value. The result is empty if the default applies.
 */
function suppliedTo(sheet: Sheet, path: string, { exhaust }: Hood): { freshAir?: number } {
  if (exhaust > 0) return { freshAir: 0 };
  const typed = sheet.given[nameOf("room", path, "fresh")]?.trim() ?? "";
  const freshAir = typed === "" ? Number.NaN : readNumber(typed);
  return freshAir >= 0 && Number.isFinite(freshAir) ? { freshAir } : {};
}

function weekOf(sheet: Sheet, path: string): Week {
  const { read } = reader(sheet, "use", detailPath(path));
  return { days: read("days", 7), other: schedules[read("otherDays", "closed")] };
}

/** Returns the default for the equipment in W/m². If the room has server racks, it is the power of the racks; otherwise it is `usual`. */
function equipmentPerArea(sheet: Sheet, path: string, area: number, usual: number): number {
  const { read } = reader(sheet, "use", detailPath(path));
  const racks = read("racks", 0) * read("rackPower", 3);
  return racks > 0 ? (1000 * racks) / area : usual;
}

interface RoomStart {
  quick: QuickInput;
  moved: (quick: QuickInput) => QuickInput;
  nameless: (kind: RoomKindId) => string;
}

/** Builds a room from the fields. Its defaults are those of a room in quick mode that has its kind and size. */
export function roomOf(sheet: Sheet, path: string, { quick, moved, nameless }: RoomStart): Room {
  const { read, items } = reader(sheet, "room", path);
  const id = read("kind", quick.room);
  const kind = roomKind(id);
  const name = read("name", nameless(id));
  const own = moved({ ...quickOf(quick, id), area: read("area", quick.area), height: read("height", quick.height) });
  const assumed = assumedFor(own);
  const people = read("people", assumed.people);
  const limit = mostPeople(own.area, kind);
  if (people > limit) sheet.problems.push({ field: nameOf("room", path, "people"), problem: "too-many-people", limit });
  const [sensible, latent] = activities[read("activity", kind.activity)];
  const hood = hoodOf(sheet, path);
  const peopled = { ...own.changed, people };
  const supplied = suppliedTo(sheet, path, hood);
  const airChanges = read("leaks", assumedFor({ ...own, changed: { ...peopled, ...supplied } }).airChanges);
  const aired = assumedFor({ ...own, changed: { ...peopled, airChanges } });
  const occupied = timesOf(sheet, timesPath(path, "people"), assumed.occupied);
  const gain = (of: "people" | "lights" | "equipment", watts: number, moist: number, schedule: Series) => ({
    sensible: watts,
    latent: moist,
    radiant: radiantParts[of],
    schedule,
  });
  const { area } = own;
  const [perPerson, moistPerPerson] = [read("personSensible", sensible), read("personLatent", latent)];
  const lights = read("lights", assumed.lights);
  const equipment = read("equipment", equipmentPerArea(sheet, path, area, assumed.equipment));
  const moist = read("equipmentLatent", kind.equipmentLatent);
  const lit = timesOf(sheet, timesPath(path, "lights"), assumed.lit);
  const running = timesOf(sheet, timesPath(path, "equipment"), assumed.occupied);
  const peoplePath = timesPath(path, "people");
  const aerated = timesOf(sheet, timesPath(path, "fresh"), idOf(sheet, peoplePath), peoplePath);
  const [dryBulb, humidity] = [read("temperature", assumed.insideTemperature), assumed.insideHumidity * 100];
  const roof = items("roof", quick.position === "middle" ? 0 : 1).map((at) => roofOf(sheet, at, own))[0];
  return {
    name,
    area,
    height: own.height,
    inside: { dryBulb, relativeHumidity: read("humidity", humidity) / 100 },
    walls: items("walls", assumed.outsideWalls).map((at, side) => wallOf(sheet, at, side, own)),
    roof,
    neighbours: items("neighbours", 0).map((at) => neighbourOf(sheet, at, quick.city)),
    people: gain("people", perPerson * people, moistPerPerson * people, occupied),
    lights: gain("lights", lights * area, 0, lit),
    equipment: underHood(gain("equipment", equipment * area, moist * area, running), hood),
    airChanges,
    freshAir: { flow: read("fresh", replacementAir(aired.freshAir, hood)), schedule: aerated },
    week: weekOf(sheet, path),
  };
}

export const roomPath = (index: number) => itemPath("", "r", index);
