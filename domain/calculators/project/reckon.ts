import { type BuildingResult, calculate, type RoomResult } from "@site/engine/buildings/building.ts";
import type { PlantId } from "@site/engine/data/systems.ts";
import type { Selection } from "@site/engine/equipment/select.ts";
import type { Building, Room } from "@site/engine/rooms/model.ts";
import type { Plan } from "@site/engine/systems/plan.ts";
import { type SystemResult, systemOf } from "@site/engine/systems/system.ts";
import type { DayKind } from "@site/engine/weather/design-days.ts";
import { nth } from "@site/typed";
import { flowsOf } from "../cooling-load/engineer/plant-loads.ts";
import type { Problem, Value } from "../cooling-load/engineer/reading.ts";
import { roomMemory } from "../cooling-load/engineer/room-memory.ts";
import { columnIds, columns, glassOf } from "./list/columns.ts";
import {
  handlerField,
  hasHandlers,
  type OpenedRoom,
  openOne,
  openProject,
  type Project,
  type ProjectRoom,
} from "./model.ts";

/** The parts of a load that the list shows. */
export interface Load {
  /** The load in W with safety. */
  required: number;
  sensible: number;
  latent: number;
  peak: { month: number; kind: DayKind; hour: number };
  selection: Selection;
  freshAirApart: boolean;
}
export interface RoomLine {
  /** `usual` has the default values of the fields in the list. `glass` has the areas of the windows in both walls. */
  usual: Record<string, Value>;
  glass: [number, number];
  area: number;
  problems: Problem[];
  /** The load of the room; absent if the room is refused. `flow` is the supply air in m³/s. */
  load?: Load & { flow?: number };
}
/** The plant for all rooms. In it, the name of a room is the room's id. */
export interface ReckonedPlant {
  kind: PlantId;
  system: SystemResult;
  pressure: number;
}
export interface ProjectResult {
  rooms: Record<number, RoomLine>;
  problems: Problem[];
  block?: Load & { sumOfPeaks: number; diversity: number; area: number; rooms: number };
  /** Absent if no plant was chosen. */
  plant?: ReckonedPlant;
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

/**
 * Caches opened and calculated rooms. Names change no load, so rooms that differ only by their names are opened and calculated once. If a value
 * of the building changes, all rooms are opened again. They are calculated again unless only the plant changed.
 */
export function memory() {
  let settings = "";
  let rooms = new Map<string, ReturnType<typeof openOne>>();
  const known = roomMemory(2000);
  return (project: Project) => {
    const now = JSON.stringify([project.age, project.given]);
    if (now !== settings || rooms.size > 2000) rooms = new Map();
    settings = now;
    const open = (_: unknown, { given: { n: _name, ...fields }, ...room }: ProjectRoom) => {
      const key = JSON.stringify(fields);
      const found = rooms.get(key) ?? openOne(project, { ...room, given: fields });
      rooms.set(key, found);
      return found;
    };
    return { open, known };
  };
}

/** Returns a function that calculates a project. It calculates only the parts that changed since its last call. */
export function reckoner() {
  const remember = memory();
  return (project: Project): ProjectResult => {
    const { open, known } = remember(project);
    const { rooms, problems, building, plan, counted } = openProject(project, open);
    const isServed = hasHandlers(project);
    const lines = rooms.map((room): [number, RoomLine] => [room.id, lineOf(room, isServed)]);
    if (!building || problems.length > 0) return { rooms: Object.fromEntries(lines), problems };
    const result = calculate(building, known(building));
    const ids = counted.map((index) => nth(rooms, index).id);
    const plant = plan && plantFor({ ...building, rooms: numbered(building.rooms, ids) }, result, plan);
    const flows = plan && plant ? flowsOf(result, plan, plant.system) : result.rooms.map(({ supply }) => supply?.flow);
    for (const [at, index] of counted.entries()) {
      nth(lines, index)[1].load = { ...loadOf(nth(result.rooms, at)), flow: flows[at] };
    }
    const { sumOfPeaks, diversity } = result;
    const area = building.rooms.reduce((sum, room) => sum + room.area, 0);
    const block = { ...loadOf(result.block), sumOfPeaks, diversity, area, rooms: building.rooms.length };
    return { rooms: Object.fromEntries(lines), problems, block, plant };
  };
}

/** Gives each room its number as its name. Equal rooms share one object and one name, but a plant has to distinguish them. */
const numbered = (rooms: readonly Room[], ids: readonly number[]) =>
  rooms.map((room, at) => ({ ...room, name: String(nth(ids, at)) }));

const plantFor = (building: Building, result: BuildingResult, plan: Plan): ReckonedPlant => ({
  kind: plan.plant,
  system: systemOf(building, result, plan),
  pressure: nth(result.days, 0).pressure,
});

const shown = columnIds.flatMap((id) => columns[id].field ?? []);

function lineOf(room: OpenedRoom, isServed: boolean): RoomLine {
  const usual = Object.fromEntries(
    shown.flatMap((name) =>
      room.usual[name] !== undefined && (isServed || name !== handlerField) ? [[name, room.usual[name]]] : [],
    ),
  );
  return {
    usual,
    glass: [glassOf(room, 0), glassOf(room, 1)],
    area: Number(room.values.a),
    problems: room.problems,
  };
}
