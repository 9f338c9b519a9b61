import { readTable } from "../../kit/frame/table.ts";
import { longestTexts, mostRooms, type ProjectRoom, uncooledUse } from "../model.ts";
import { type CellProblem, readCell } from "./cells.ts";
import { type ColumnId, columnIds, kindOf, withCell } from "./columns.ts";
import { type Context, contextOf, type KindNames, kindIn, kindNamed, type ListKind } from "./room-names.ts";
import { type SaidUnit, unitIn } from "./units.ts";
import { type Heading, headingIn, isColumn, isTotal } from "./words.ts";

export interface Column {
  /** The heading as it is in the table; empty if there is none. */
  heading: string;
  id?: ColumnId;
  unit?: SaidUnit;
}
export interface ListProblem {
  /** The row, counted from 1 as in the spreadsheet. */
  row: number;
  column: Column;
  text: string;
  problem: CellProblem | "missing-area";
}
export interface ParsedList {
  columns: Column[];
  rooms: Omit<ProjectRoom, "id">[];
  /** The row number of each room in the list. */
  rows: number[];
  problems: ListProblem[];
  /**
   * The texts from which the kind of a room was guessed, because they are not names on the page. `kind` is undefined if the text names no known
   * kind.
   */
  readAs: { text: string; kind: ListKind | undefined; count: number }[];
  /** The rows that are not rooms: rows with sums, and rows with a floor as a heading. */
  sums: number[];
  floors: number[];
}
export type RoomListRefusal = { reason: "too-many-rows" | "nothing" | "too-long"; count: number; limit: number };

/** The largest pasted text in characters. */
const longestText = 2_000_000;
/** The number of rows above the list that may be titles. */
const headRows = 8;

type Options = {
  names: readonly KindNames[];
  /** The number of rooms that the project can still take. */
  room?: number;
  /** The columns that the visitor chose in place of the recognised columns. */
  chosen?: readonly (ColumnId | "" | undefined)[];
};

/**
 * Reads a pasted list of rooms. It refuses only an empty list and a list that is too large. Everything else is read as far as possible. Problems
 * are reported with their row and column.
 */
export function understand(
  text: string,
  { names, room = mostRooms, chosen = [] }: Options,
): ParsedList | RoomListRefusal {
  if (text.length > longestText) return { reason: "too-long", count: text.length, limit: longestText };
  const table = readTable(text);
  const { columns: found, first } = columnsOf(table, names);
  const columns = found.map((column, at) => ({
    ...column,
    id: chosen[at] === undefined ? column.id : chosen[at] || undefined,
  }));
  const filled = table.slice(first).filter((row) => row.some((cell) => cell !== "")).length;
  if (filled === 0) return { reason: "nothing", count: 0, limit: room };
  if (filled > room * 2 + 50) return { reason: "too-many-rows", count: filled, limit: room };
  const result = rowsOf(table, first, columns, names);
  if (result.rooms.length > room) return { reason: "too-many-rows", count: result.rooms.length, limit: room };
  return result.rooms.length === 0 ? { reason: "nothing", count: 0, limit: room } : result;
}

interface Heads {
  columns: Column[];
  /** The index of the first row below the headings. */
  first: number;
}

function columnsOf(table: string[][], names: readonly KindNames[]): Heads {
  const heads = table.slice(0, headRows).map((row) => row.map(headingIn));
  const known = heads.map((row) => new Set(row.map(({ column }) => column).filter(isColumn)).size);
  const best = Math.max(0, ...known);
  const at = known.indexOf(best);
  const width = Math.max(0, ...table.slice(0, 400).map((row) => row.length));
  if (best < 2) return { columns: guessed(table, width, names), first: 0 };
  return withHeadings(table, heads, at, width);
}

/** Finds headings over several rows. A merged cell counts for the empty cells beside it. A row of units may be below the headings. */
function withHeadings(table: string[][], heads: Heading[][], at: number, width: number): Heads {
  const above = carried(table[at - 1] ?? [], width);
  const below = table[at + 1] ?? [];
  const isBelow = below.filter(Boolean).length > 1 && below.every((cell) => cell === "" || isHead(cell));
  const taken = new Set<string>();
  const columns = Array.from({ length: width }, (_, index): Column => {
    const own = table[at]?.[index] ?? "";
    const lower = isBelow ? (below[index] ?? "") : "";
    const upper = own === "" || !heads[at]?.[index]?.column || above[index] ? (above[index] ?? "") : "";
    const parts = [[upper, own, lower], [own, lower], [upper, own], [own]].map((some) =>
      some.filter(Boolean).join(" "),
    );
    const found = parts.map(headingIn).find(({ column }) => isColumn(column) && !taken.has(column));
    const column = found?.column;
    if (!isColumn(column)) return { heading: parts[0] ?? "" };
    taken.add(column);
    return { heading: own || (parts[0] ?? ""), id: column, unit: lowerUnit(lower) ?? found?.unit };
  });
  return { columns, first: at + (isBelow ? 2 : 1) };
}

function lowerUnit(said: string): SaidUnit | undefined {
  const id = unitIn(said);
  return id && { id, said };
}

const isHead = (cell: string) =>
  unitIn(cell) !== undefined || (headingIn(cell).column !== undefined && !/\d{2}/.test(cell));

/** Fills the empty cells after a text with that text, because a spreadsheet copies a merged cell as its text and empty cells. */
function carried(row: readonly string[], width: number): string[] {
  let last = "";
  return Array.from({ length: width }, (_, index) => {
    last = row[index] || last;
    return last;
  });
}

/**
 * Guesses the columns of a list without headings: the first text is the name, a later text that names kinds is the kind, the first number is the
 * area, and the next number is the height.
 */
function guessed(table: string[][], width: number, names: readonly KindNames[]): Column[] {
  const rows = table.slice(0, 50);
  const taken = new Set<ColumnId>();
  const take = (id: ColumnId) => {
    if (taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  return Array.from({ length: width }, (_, index): Column => {
    const cells = rows.map((row) => row[index] ?? "").filter(Boolean);
    const share = (is: (cell: string) => boolean) => cells.filter(is).length / Math.max(1, cells.length);
    if (share((cell) => !readCell("area", cell, names).problem) > 0.6)
      return { heading: "", id: take("area") ?? take("height") };
    const isKind = taken.has("name") && share((cell) => kindIn(cell, names) !== undefined) > 0.6;
    return { heading: "", id: cells.length === 0 ? undefined : isKind ? take("kind") : take("name") };
  });
}

function rowsOf(table: string[][], first: number, columns: Column[], names: readonly KindNames[]): ParsedList {
  const result: ParsedList = { columns, rooms: [], rows: [], problems: [], readAs: [], sums: [], floors: [] };
  const context = contextOf(table.slice(first).flat());
  const hasFloor = columns.some(({ id }) => id === "floor");
  let floor = "";
  for (let index = first; index < table.length; index += 1) {
    const row = table[index] ?? [];
    const filled = row.filter((cell) => cell !== "");
    if (filled.length === 0) continue;
    const number = index + 1;
    if (isTotal(filled[0] ?? "")) result.sums.push(number);
    else if (!hasFloor && filled.length === 1 && columns.length > 1) {
      floor = filled[0] ?? "";
      result.floors.push(number);
    } else {
      const at = columns.findIndex(({ id }) => id === "floor");
      // If a floor is merged over several rooms, only its first row has the text. The next rows keep this floor.
      floor = (at >= 0 && row[at]) || floor;
      result.rooms.push(roomOf(row, number, floor.slice(0, longestTexts.floor), result, names, context));
      result.rows.push(number);
    }
  }
  return result;
}

function roomOf(
  row: readonly string[],
  number: number,
  floor: string,
  { columns, problems, readAs }: ParsedList,
  names: readonly KindNames[],
  context: Context,
): Omit<ProjectRoom, "id"> {
  const cellOf = (id: ColumnId) => row[columns.findIndex((column) => column.id === id)] ?? "";
  let area: number | undefined;
  // The area in m² of the wall to which the next column of glass belongs.
  let wall = 0;
  let room: ProjectRoom = { id: 0, floor, given: {} };
  // The columns are read in this order, so that the area is known before the watts of a room are divided by it.
  for (const id of columnIds) {
    if (kindOf(id) === "facing") wall = 0;
    const column = columns.find((one) => one.id === id);
    if (!column || id === "floor") continue;
    const place = { unit: column.unit, area, wall: kindOf(id) === "glass" ? wall : undefined, context };
    const { text, problem } = readCell(id, cellOf(id), names, place);
    if (problem) problems.push({ row: number, column, text: cellOf(id), problem });
    if (id === "area") area = Number(text) || undefined;
    if (id === "wall" || id === "wall2") wall = Number(text) || 0;
    if (text !== "") room = withCell(room, id, text.slice(0, 40));
  }
  // If the row names no use, the kind is read from the room's name.
  const said = cellOf("kind") || cellOf("name");
  const kind = said ? kindNamed(said, names, context) : undefined;
  if (cellOf("kind") === "" && kind) room = withCell(room, "kind", kind.id);
  const isUnread = cellOf("kind") !== "" && !kind;
  if (said && !kind?.isLiteral && !isUnread) note(readAs, said, kind?.id);
  if (!room.given.a && room.given.k !== uncooledUse) {
    const column = columns.find(({ id }) => id === "area") ?? { heading: "", id: "area" };
    problems.push({ row: number, column, text: "", problem: "missing-area" });
  }
  const { id: _, ...rest } = room;
  return rest;
}

function note(readAs: ParsedList["readAs"], text: string, kind: ListKind | undefined) {
  // Numbers at the end are cut off, so that offices 101 to 140 make one line.
  const said = text.replace(/[\s\d٠-٩۰-۹.#-]+$/u, "") || text;
  const known = readAs.find((one) => one.text === said && one.kind === kind);
  if (known) known.count += 1;
  else readAs.push({ text: said, kind, count: 1 });
}
