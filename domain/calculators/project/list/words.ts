import { type Compass, compassPoints } from "@site/engine/quick/input.ts";
import { isOneOf } from "@site/typed";
import { plainSpelling } from "../../kit/frame/plain-spelling.ts";
import { type ColumnId, columnIds, kindOf } from "./columns.ts";
import dictionary from "./dictionary.json" with { type: "json" };
import { spellings } from "./spellings.ts";
import { isShare, type SaidUnit, unitOfHeading } from "./units.ts";

const headings = spellings<ColumnId | "results">({ ...dictionary.columns, results: dictionary.results });
const facings = spellings<Compass>(dictionary.facing);
const set = (list: readonly string[]) => new Set(list.map(plainSpelling));
const [none, yes, no, totals] = [set(dictionary.none), set(dictionary.yes), set(dictionary.no), set(dictionary.totals)];

export const facingIn = (text: string): Compass | "none" | undefined => {
  const spelling = plainSpelling(text);
  if (none.has(spelling)) return "none";
  return isOneOf(compassPoints, spelling) ? spelling : facings.get(spelling);
};

/** Reads yes or no. A tick or a dash has no letters, so it is looked up unchanged. */
export const yesIn = (text: string): boolean | undefined => {
  if (dictionary.yesSigns.includes(text.replace("\ufe0f", ""))) return true;
  if (dictionary.noSigns.includes(text)) return false;
  const spelling = plainSpelling(text);
  return yes.has(spelling) ? true : no.has(spelling) ? false : undefined;
};

export const isTotal = (text: string) => {
  const spelling = plainSpelling(text);
  return totals.has(spelling) || [...totals].some((total) => spelling.startsWith(`${total} `));
};

function longestWithin<Id>(text: string, spelled: Map<string, Id>): Id | undefined {
  let best = "";
  for (const spelling of spelled.keys())
    if (spelling.length > best.length && ` ${text} `.includes(` ${spelling} `)) best = spelling;
  return best ? spelled.get(best) : undefined;
}

export interface Heading {
  column?: ColumnId | "results";
  unit?: SaidUnit;
}

/** Reads a heading such as `Floor area (sq ft)`: its column and its unit. */
export function headingIn(text: string): Heading {
  const spelling = plainSpelling(text);
  if (spelling === "") return {};
  const unit = unitOfHeading(text);
  const name = unit?.bracket ? plainSpelling(text.replace(unit.bracket, " ")) : spelling;
  const column = headings.get(name) ?? longestWithin(name, headings);
  const ofWall = isColumn(column) && kindOf(column) === "glass" && isShare(spelling);
  return { column, unit: ofWall ? { id: "share", said: unit?.said ?? "" } : unit };
}

export const isColumn = (id: string | undefined): id is ColumnId => isOneOf(columnIds, id);
