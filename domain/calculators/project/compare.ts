import { plantPath } from "../cooling-load/engineer/reading.ts";
import { headFields, inBuilding, type Project, type ProjectRoom } from "./model.ts";
import type { ProjectResult } from "./reckon.ts";

export interface Change {
  /** The name of the changed value: a name in a file (`revision`, `age`, `floor`), or a field of engineer mode as in the first room (`0w0a`). */
  field: string;
  before: string;
  after: string;
}
export interface RoomChange {
  id: number;
  name: string;
  what: "added" | "removed" | "changed";
  changes: Change[];
  /** The load in W; undefined if the room does not exist or is not calculated. */
  load: [before: number | undefined, after: number | undefined];
}
export interface Comparison {
  building: Change[];
  rooms: RoomChange[];
  block: [before: number | undefined, after: number | undefined];
  /** The changed choices of the plant, and its load in W before and after. Absent if neither revision has a plant. */
  plant?: { changes: Change[]; load: [before: number | undefined, after: number | undefined] };
}

type Side = { project: Project; reckoned: ProjectResult };

/** Compares the typed values and the loads of two revisions. A room is recognised by its number, so its name may change. */
export function compareRevisions(before: Side, after: Side): Comparison {
  const byId = ({ project }: Side) => new Map(project.rooms.map((room) => [room.id, room]));
  const [old, fresh] = [byId(before), byId(after)];
  const rooms = [...new Set([...old.keys(), ...fresh.keys()])].map((id): RoomChange => {
    const [was, is] = [old.get(id), fresh.get(id)];
    const changes = was && is ? differences(fieldsOf(was), fieldsOf(is)) : [];
    return {
      id,
      name: (is ?? was)?.given.n ?? "",
      what: !was ? "added" : is ? "changed" : "removed",
      changes,
      load: [before.reckoned.rooms[id]?.load?.required, after.reckoned.rooms[id]?.load?.required],
    };
  });
  const all = differences(buildingOf(before.project), buildingOf(after.project));
  const changes = all.filter(({ field }) => isOfPlant(field));
  const building = all.filter(({ field }) => !isOfPlant(field));
  const load: RoomChange["load"] = [before.reckoned.plant?.system.plant, after.reckoned.plant?.system.plant];
  const hasPlant = changes.length > 0 || load.some((watts) => watts !== undefined);
  return {
    building,
    plant: hasPlant ? { changes, load } : undefined,
    rooms: rooms.filter(({ what, changes, load: [was, is] }) => what !== "changed" || changes.length > 0 || was !== is),
    block: [before.reckoned.block?.required, after.reckoned.block?.required],
  };
}

const isOfPlant = (field: string) => field.startsWith(plantPath);
const fieldsOf = ({ floor, given: fields }: ProjectRoom) =>
  new Map([["floor", floor], ...Object.entries(inBuilding(fields))]);
const buildingOf = (project: Project) =>
  new Map([
    ...headFields.map((name): [string, string] => [name, project[name]]),
    ["age", project.age],
    ...Object.entries(project.given),
  ]);

function differences(before: Map<string, string>, after: Map<string, string>): Change[] {
  const fields = [...new Set([...before.keys(), ...after.keys()])];
  return fields
    .map((field) => ({ field, before: before.get(field) ?? "", after: after.get(field) ?? "" }))
    .filter((change) => change.before !== change.after);
}
