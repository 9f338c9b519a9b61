import { isOneOf, keysOf } from "@site/typed";
import { readNumber } from "../../kit/frame/read-number.ts";
import { type ColumnId, columns, kindOf } from "./columns.ts";
import { type Context, type KindNames, kindNamed } from "./room-names.ts";
import { type PowerId, type SaidUnit, type UnitId, unitIn } from "./units.ts";
import { facingIn, yesIn } from "./words.ts";

/** The factors that convert powers to watts and areas to square metres. */
const powers: Record<PowerId, number> = { w: 1, kw: 1000, "btu/h": 0.293_071_07 };
const areas = { m2: 1, ft2: 0.092_903_04 };

/** The factors from other units to each column's own unit. */
const factors: Partial<Record<UnitId, Partial<Record<UnitId, number>>>> = {
  m2: areas,
  m: { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254 },
  "w/m2": Object.fromEntries(
    Object.entries(powers).flatMap(([power, watts]) =>
      Object.entries(areas).map(([area, metres]) => [`${power}/${area}`, watts / metres]),
    ),
  ),
  "l/s": { "l/s": 1, cfm: 0.471_947_44, "m3/h": 1 / 3.6, "m3/s": 1000 },
  c: { c: 1, f: 5 / 9 },
  person: { person: 1 },
};

export type CellProblem =
  | "not-a-number"
  | "unknown-kind"
  | "unknown-facing"
  | "unknown-unit"
  | "unknown-answer"
  | "no-area"
  | "no-wall";
export interface ReadCell {
  /** The text for the room. If the cell could not be read, the text stays as it was written, so that the room stays marked. */
  text: string;
  problem?: CellProblem;
}

const rounded = (value: number) => String(Number(value.toPrecision(5)));

/** The facts that are needed to read a cell besides its text: the unit in its heading, and the areas of the room and of the wall in m². */
export interface CellPlace {
  unit?: SaidUnit;
  area?: number;
  wall?: number;
  /** The kind of building that the whole list describes. */
  context?: Context;
}

/** Reads a cell of the list, which was typed by hand or pasted. */
export function readCell(id: ColumnId, typed: string, names: readonly KindNames[], place: CellPlace = {}): ReadCell {
  const text = typed.trim();
  if (text === "") return { text: "" };
  switch (kindOf(id)) {
    case "text":
      return { text };
    case "kind":
      return known(kindNamed(text, names, place.context)?.id, text, "unknown-kind");
    case "facing":
      return facingCell(text);
    case "roof":
      return roofCell(text, place);
    default:
      return numberCell(id, text, place);
  }
}

/**
 * Reads a cell of the roof column: yes or no, also as 1 or 0. Any other number is the area of the roof. If the heading has a unit of area, every
 * number is an area.
 */
function roofCell(text: string, place: CellPlace): ReadCell {
  const is = yesIn(text);
  const hasUnit = place.unit !== undefined && !isAnswers(place.unit);
  const isAmount = Number.isFinite(readNumber(text)) && (hasUnit || is === undefined);
  if (is !== undefined && !isAmount) return { text: is ? "1" : "" };
  const read = isAmount ? numberCell("area", text, hasUnit ? place : {}) : { text };
  return isAmount && !("problem" in read) ? read : { text: read.text, problem: "unknown-answer" };
}

/** True if the text in a heading is a list of possible answers, such as Y/N or 1/0, and not a unit. */
const isAnswers = ({ said }: SaidUnit) => said.split("/").every((answer) => yesIn(answer.trim()) !== undefined);

const known = (found: string | undefined, text: string, problem: CellProblem): ReadCell =>
  found === undefined ? { text, problem } : { text: found };

function facingCell(text: string): ReadCell {
  const found = facingIn(text);
  return found === "none" ? { text: "" } : known(found, text, "unknown-facing");
}

const feet = /^(\d+(?:\.\d+)?)\s*['′]\s*(?:-?\s*(\d+(?:\.\d+)?)\s*["″])?$/;
/** The name of an air handler in a schedule, such as `AHU-03`. */
const numbered = /^\p{L}[\p{L}\s.-]*?\s*[-#.:]?\s*([\d٠-٩۰-۹]+)$/u;
/** A number at the beginning of a text, and the rest of the text. */
const parts = /^([-+−–]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,،٫٬' ]*)(.*)$/u;

function numberCell(id: ColumnId, typed: string, place: CellPlace): ReadCell {
  const text = id === "handler" ? (numbered.exec(typed)?.[1] ?? typed) : typed;
  const column = columns[id];
  const own = "unit" in column ? column.unit : "person";
  const inFeet = feet.exec(text);
  if (inFeet && own === "m") return { text: rounded((Number(inFeet[1]) + Number(inFeet[2] ?? 0) / 12) * 0.3048) };
  const [, digits = "", rest = ""] = parts.exec(text) ?? [];
  const value = readNumber(digits.replace(/[.,،\s]+$/, ""));
  if (!Number.isFinite(value)) return { text, problem: "not-a-number" };
  if (rest.trim() !== "") {
    const unit = unitIn(rest);
    return unit ? converted(value, unit, own, text, place) : { text, problem: "unknown-unit" };
  }
  const { unit = { id: own, said: "" } } = place;
  const percent = unit.id === "share" && value <= 1 ? value * 100 : value;
  const isShare = unit.id === "share" || unit.id === "percent";
  const whole = isShare ? `${rounded(percent)}%` : `${text} ${unit.said}`;
  return unit.id === "unknown"
    ? { text: whole, problem: "unknown-unit" }
    : converted(value, unit.id, own, whole, place);
}

/** Converts a value to the column's own unit. If this is not possible, the cell keeps `text`. */
function converted(value: number, unit: UnitId, own: UnitId, text: string, { area, wall }: CellPlace): ReadCell {
  const factor = factors[own]?.[unit];
  if (factor !== undefined) return { text: rounded(unit === "f" ? (value - 32) * factor : value * factor) };
  if (isOneOf(keysOf(powers), unit) && own === "w/m2")
    return area ? { text: rounded((value * powers[unit]) / area) } : { text, problem: "no-area" };
  if (wall === undefined || (unit !== "percent" && unit !== "share")) return { text, problem: "unknown-unit" };
  // A share above 1 is taken as per cent.
  const share = unit === "percent" || value > 1 ? value / 100 : value;
  return wall > 0 && share <= 1
    ? { text: rounded(share * wall) }
    : { text, problem: wall > 0 ? "unknown-unit" : "no-wall" };
}
