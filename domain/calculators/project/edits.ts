import type { AgeId } from "@site/engine/data/ages.ts";
import { type Compass, compass, compassPoints } from "@site/engine/quick/input.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import { isOneOf, nth } from "@site/typed";
import type { GivenFields } from "../cooling-load/engineer/compact.ts";
import { edit } from "../cooling-load/engineer/edits.ts";
import { lists } from "../cooling-load/engineer/kinds.ts";
import { readNumber } from "../kit/frame/read-number.ts";
import { handlerField, lastId, mostRooms, type Project, type ProjectRoom, startOf } from "./model.ts";

type Rooms = readonly ProjectRoom[];
const withRooms = (project: Project, rooms: Rooms): Project => ({ ...project, rooms });

/** Adds rooms at the end, or behind the room `after`. Rooms beyond the limit of a project are left out. */
export function addRooms(project: Project, fresh: readonly Omit<ProjectRoom, "id">[], after?: number): Project {
  const first = lastId(project) + 1;
  const taken = fresh.slice(0, mostRooms - project.rooms.length).map((room, index) => ({ ...room, id: first + index }));
  const at = project.rooms.findIndex(({ id }) => id === after);
  const place = at < 0 ? project.rooms.length : at + 1;
  return withRooms(project, project.rooms.toSpliced(place, 0, ...taken));
}

export const removeRooms = (project: Project, ids: ReadonlySet<number>): Project => ({
  ...project,
  rooms: project.rooms.filter(({ id }) => !ids.has(id)),
  lastRoom: lastId(project),
});

/**
 * Replaces all rooms by others. A new room gets the number of the old room at its position. The new list is mostly the old list, back from a
 * spreadsheet, and its revisions can be compared only if the numbers stay.
 */
export function replaceRooms(project: Project, fresh: readonly Omit<ProjectRoom, "id">[]): Project {
  const rooms = project.rooms.slice(0, fresh.length).map(({ id }, at) => ({ ...nth(fresh, at), id }));
  return addRooms({ ...project, rooms, lastRoom: lastId(project) }, fresh.slice(rooms.length));
}

export const changeRoom = (project: Project, id: number, change: (room: ProjectRoom) => ProjectRoom): Project =>
  withRooms(
    project,
    project.rooms.map((room) => (room.id === id ? change(room) : room)),
  );

/** Copies rooms. The copies are behind the last of the copied rooms. */
export function copyRooms(project: Project, ids: ReadonlySet<number>): Project {
  const originals = project.rooms.filter(({ id }) => ids.has(id));
  return addRooms(project, originals, originals.at(-1)?.id);
}

const withHandler = (room: ProjectRoom, handler: number): ProjectRoom => {
  const { [handlerField]: _, ...fields } = room.given;
  return { ...room, given: handler === 1 ? fields : { ...fields, [handlerField]: String(handler) } };
};

/** Assigns rooms to an air handler. The first air handler serves rooms that have no number of an air handler. */
export const assignHandler = (project: Project, ids: ReadonlySet<number>, handler: number): Project =>
  withRooms(
    project,
    project.rooms.map((room) => (ids.has(room.id) ? withHandler(room, handler) : room)),
  );

export const floorsOf = ({ rooms }: Pick<Project, "rooms">) => [...new Set(rooms.map(({ floor }) => floor))];

/** Puts all rooms of a floor under the roof. Roofs of other floors stay, because a podium has a roof of its own. */
export const underRoof = (project: Project, floor: string): Project =>
  withRooms(
    project,
    project.rooms.map((room) => (room.floor === floor ? { ...room, given: { ...room.given, t: "1" } } : room)),
  );

/** Gives each room at least `count` outside walls. A room that has more keeps them with their windows. */
export const withWalls = (project: Project, ids: ReadonlySet<number>, count: number): Project =>
  withRooms(
    project,
    project.rooms.map((room) => {
      const has = readNumber(room.given.w ?? "0") || 0;
      return ids.has(room.id) && has < count ? { ...room, given: { ...room.given, w: String(count) } } : room;
    }),
  );

/** Gives each floor an air handler of its own, in the order of the list. */
export function servedByFloor(project: Project): Project {
  const floors = floorsOf(project);
  return withRooms(
    project,
    project.rooms.map((room) => withHandler(room, floors.indexOf(room.floor) + 1)),
  );
}

/** The two ways to mirror a plan. `east-west` swaps east and west. */
export type Axis = "east-west" | "north-south";

const turned = (degrees: number, axis: Axis) => (((axis === "east-west" ? -degrees : 180 - degrees) % 360) + 360) % 360;

function facingMirrored(facing: Compass, axis: Axis): Compass {
  const degrees = turned(compass[facing], axis);
  return compassPoints.find((point) => compass[point] === degrees) ?? facing;
}

/** Mirrors the directions and bearings of all walls. A value that cannot be read stays unchanged. */
export function mirroredFields(fields: GivenFields, axis: Axis): GivenFields {
  const entries = Object.entries(fields).map(([name, text]) => {
    if (/^w\df$/.test(name)) return [name, isOneOf(compassPoints, text) ? facingMirrored(text, axis) : text];
    if (!/^w\db$/.test(name)) return [name, text];
    const bearing = readNumber(text);
    return [name, Number.isFinite(bearing) ? String(turned(bearing, axis)) : text];
  });
  return Object.fromEntries(entries);
}

/**
 * Applies an action of engineer mode on walls, windows or layers to one room. The action drops values that equal a default, but the room's own
 * fields must stay: a room without a typed area would not be calculated.
 */
export function applyBuildingAction(fields: GivenFields, action: string, age: AgeId): GivenFields {
  const own = Object.entries(fields).filter(([name]) => /^0[a-z]$/.test(name) && !(name.slice(1) in lists.room));
  return { ...Object.fromEntries(own), ...edit(fields, action, startOf(age)) };
}

/**
 * Writes down the direction of each wall that has none, before the plan is mirrored. Otherwise the wall would face the direction that the engine
 * assumes.
 */
function spelled(fields: GivenFields): GivenFields {
  const walls = Array.from({ length: Number(fields.w ?? 0) || 0 }, (_, index) => `w${index}f`);
  // The assumed directions begin at north, and follow clockwise by 90°.
  const usual = walls.map((name, index) => [name, fields[name] ?? compassPoints[(2 * index) % 8] ?? "n"]);
  return { ...fields, ...Object.fromEntries(usual) };
}

export const mirrorRooms = (project: Project, ids: ReadonlySet<number>, axis: Axis): Project =>
  withRooms(
    project,
    project.rooms.map((room) =>
      ids.has(room.id) ? { ...room, given: mirroredFields(spelled(room.given), axis) } : room,
    ),
  );

/** Reads a list of floors as people write it: `2-5, 7, Roof`. */
export function floorsIn(text: string, most = mostRooms): string[] {
  const parts = text.split(/[,،;؛\n]/).map((part) => part.trim());
  const floors = parts.flatMap((part) => {
    const ends = /^([\d٠-٩۰-۹]+)\s*(?:-|–|to|إلى)\s*([\d٠-٩۰-۹]+)$/u.exec(part);
    const [from, to] = [readNumber(ends?.[1] ?? ""), readNumber(ends?.[2] ?? "")];
    if (!ends || to < from) return part ? [part] : [];
    return Array.from({ length: Math.min(to - from + 1, most) }, (_, index) => String(from + index));
  });
  return [...new Set(floors)].slice(0, most);
}

const digits = /^[\d٠-٩۰-۹]+$/u;

/**
 * Names a room that was copied to another floor: `Office 104` on floor 1 becomes `Office 304` on floor 3, in the digits of floor 3. A name that
 * does not contain its floor's number stays unchanged.
 */
export function nameOn(name: string, from: string, to: string): string {
  if (!digits.test(from) || !digits.test(to)) return name;
  const [plain, floor] = [westernDigits(name), westernDigits(from)];
  const at = new RegExp(`(^|\\D)${floor}(?=\\d\\d(?!\\d))`).exec(plain);
  if (!at || plain.length !== name.length) return name;
  const start = at.index + nth(at, 1).length;
  return name.slice(0, start) + inDigitsOf(name.slice(start), to) + name.slice(start + floor.length);
}

/** Writes a number in the digits of a text. */
function inDigitsOf(text: string, number: string): string {
  const zero = text.search(/[٠-٩]/u) === 0 ? 0x660 : text.search(/[۰-۹]/u) === 0 ? 0x6f0 : 0x30;
  return westernDigits(number).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/** Copies the rooms of a floor to other floors. The copies are at the end, floor by floor. Floors that do not fit completely are left out. */
export function repeatFloor(project: Project, floor: string, onto: readonly string[]): Project {
  const originals = project.rooms.filter((room) => room.floor === floor);
  const fits = originals.length === 0 ? 0 : Math.floor((mostRooms - project.rooms.length) / originals.length);
  const fresh = onto.slice(0, fits).flatMap((to) =>
    originals.map(({ given: fields }) => ({
      floor: to,
      given: fields.n ? { ...fields, n: nameOn(fields.n, floor, to) } : fields,
    })),
  );
  return addRooms(project, fresh);
}
