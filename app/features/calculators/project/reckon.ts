import { calculate, type RoomResult } from "#engine/buildings/building.ts";
import type { Selection } from "#engine/equipment/select.ts";
import type { Room } from "#engine/rooms/model.ts";
import { nth } from "#engine/typed.ts";
import type { DayKind } from "#engine/weather/design-days.ts";
import type { Problem, Value } from "../cooling-load/engineer/reading.ts";
import { columnIds, columns, glassOf } from "./list/columns.ts";
import { type OpenedRoom, openOne, openProject, type Project, type ProjectRoom } from "./model.ts";

/** What the list shows of a load. */
export interface Load {
  /** W with safety. */
  required: number;
  sensible: number;
  latent: number;
  peak: { month: number; kind: DayKind; hour: number };
  selection: Selection;
  freshAirApart: boolean;
}
export interface RoomLine {
  /** Usual values of the fields in the list, and the areas of glass. */
  usual: Record<string, Value>;
  glass: [number, number];
  area: number;
  problems: Problem[];
  /** Absent if the room is refused. m³/s of supply air. */
  load?: Load & { flow?: number };
}
export interface Reckoned {
  rooms: Record<number, RoomLine>;
  problems: Problem[];
  block?: Load & { sumOfPeaks: number; diversity: number; area: number; rooms: number };
}

const loadOf = ({
  peak,
  breakdown,
  selection,
  freshAirApart,
}: Pick<RoomResult, keyof Load & keyof RoomResult> & { breakdown: RoomResult["breakdown"] }): Load => ({
  required: breakdown.required,
  ...{ sensible: breakdown.coilSensible, latent: breakdown.coilLatent },
  peak: { month: peak.month, kind: peak.kind, hour: peak.hour },
  ...{ selection, freshAirApart },
});

/** Names change no load, so rooms that are equal but for their names are opened and calculated once, and again only when the building changes. */
export function memory() {
  let settings = "";
  let rooms = new Map<string, ReturnType<typeof openOne>>();
  let results = new WeakMap<Room, RoomResult>();
  return (project: Project) => {
    const now = JSON.stringify([project.age, project.given]);
    if (now !== settings || rooms.size > 2000) [rooms, results] = [new Map(), new WeakMap()];
    settings = now;
    const open = (_: unknown, { given: { n: _name, ...given }, ...room }: ProjectRoom) => {
      const key = JSON.stringify(given);
      const known = rooms.get(key) ?? openOne(project, { ...room, given });
      rooms.set(key, known);
      return known;
    };
    return { open, results };
  };
}

/** Reckons a project again and again, each time only what has changed. */
export function reckoner() {
  const remember = memory();
  return (project: Project): Reckoned => {
    const { open, results } = remember(project);
    const { rooms, problems, building, counted } = openProject(project, open);
    const lines = rooms.map((room): [number, RoomLine] => [room.id, lineOf(room)]);
    if (!building || problems.length > 0) return { rooms: Object.fromEntries(lines), problems };
    const result = calculate(building, results);
    for (const [at, index] of counted.entries()) {
      const room = nth(result.rooms, at);
      nth(lines, index)[1].load = { ...loadOf(room), flow: room.supply?.flow };
    }
    const { sumOfPeaks, diversity } = result;
    const area = building.rooms.reduce((sum, room) => sum + room.area, 0);
    const block = { ...loadOf(result.block), sumOfPeaks, diversity, area, rooms: building.rooms.length };
    return { rooms: Object.fromEntries(lines), problems, block };
  };
}

const shown = columnIds.flatMap((id) => columns[id].field ?? []);

function lineOf(room: OpenedRoom): RoomLine {
  const usual = Object.fromEntries(
    shown.flatMap((name) => (name in room.usual ? [[name, room.usual[name] as Value]] : [])),
  );
  return {
    usual,
    glass: [glassOf(room, 0), glassOf(room, 1)],
    area: Number(room.values.a),
    problems: room.problems,
  };
}
