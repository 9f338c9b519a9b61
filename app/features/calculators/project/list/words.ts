import { type RoomKindId, roomKindIds } from "#engine/data/room-kinds.ts";
import { type Compass, compassPoints } from "#engine/quick/input.ts";
import { isOneOf, keysOf } from "#engine/typed.ts";
import { plain } from "../../frame/plain.ts";
import { type ColumnId, columnIds } from "./columns.ts";
import dictionary from "./dictionary.json" with { type: "json" };

export type UnitId = keyof typeof dictionary.units;

/** Each known spelling and what it means; the first that says it wins. */
function spellings<Id extends string>(lists: Readonly<Record<Id, readonly string[]>>): Map<string, Id> {
  const all = keysOf(lists).flatMap((id) => lists[id].map((text): [string, Id] => [plain(text), id]));
  return new Map(all.reverse());
}

const units = spellings(dictionary.units);
const headings = spellings<ColumnId | "results">({ ...dictionary.columns, results: dictionary.results });
const facings = spellings<Compass>(dictionary.facing);
const kinds = spellings<string>(dictionary.kinds);
const set = (list: readonly string[]) => new Set(list.map(plain));
const [none, yes, no, totals] = [dictionary.none, dictionary.yes, dictionary.no, dictionary.totals].map(set) as [
  Set<string>,
  Set<string>,
  Set<string>,
  Set<string>,
];

/** Names of the visitor's page for kinds of room, by their ids. */
export type KindNames = Readonly<Record<string, string>>;

/** The kind of room that a text names in either language; of several names within it the longest. */
export function kindIn(text: string, names: readonly KindNames[]): RoomKindId | undefined {
  const asked = plain(text);
  if (isOneOf(roomKindIds, text)) return text;
  for (const all of names) for (const id of roomKindIds) if (plain(all[id] ?? "") === asked && asked !== "") return id;
  const found = kinds.get(asked) ?? longestWithin(asked, kinds);
  return isOneOf(roomKindIds, found) ? found : undefined;
}

export const facingIn = (text: string): Compass | "none" | undefined => {
  const asked = plain(text);
  if (none.has(asked)) return "none";
  return isOneOf(compassPoints, asked) ? asked : facings.get(asked);
};

export const yesIn = (text: string): boolean | undefined => {
  const asked = plain(text);
  return yes.has(asked) ? true : no.has(asked) ? false : undefined;
};

export const isTotal = (text: string) => {
  const asked = plain(text);
  return totals.has(asked) || [...totals].some((total) => asked.startsWith(`${total} `));
};

export const unitIn = (text: string): UnitId | undefined => units.get(plain(text));

function longestWithin<Id>(text: string, spelled: Map<string, Id>): Id | undefined {
  let best = "";
  for (const spelling of spelled.keys())
    if (spelling.length > best.length && ` ${text} `.includes(` ${spelling} `)) best = spelling;
  return best ? spelled.get(best) : undefined;
}

export interface Heading {
  column?: ColumnId | "results";
  unit?: UnitId;
}

/** What a heading such as `Floor area (sq ft)` names. */
export function headingIn(text: string): Heading {
  const asked = plain(text);
  if (asked === "") return {};
  const bracket = /[([]([^)\]]+)[)\]]/.exec(text)?.[1];
  const inBracket = bracket ? unitIn(bracket) : undefined;
  const name = inBracket && bracket ? plain(text.replace(/[([][^)\]]+[)\]]/, " ")) : asked;
  const column = headings.get(name) ?? longestWithin(name, headings);
  return { column, unit: inBracket ?? unitIn(asked) ?? lastUnit(name) };
}

function lastUnit(text: string): UnitId | undefined {
  const words = text.split(" ");
  return unitIn(words.slice(-2).join(" ")) ?? unitIn(words.at(-1) ?? "");
}

export const isColumn = (id: string | undefined): id is ColumnId => isOneOf(columnIds, id);
