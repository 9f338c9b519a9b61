import { activities, radiantParts, type ScheduleId, schedules } from "#engine/data/gains.ts";
import { type RoomKindId, roomKind } from "#engine/data/room-kinds.ts";
import { assumedFor } from "#engine/quick/assumptions.ts";
import type { Assumed, QuickInput } from "#engine/quick/input.ts";
import type { Room } from "#engine/rooms/model.ts";
import { mostPeople } from "#engine/rooms/plausible.ts";
import { isOneOf } from "#engine/typed.ts";
import { hourly, type Series } from "#engine/walls/response.ts";
import type { Start } from "./building-model.ts";
import { itemPath, nameOf } from "./path.ts";
import { reader, type Sheet, timesPath } from "./reading.ts";
import { neighbourOf, roofOf, wallOf } from "./surface-model.ts";

/** Changes made for one kind of room do not apply to another. */
const ofTheKind = ["people", "lights", "equipment", "occupied", "lit", "freshAir"] as const satisfies (keyof Assumed)[];

export function quickOf(quick: QuickInput, room: RoomKindId): QuickInput {
  if (room === quick.room) return quick;
  const changed = Object.entries(quick.changed ?? {}).filter(([name]) => !isOneOf(ofTheKind, name));
  return { ...quick, room, changed: Object.fromEntries(changed) };
}

/** From one full hour to another, past midnight if the second is smaller; `rest` at all other hours. */
const between = (from: number, to: number, rest: number) =>
  hourly((index) => {
    const hour = index + 1;
    const isIn = from < to ? hour > from && hour <= to : hour > from || hour <= to;
    return isIn ? 1 : rest;
  });

function timesOf(sheet: Sheet, path: string, usual: ScheduleId): Series {
  const { read } = reader(sheet, "times", path);
  const id = read("id", usual);
  if (id !== "own") return schedules[id];
  return between(read("from", 8), read("to", 18), read("rest", 0) / 100);
}

interface RoomStart extends Pick<Required<Start>, "quick" | "moved"> {
  nameless: (kind: RoomKindId) => string;
}

/** A room of the sheet; its defaults are those of a quick-mode room of its kind and size. */
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
  const airChanges = read("leaks", assumed.airChanges);
  const aired = assumedFor({ ...own, changed: { ...own.changed, people, airChanges } });
  const occupied = timesOf(sheet, timesPath(path, "people"), assumed.occupied);
  const gain = (of: "people" | "lights" | "equipment", watts: number, moist: number, schedule: Series) => ({
    sensible: watts,
    latent: moist,
    radiant: radiantParts[of],
    schedule,
  });
  const { area } = own;
  const [perPerson, moistPerPerson] = [read("personSensible", sensible), read("personLatent", latent)];
  const [lights, equipment] = [read("lights", assumed.lights), read("equipment", assumed.equipment)];
  const moist = read("equipmentLatent", kind.equipmentLatent);
  const lit = timesOf(sheet, timesPath(path, "lights"), assumed.lit);
  const running = timesOf(sheet, timesPath(path, "equipment"), assumed.occupied);
  const [dryBulb, humidity] = [read("temperature", assumed.insideTemperature), assumed.insideHumidity * 100];
  const roof = items("roof", quick.position === "middle" ? 0 : 1).map((at) => roofOf(sheet, at, own))[0];
  return {
    name,
    area,
    height: own.height,
    inside: { dryBulb, relativeHumidity: read("humidity", humidity) / 100 },
    walls: items("walls", assumed.outsideWalls).map((at, side) => wallOf(sheet, at, side, own)),
    roof,
    neighbours: items("neighbours", 0).map((at) => neighbourOf(sheet, at)),
    people: gain("people", perPerson * people, moistPerPerson * people, occupied),
    lights: gain("lights", lights * area, 0, lit),
    equipment: gain("equipment", equipment * area, moist * area, running),
    airChanges,
    freshAir: { flow: read("fresh", aired.freshAir), schedule: occupied },
  };
}

export const roomPath = (index: number) => itemPath("", "r", index);
