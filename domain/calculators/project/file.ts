import { engineVersion } from "@site/engine/buildings/building.ts";
import { ageIds } from "@site/engine/data/ages.ts";
import { isOneOf, recordOf } from "@site/typed";
import { emptyProject, headFields, lastId, longestTexts, mostRooms, type Project, type ProjectRoom } from "./model.ts";
import { fromSpelling, isObject, type Json, type JsonObject, spelledOut } from "./spelling.ts";

export const schemaName = "cooling-load-project";
/** The version of the file format. Raise it when an older program would misread the file. Old versions must stay readable. */
export const schemaVersion = 1;
/** The largest file in characters. 200 rooms with all their walls stay far below it. */
export const longestFile = 2_000_000;

/** The reasons why a file is refused. Each is a key of the words under `refused`. */
export type Refusal = "too-long" | "no-json" | "no-project" | "newer" | "too-many-rooms";
export class FileRefused extends Error {
  override name = "FileRefused";
  readonly reason: Refusal;
  readonly blanks: Record<string, string | number>;
  constructor(reason: Refusal, blanks: Record<string, string | number> = {}) {
    super(`${reason} ${JSON.stringify(blanks)}`);
    this.reason = reason;
    this.blanks = blanks;
  }
}

export interface ReadFile {
  project: Project;
  /** The version of the engine that calculated when the file was written. */
  engine: string;
  /** The places in the file that are not fields. They were left out. */
  unknown: string[];
}

/** Returns the content of a project file. `engine` names the version that calculated the figures on that day. */
export function fileOf(project: Project): JsonObject {
  const said = Object.fromEntries(headFields.map((name): [string, Json] => [name, project[name]]));
  const { lastRoom } = project;
  return {
    ...{ schema: schemaName, version: schemaVersion, engine: engineVersion, ...said },
    ...(lastRoom > 0 && { lastRoom }),
    building: { age: project.age, ...spelledOut(project.given, "building") },
    rooms: project.rooms.map(({ id, floor, given: fields }) => ({ id, floor, ...spelledOut(fields, "room") })),
  };
}

export const fileText = (project: Project) => `${JSON.stringify(fileOf(project), null, 1)}\n`;

/** Reads a file. Throws a FileRefused if the text is not a project of ours. It throws no other error. */
export function readFile(text: string): ReadFile {
  if (text.length > longestFile) throw new FileRefused("too-long", { limit: longestFile / 1_000_000 });
  const value = parsed(text);
  if (!isObject(value) || value.schema !== schemaName || typeof value.version !== "number")
    throw new FileRefused("no-project");
  if (value.version > schemaVersion) throw new FileRefused("newer", { version: value.version, reads: schemaVersion });
  const rooms = Array.isArray(value.rooms) ? value.rooms : [];
  if (rooms.length > mostRooms) throw new FileRefused("too-many-rooms", { count: rooms.length, limit: mostRooms });
  return projectIn(value, rooms);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw new FileRefused("no-json");
  }
}

const textIn = (value: unknown, most: number, lines = false) =>
  typeof value === "string" ? value.replace(lines ? /[^\P{Cc}\n]/gu : /\p{Cc}/gu, " ").slice(0, most) : "";

const known = new Set<string>(["schema", "version", "engine", "building", "rooms", "lastRoom", ...headFields]);

function projectIn(value: JsonObject, rooms: Json[]): ReadFile {
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  const { age, ...building } = isObject(value.building) ? value.building : {};
  const lastRoom = isNumber(value.lastRoom) ? value.lastRoom : 0;
  const project: Project = {
    ...emptyProject,
    ...recordOf(headFields, (name) => textIn(value[name], longestTexts[name], name === "notes")),
    age: isOneOf(ageIds, age) ? age : emptyProject.age,
    given: fromSpelling(building, "building", (place) => unknown.push(`building.${place}`)),
    lastRoom,
    rooms: roomsIn(rooms, lastRoom, (place) => unknown.push(`rooms.${place}`)),
  };
  return { project, engine: textIn(value.engine, 20), unknown };
}

/** A room's number must be far below the largest safe integer, because later rooms continue from it. */
const isNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 1e9;

function roomsIn(values: Json[], lastRoom: number, unknown: (place: string) => void): ProjectRoom[] {
  const rooms: ProjectRoom[] = [];
  for (const [index, value] of values.entries()) {
    if (!isObject(value)) {
      unknown(String(index));
      continue;
    }
    const { id, floor, ...fields } = value;
    const isFree = isNumber(id) && rooms.every((room) => room.id !== id);
    rooms.push({
      id: isFree ? id : lastId({ rooms, lastRoom }) + 1,
      floor: textIn(floor, longestTexts.floor),
      given: fromSpelling(fields, "room", (place) => unknown(`${index}.${place}`)),
    });
  }
  return rooms;
}
