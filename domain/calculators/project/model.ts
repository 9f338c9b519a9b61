import { type AgeId, ageIds } from "@site/engine/data/ages.ts";
import type { QuickInput } from "@site/engine/quick/input.ts";
import type { Building, Room } from "@site/engine/rooms/model.ts";
import type { Plan } from "@site/engine/systems/plan.ts";
import { isOneOf, nth } from "@site/typed";
import {
  hasHandlers as givesRooms,
  type OpenedBuilding,
  openBuilding,
  type Start,
} from "../cooling-load/engineer/building-model.ts";
import type { GivenFields } from "../cooling-load/engineer/compact.ts";
import { kinds } from "../cooling-load/engineer/kinds.ts";
import { nameOf } from "../cooling-load/engineer/path.ts";
import { detailPath, type Problem, type Value } from "../cooling-load/engineer/reading.ts";

/** A room of a project. Names in `given` are field names of engineer mode without the index of the room: `w0g0s` is in the room's first wall. */
export interface ProjectRoom {
  id: number;
  floor: string;
  given: GivenFields;
}

export const headFields = ["name", "client", "author", "revision", "notes"] as const;
export type ProjectHead = Record<(typeof headFields)[number], string>;

/**
 * A cooling-load project: the client, the values for all rooms, and the rooms. It contains only typed values; everything else is computed from them.
 */
export interface Project extends ProjectHead {
  age: AgeId;
  /** Fields of the building. */
  given: GivenFields;
  rooms: readonly ProjectRoom[];
  /**
   * The largest number that a removed room had. No new room gets a used number, so that a comparison of two revisions never mixes up two rooms.
   */
  lastRoom: number;
}

export const longestTexts: Record<(typeof headFields)[number] | "floor" | "room", number> = {
  ...{ name: 120, client: 120, author: 120, revision: 40, notes: 5000 },
  ...{ floor: 40, room: kinds.room.name.longest },
};
export const mostRooms = 200;

/** A use that is not one of the engine's kinds: the room is in the list, but it is not cooled. */
export const uncooledUse = "uncooled";

export const emptyProject: Project = {
  ...{ name: "", client: "", author: "", revision: "", notes: "" },
  age: "2000s",
  given: {},
  rooms: [],
  lastRoom: 0,
};

/** Returns the largest number that a room has or had. */
export const lastId = ({ rooms, lastRoom }: Pick<Project, "rooms" | "lastRoom">) =>
  rooms.reduce((most, { id }) => Math.max(most, id), lastRoom);

/** The name of the room field with the number of the room's air handler. */
export const handlerField = nameOf("use", detailPath(""), "handler");
/** The largest number that an air handler can have. */
export const mostHandlers = kinds.use.handler.most;
/** True if the building's plant has air handlers, to which rooms are assigned. */
export const hasHandlers = ({ given: fields }: Pick<Project, "given">) => givesRooms(fields);

/** A room of a list has no outside wall, window or roof until the list names one. */
const plainRoom: Omit<QuickInput, "age"> = {
  ...{ city: "dubai", room: "office", area: 20, height: 3, facing: "n" },
  ...{ glass: "none", position: "middle" },
  changed: { outsideWalls: 0 },
};

export const startOf = (age: AgeId): Start => ({
  quick: { ...plainRoom, age: isOneOf(ageIds, age) ? age : "2000s" },
  // `nameAt` names a room outside the list. In the list an unnamed room has no name.
  nameless: () => "",
  cost: { efficiency: 3, price: 0.3 },
});

/** The path of a room that is opened as the only room of a building. */
const only = "0";
export const inBuilding = (room: GivenFields): GivenFields =>
  Object.fromEntries(Object.entries(room).map(([name, text]) => [only + name, text]));
export function ofRoom(fields: GivenFields): GivenFields {
  const own: Record<string, string> = {};
  for (const name in fields) if (name.startsWith(only)) own[name.slice(only.length)] = fields[name] ?? "";
  return own;
}

export const openOne = ({ age, given: fields }: Pick<Project, "age" | "given">, room: ProjectRoom): OpenedBuilding =>
  openBuilding({ ...fields, ...inBuilding(room.given) }, startOf(age));

export interface OpenedRoom {
  id: number;
  /** The values and the defaults of the fields, by name. */
  values: Record<string, Value>;
  usual: Record<string, Value>;
  problems: Problem[];
  room?: Room;
}

export interface OpenedProject {
  rooms: OpenedRoom[];
  /** Refused fields of the building. If there are any, nothing can be calculated. */
  problems: Problem[];
  /** The building with all rooms that are not refused; undefined if there is no such room. */
  building?: Building;
  /** The plant for the rooms of the building, if one was chosen. */
  plan?: Plan;
  /** The indexes in `rooms` of those rooms that the building contains. */
  counted: number[];
}

type Own = Pick<OpenedRoom, "values" | "usual" | "problems">;
const owns = new WeakMap<OpenedBuilding, Own>();
/** Returns the part of an opened building that belongs to its only room. It is cached, because after an edit most rooms are unchanged. */
function ownOf(opened: OpenedBuilding): Own {
  const own = owns.get(opened) ?? {
    ...{ values: ofRoom(opened.values as GivenFields), usual: ofRoom(opened.usual as GivenFields) },
    problems: opened.problems.filter(({ field }) => isOfRoom(field)),
  };
  owns.set(opened, own);
  return own;
}

const isOfRoom = (name: string) => name.startsWith(only);

/**
 * Makes the engine's building from a project. A room needs a typed area, because the default area would be a guess. A refused room is left out,
 * so that one wrong cell does not hide all other results.
 */
export function openProject(project: Project, open: typeof openOne = openOne): OpenedProject {
  const opened = project.rooms.map((room) => open(project, room));
  const rooms = opened.map((one, index): OpenedRoom => {
    const { building } = one;
    const { values, usual, problems } = ownOf(one);
    const own = [...problems];
    const fields = nth(project.rooms, index).given;
    const isLong = (fields.n?.trim().length ?? 0) > longestTexts.room;
    const tooLong = isLong ? [{ field: "n", problem: "too-long", limit: longestTexts.room }] : [];
    if (fields.k === uncooledUse) return { id: nth(project.rooms, index).id, values, usual, problems: tooLong };
    const isMissing = !fields.a?.trim();
    if (isMissing) own.push({ field: `${only}a`, problem: "missing" });
    return {
      id: nth(project.rooms, index).id,
      ...{ values, usual },
      problems: [
        // The length of the name is checked above, because `open` may open a room without its name.
        ...tooLong,
        ...own
          .map((problem) => ({ ...problem, field: problem.field.slice(only.length) }))
          .filter(({ field }) => field !== "n"),
      ],
      room: isMissing || isLong ? undefined : building?.rooms[0],
    };
  });
  const problems = (opened[0]?.problems ?? []).filter(({ field }) => !isOfRoom(field));
  const whole = opened.find(({ building }) => building)?.building;
  const counted = rooms.flatMap(({ room }, index) => (room ? [index] : []));
  const building =
    whole && counted.length > 0 ? { ...whole, rooms: counted.flatMap((index) => rooms[index]?.room ?? []) } : undefined;
  const plan = opened[0]?.asked.plan;
  const served = counted.flatMap((index) => nth(opened, index).asked.plan?.rooms ?? []);
  return { rooms, problems, building, plan: plan && { ...plan, rooms: served }, counted };
}
