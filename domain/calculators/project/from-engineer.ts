import { openBuilding } from "../cooling-load/engineer/building-model.ts";
import type { Given } from "../cooling-load/engineer/compact.ts";
import type { Value } from "../cooling-load/engineer/reading.ts";
import { openState } from "../cooling-load/engineer/state.ts";
import type { Words } from "../cooling-load/words.ts";
import { readNumber } from "../kit/frame/read-number.ts";
import { emptyProject, inBuilding, ofRoom, type Project, startOf } from "./model.ts";

/** Exact enough for the same watts. */
const digits = 7;
const textOf = (value: Value) => (typeof value === "number" ? String(Number(value.toPrecision(digits))) : value);

/** Compared as a number: printed with fewer decimals, a usual value would look typed, and stay when what it follows from changes. */
const isUsual = (text: string, usual: Value) =>
  typeof usual === "number"
    ? Math.abs(readNumber(text) - usual) <= Math.abs(usual) * 10 ** (1 - digits)
    : text.trim() === usual;

/** The building of an engineer-mode address as a project. What is usual there need not be usual here, so all of it is said before the usual is left out. */
export function fromEngineer(query: URLSearchParams, words: Pick<Words, "options" | "engineer">): Project {
  const { start, given, opened } = openState(query, words as Words);
  const { age } = start.quick;
  // Numbers are read, so that a list takes them as its own; what is refused stays as it was typed.
  const said: Given = {
    ...Object.fromEntries(Object.entries(opened.values).map(([name, value]) => [name, textOf(value)])),
    ...Object.fromEntries(
      opened.problems.flatMap(({ field }) => (field in given ? [[field, given[field] ?? ""]] : [])),
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
  const differing = (all: Given): Given => {
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
      // An area is always said: without one a room of a list is not counted.
      const own = { a: room["0a"] ?? "", ...ofRoom(differing({ ...building, ...room })) };
      return { id: index + 1, floor: "", given: own };
    }),
  };
}
