import { openBuilding } from "../cooling-load/engineer/building-model.ts";
import type { GivenFields } from "../cooling-load/engineer/compact.ts";
import type { Value } from "../cooling-load/engineer/reading.ts";
import { openState } from "../cooling-load/engineer/state.ts";
import type { Words } from "../cooling-load/words.ts";
import { readNumber } from "../kit/frame/read-number.ts";
import { emptyProject, inBuilding, ofRoom, type Project, startOf } from "./model.ts";

/** Seven digits are enough to calculate the same watts. */
const digits = 7;
const textOf = (value: Value) => (typeof value === "number" ? String(Number(value.toPrecision(digits))) : value);

/**
 * True if a value equals its default. Numbers are compared with a tolerance: a default value that is written with fewer digits would otherwise
 * look typed, and a typed value does not follow when other values change.
 */
const isUsual = (text: string, usual: Value) =>
  typeof usual === "number"
    ? Math.abs(readNumber(text) - usual) <= Math.abs(usual) * 10 ** (1 - digits)
    : text.trim() === usual;

/**
 * Turns the building of an engineer-mode address into a project. A project has other defaults than engineer mode. So all values are written out
 * first, and then the values that equal a project's defaults are left out.
 */
export function fromEngineer(query: URLSearchParams, words: Pick<Words, "options" | "engineer">): Project {
  const { start, given: fields, opened } = openState(query, words as Words);
  const { age } = start.quick;
  // The values are those that the engine has read, so that a list accepts them. A refused value stays as it was typed.
  const said: GivenFields = {
    ...Object.fromEntries(Object.entries(opened.values).map(([name, value]) => [name, textOf(value)])),
    ...Object.fromEntries(
      opened.problems.flatMap(({ field }) => (field in fields ? [[field, fields[field] ?? ""]] : [])),
    ),
  };
  const entries = Object.entries(said);
  const building = Object.fromEntries(entries.filter(([name]) => !/^\d/.test(name) && name !== "r"));
  const rooms = Array.from({ length: opened.rooms }, (_, index) => {
    const own = entries.flatMap(([name, text]) => {
      const at = /^(\d+)(.+)$/.exec(name);
      return at && Number(at[1]) === index ? [[at[2] ?? "", text]] : [];
    });
    return inBuilding(Object.fromEntries(own));
  });
  const differing = (all: GivenFields): GivenFields => {
    const { usual } = openBuilding(all, startOf(age));
    const isSaid = ([name, text]: [string, string]) =>
      text.trim() !== "" && usual[name] !== undefined && !isUsual(text, usual[name]);
    return Object.fromEntries(Object.entries(all).filter(isSaid));
  };
  return {
    ...emptyProject,
    age,
    given: differing(building),
    rooms: rooms.map((room, index) => {
      // The area is always written, because a room of a list without a typed area is not calculated.
      const own = { a: room["0a"] ?? "", ...ofRoom(differing({ ...building, ...room })) };
      return { id: index + 1, floor: "", given: own };
    }),
  };
}
