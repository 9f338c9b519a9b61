import type { FlowUnit } from "@site/engine/ducts/flow.ts";
import { mostSections } from "@site/engine/ducts/tree/input.ts";
import { keysOf } from "@site/typed";
import { plainSpelling } from "../../../kit/frame/plain-spelling.ts";
import { readTable } from "../../../kit/frame/table.ts";
import type { TypedSection } from "../fields.ts";
import { type OptionNames, readCell, spellings, type UnitId, unitIn } from "./cells.ts";
import type { ColumnId, ListProblem, RefusedList } from "./columns.ts";
import dictionary from "./dictionary.json" with { type: "json" };

export interface CellProblem {
  /** The row in the pasted table, counted from 1. The rows with titles and headings count too. */
  row: number;
  column: ColumnId;
  text: string;
  problem: ListProblem;
}
export interface TakenList {
  sections: TypedSection[];
  problems: CellProblem[];
  /** The headings that name no field. Headings of our own results are not among them, because they are ignored. */
  unread: string[];
}
export interface ListRefusal {
  refused: RefusedList;
  count: number;
}
/** The page's words for columns and for the options of fields, and the headings of results, which are ignored. */
export interface ListNames {
  columns: Readonly<Record<ColumnId, string>>;
  options: OptionNames;
  results: readonly string[];
}

const headings = spellings<ColumnId>(dictionary.columns);
const totals = new Set(dictionary.totals.map(plainSpelling));

interface Heading {
  text: string;
  id?: ColumnId;
  unit?: UnitId;
}

function headingIn(text: string, { columns }: ListNames): Heading {
  const bracket = /[([]([^)\]]+)[)\]]/.exec(text);
  const name = plainSpelling(bracket ? text.replace(bracket[0], " ") : text);
  const spelling = plainSpelling(text);
  const own = keysOf(columns).find(
    (id) => plainSpelling(columns[id]) === name || plainSpelling(columns[id]) === spelling,
  );
  const id = own ?? headings.get(spelling) ?? headings.get(name);
  return { text, id, unit: unitIn(bracket?.[1] ?? "") ?? (id === "flow" ? unitIn(spelling) : undefined) };
}

interface Line {
  row: number;
  name: string;
  after: string;
  section: TypedSection;
}

/**
 * Reads a list of sections that was copied or saved from a spreadsheet. The list may be in either language, with rows and columns in any order.
 */
export function readList(text: string, flowUnit: FlowUnit, names: ListNames): TakenList | ListRefusal {
  const table = readTable(text);
  if (table.length === 0) return { refused: "empty", count: 0 };
  const at = table.slice(0, 20).findIndex((row) => known(row.map((cell) => headingIn(cell, names))) >= 2);
  if (at < 0) return { refused: "no-headings", count: 0 };
  const columns = once((table[at] ?? []).map((cell) => headingIn(cell, names)));
  const problems: CellProblem[] = [];
  const lines = table.slice(at + 1).flatMap((cells, index): Line[] => {
    const row = at + 2 + index;
    const isTotal = totals.has(plainSpelling(cells.find((cell) => cell !== "") ?? ""));
    if (isTotal || cells.every((cell, column) => cell === "" || !columns[column]?.id)) return [];
    return [lineOf(cells, columns, row, flowUnit, names, problems)];
  });
  if (lines.length === 0) return { refused: "no-sections", count: 0 };
  if (lines.length > mostSections) return { refused: "too-many", count: lines.length };
  const ordered = inOrder(lines, problems);
  const skipped = new Set(names.results.map(plainSpelling));
  const unread = columns.filter(({ id, text: said }) => !id && said && !skipped.has(plainSpelling(said)));
  return ordered
    ? { sections: withoutSums(ordered), problems, unread: unread.map(({ text: said }) => said) }
    : { refused: "circle", count: 0 };
}

const known = (found: readonly Heading[]) => new Set(found.flatMap(({ id }) => id ?? [])).size;

/** If two columns have the same meaning, only the first column counts. */
const once = (found: readonly Heading[]): Heading[] =>
  found.map((heading, at) => (found.findIndex(({ id }) => id === heading.id) < at ? { text: heading.text } : heading));

function lineOf(
  cells: readonly string[],
  columns: readonly Heading[],
  row: number,
  flowUnit: FlowUnit,
  names: ListNames,
  problems: CellProblem[],
): Line {
  const line: Line = { row, name: "", after: "", section: {} };
  for (const [at, { id, unit }] of columns.entries()) {
    const text = cells[at] ?? "";
    if (id === "number") line.name = plainSpelling(text);
    else if (id === "after") line.after = text;
    else if (id) {
      const read = readCell(id, text, flowUnit, names.options, unit);
      if (read.problem) problems.push({ row, column: id, text, problem: read.problem });
      if (read.text !== "") line.section[id] = read.text;
    }
  }
  return line;
}

/**
 * Sorts the sections so that each comes after the section that it continues, and updates the numbers of those sections. Undefined if sections
 * continue each other in a circle.
 */
function inOrder(lines: readonly Line[], problems: CellProblem[]): TypedSection[] | undefined {
  const byName = new Map(lines.map(({ name }, at) => [name || String(at + 1), at]));
  const parents = lines.map(({ after, row }, at) => {
    const spelling = plainSpelling(after);
    if (at === 0 && (spelling === "" || !byName.has(spelling))) return undefined;
    const found = spelling === "" ? at - 1 : byName.get(spelling);
    if (found === undefined) problems.push({ row, column: "after", text: after, problem: "unknown-section" });
    return found ?? at - 1;
  });
  const placed: number[] = [];
  for (let before = -1; placed.length > before; ) {
    before = placed.length;
    for (const [at, parent] of parents.entries())
      if (!placed.includes(at) && (parent === undefined ? placed.length === 0 : placed.includes(parent)))
        placed.push(at);
  }
  if (placed.length < lines.length) return undefined;
  return placed.map((at, index) => {
    const parent = parents[at];
    const number = parent === undefined ? index : placed.indexOf(parent) + 1;
    return { ...lines[at]?.section, ...(number !== index && { after: String(number) }) };
  });
}

/** The largest difference between a main's airflow and the sum of its outlets, as a share of the sum. A list may contain rounded numbers. */
const sumTolerance = 0.005;

/**
 * Removes the airflow of each main whose airflow is the sum of its outlets. An empty airflow is computed, so it follows when an outlet changes.
 */
function withoutSums(sections: readonly TypedSection[]): TypedSection[] {
  const sums = new Map<number, number>();
  for (const [index, { flow, after }] of [...sections.entries()].reverse()) {
    const parent = Number(after ?? index) - 1;
    sums.set(parent, (sums.get(parent) ?? 0) + (sums.get(index) ?? Number(flow)));
  }
  return sections.map(({ flow, ...section }, index) => {
    const sum = sums.get(index);
    const isSum = sum !== undefined && Math.abs(Number(flow) / sum - 1) <= sumTolerance;
    return flow === undefined || isSum ? section : { ...section, flow };
  });
}

export const isRefused = (list: TakenList | ListRefusal): list is ListRefusal => "refused" in list;
