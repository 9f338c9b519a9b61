import { isOneOf } from "@site/typed";
import { plainSpelling } from "../../kit/frame/plain-spelling.ts";
import dictionary from "./dictionary.json" with { type: "json" };
import { spellings } from "./spellings.ts";

const units = spellings(dictionary.units);
const others = new Set(dictionary.otherUnits.map(plainSpelling));
const shares = dictionary.shares.map(plainSpelling);

const powers = ["w", "kw", "btu/h"] as const;
const areas = ["m2", "ft2"] as const;
export type PowerId = (typeof powers)[number];
type AreaId = (typeof areas)[number];
/** `share` means that the heading asks for a share of the wall's area. */
export type UnitId = keyof typeof dictionary.units | `${PowerId}/${AreaId}` | "share";

/** A unit as a heading writes it. If the unit is unknown, the cells below it must not be read as numbers in the column's own unit. */
export interface SaidUnit {
  id: UnitId | "unknown";
  said: string;
}

/** Returns one spelling for `W per sq. ft`, `W / ft²` and `واط لكل قدم مربع`. */
const spelled = (text: string) =>
  plainSpelling(text.replace(/[%٪]/gu, " percent ").replace(/\^(?=[23])/g, ""))
    .replace(/ (?:per|لكل) /g, "/")
    .replace(/ ?\/ ?/g, "/");

/** Finds the unit that a text names. Watts may be divided by any unit of area, in any words. */
export function unitIn(text: string): UnitId | undefined {
  const spelling = spelled(text);
  const known = units.get(spelling);
  if (known) return known;
  const at = spelling.lastIndexOf("/");
  const [power, area] = [units.get(spelling.slice(0, at)), units.get(spelling.slice(at + 1))];
  return at > 0 && isOneOf(powers, power) && isOneOf(areas, area) ? `${power}/${area}` : undefined;
}

/** True if a heading in plain spelling asks for a share instead of an area. */
export const isShare = (heading: string) => shares.some((word) => ` ${heading} `.includes(` ${word} `));

/** Finds the unit of a heading, in brackets or in its last words. */
export function unitOfHeading(text: string): (SaidUnit & { bracket?: string }) | undefined {
  const brackets = [...text.matchAll(/[([]([^)\]]+)[)\]]/g)].map(([bracket, said = ""]) => ({ bracket, said }));
  for (const { bracket, said } of brackets) {
    const id = unitIn(said);
    if (id) return { id, said, bracket };
  }
  const words = text
    .replace(/[()[\]]/g, " ")
    .replace(/\s*\/\s*/g, "/")
    .trim()
    .split(/[\s,;:_–—-]+/);
  for (let count = Math.min(5, words.length - 1); count > 0; count -= 1) {
    const said = words.slice(-count).join(" ");
    const id = unitIn(said);
    if (id) return { id, said };
  }
  const strange = brackets.find(({ said }) => isStrange(said));
  if (strange) return { id: "unknown", ...strange };
  const last = words.at(-1) ?? "";
  const isUnit = words.length > 1 && (others.has(plainSpelling(last)) || (last.includes("/") && startsAsUnit(last)));
  return isUnit ? { id: "unknown", said: last } : undefined;
}

/** True if a text is an unknown unit, and not a remark such as `net`. */
const isStrange = (said: string) => /[/%٪²³^]|\bper\b|لكل/u.test(said) || others.has(plainSpelling(said));
const startsAsUnit = (text: string) => unitIn(text.split("/")[0] ?? "") !== undefined;
