import { type RoomKindId, roomKindIds } from "@site/engine/data/room-kinds.ts";
import { isOneOf, keysOf } from "@site/typed";
import { plainSpelling } from "../../kit/frame/plain-spelling.ts";
import { uncooledUse } from "../model.ts";
import names from "./room-names.json" with { type: "json" };
import { spellings } from "./spellings.ts";

/** The names of the kinds of room on the page, by their ids. */
export type KindNames = Readonly<Record<string, string>>;
/** The kind of building. The other rooms of a list show it: a kitchen beside a majlis is the kitchen of a home. */
export type Context = "home" | "food" | "other";
export type ListKind = RoomKindId | typeof uncooledUse;

/** Returns one spelling of a name, without plurals, articles and text in brackets. */
const spelled = (text: string) =>
  plainSpelling(text.replace(/\([^)]*\)/g, " ").replace(/['’]s\b/gi, ""))
    .replace(/\//g, " ")
    .split(" ")
    .map((word) => word.replace(/^ال(?=.{3})/, "").replace(/^(\p{Script=Latin}{3,}[^s\W])s$/u, "$1"))
    .join(" ");

const byName = (lists: Readonly<Record<string, readonly string[]>>): Map<string, string> =>
  new Map([...spellings(lists)].map(([name, id]) => [spelled(name), id]));

const dictionaries: Record<Context, Map<string, string>> = {
  ...{ home: dictionaryOf("home"), food: dictionaryOf("food"), other: dictionaryOf("other") },
};

function dictionaryOf(context: Context): Map<string, string> {
  const found = byName(names.kinds);
  // A pool is not one of our kinds of room. It must not be taken for a bathroom, although its Arabic name begins like one.
  for (const name of names.none) found.set(spelled(name), "none");
  for (const { names: same, ...meaning } of names.byContext) {
    const meanings: Record<string, string | undefined> = meaning;
    for (const name of same) found.set(spelled(name), meanings[context] ?? meaning.other);
  }
  return found;
}

const notCooled = names.notCooled.map((phrase) => ` ${spelled(phrase)} `);

/** True if a text says that the room is not cooled, even if only in brackets. This is more important than the kind of room. */
function saysNotCooled(text: string): boolean {
  const whole = ` ${spelled(text.replace(/[()]/g, " "))} `;
  return notCooled.some((phrase) => whole.includes(phrase));
}

const isKind = (id: string | undefined): id is ListKind => id === uncooledUse || isOneOf(roomKindIds, id);

/** Finds the kind of room whose name on the page is this text, in either language. */
function literal(text: string, pages: readonly KindNames[]): ListKind | undefined {
  if (isKind(text)) return text;
  const spelling = plainSpelling(text);
  for (const all of pages)
    for (const id of keysOf(all)) if (plainSpelling(all[id] ?? "") === spelling && spelling && isKind(id)) return id;
  return undefined;
}

/**
 * The largest number of characters in the name of a room. A longer text is a remark: its words do not describe the room, and the comparison with
 * all names would take long.
 */
const longestName = 120;

export interface NamedKind {
  id: ListKind;
  /** True if the text is one of the page's own names. */
  isLiteral: boolean;
}

/** Finds the kind of room that a text names in either language. */
export function kindNamed(
  text: string,
  pages: readonly KindNames[],
  context: Context = "other",
): NamedKind | undefined {
  const own = literal(text, pages);
  if (own) return { id: own, isLiteral: true };
  if (text.length > longestName) return undefined;
  if (saysNotCooled(text)) return { id: uncooledUse, isLiteral: false };
  const known = dictionaries[context];
  const found = known.get(spelled(text)) ?? ofMainPart(text, known) ?? within(spelled(text), known);
  return isKind(found) ? { id: found, isLiteral: false } : undefined;
}

export const kindIn = (text: string, pages: readonly KindNames[]) => kindNamed(text, pages)?.id;

/** Words that join a room to its parts, its neighbours or its purpose: a bedroom with a balcony, a corridor to bedrooms, an office near the lift. */
const joints =
  /\s+w\/o?\s*|\s*[,+&/]\s*|\s+(?:with|without|w|and|for|to|of|at|in|near|beside|behind|above|over|below|under|opposite|facing|next to|incl|including)\b\.?\s*/i;

/**
 * Finds the kind of room in the words before the first joint. If these words name no room, the whole text decides: 'male & female toilets' are
 * toilets. In Arabic the first word is the main word in any case.
 */
function ofMainPart(text: string, known: Map<string, string>): string | undefined {
  const [main = "", ...rest] = text
    .replace(/\([^)]*\)/g, " ")
    .trim()
    .split(joints);
  return rest.length > 0 && main !== "" ? within(spelled(main), known) : undefined;
}

/**
 * Finds the kind of room in a name of several words. The main word decides, which is the last word in English and the first word in Arabic: an
 * office corridor is a corridor. If several known names end or begin there, the longest name counts.
 */
function within(text: string, known: Map<string, string>): string | undefined {
  const words = text.split(" ");
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const spans = words.flatMap((_, from) =>
    words
      .slice(from)
      .map((__, length) => ({ from, to: from + length + 1, name: words.slice(from, from + length + 1).join(" ") })),
  );
  const found = spans.filter(({ name }) => known.has(name));
  const [best] = found.sort((a, b) => (isArabic ? a.from - b.from || b.to - a.to : b.to - a.to || a.from - b.from));
  return best && known.get(best.name);
}

/**
 * Returns the kind of building that a list describes. It is a home if the list names home rooms, and at least as many as work rooms. Otherwise
 * it is a place to eat if the list names rooms of such a place.
 */
export function contextOf(texts: readonly string[]): Context {
  const all = texts.map((text) => ` ${spelled(text)} `);
  const count = (words: readonly string[]) =>
    all.filter((text) => words.some((word) => text.includes(` ${spelled(word)} `))).length;
  const { home, food, work } = names.contexts;
  const homely = count(home);
  if (homely > 0 && homely >= count(work)) return "home";
  return count(food) > 0 ? "food" : "other";
}
