import { readNumber } from "../../frame/read-number.ts";
import { type ColumnId, columns, kindOf } from "./columns.ts";
import { facingIn, type KindNames, kindIn, type UnitId, unitIn, yesIn } from "./words.ts";

/** How many of the column's own unit one of another is. */
const factors: Partial<Record<UnitId, Partial<Record<UnitId, number>>>> = {
  m2: { m2: 1, ft2: 0.09290304 },
  m: { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048 },
  "w/m2": { "w/m2": 1, "w/ft2": 10.76391 },
  "l/s": { "l/s": 1, cfm: 0.4719474, "m3/h": 1 / 3.6 },
  c: { c: 1, f: 5 / 9 },
  person: { person: 1 },
};
/** Watts of a whole room are divided by its area. */
const wholeRoom: Partial<Record<UnitId, number>> = { w: 1, kw: 1000 };

export type CellProblem =
  | "not-a-number"
  | "unknown-kind"
  | "unknown-facing"
  | "unknown-unit"
  | "unknown-answer"
  | "no-area";
export interface ReadCell {
  /** What goes into the room; what was typed if it could not be read. */
  text: string;
  problem?: CellProblem;
}

const rounded = (value: number) => String(Number(value.toPrecision(5)));

/** What a cell of the list says, typed by hand or pasted. `unit` is that of its heading. */
export function readCell(
  id: ColumnId,
  typed: string,
  names: readonly KindNames[],
  unit?: UnitId,
  area?: number,
): ReadCell {
  const text = typed.trim();
  if (text === "") return { text: "" };
  switch (kindOf(id)) {
    case "text":
      return { text };
    case "kind":
      return known(kindIn(text, names), text, "unknown-kind");
    case "facing":
      return facingCell(text);
    case "roof": {
      const is = yesIn(text);
      return is === undefined ? { text: "", problem: "unknown-answer" } : { text: is ? "1" : "" };
    }
    default:
      return numberCell(id, text, unit, area);
  }
}

const known = (found: string | undefined, text: string, problem: CellProblem): ReadCell =>
  found === undefined ? { text, problem } : { text: found };

function facingCell(text: string): ReadCell {
  const found = facingIn(text);
  return found === "none" ? { text: "" } : known(found, text, "unknown-facing");
}

const feet = /^(\d+(?:\.\d+)?)\s*['′]\s*(?:-?\s*(\d+(?:\.\d+)?)\s*["″])?$/;
/** An air handler as schedules name it: `AHU-03`. */
const numbered = /^\p{L}[\p{L}\s.-]*?\s*[-#.:]?\s*([\d٠-٩۰-۹]+)$/u;
/** A number, and whatever stands behind it. */
const parts = /^([-+−–]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,،٫٬' ]*)(.*)$/u;

function numberCell(id: ColumnId, typed: string, heading?: UnitId, area?: number): ReadCell {
  const text = id === "handler" ? (numbered.exec(typed)?.[1] ?? typed) : typed;
  const own = (columns[id] as { unit?: UnitId }).unit ?? "person";
  const inFeet = feet.exec(text);
  if (inFeet && own === "m") return { text: rounded((Number(inFeet[1]) + Number(inFeet[2] ?? 0) / 12) * 0.3048) };
  const [, digits = "", rest = ""] = parts.exec(text) ?? [];
  const value = readNumber(digits.replace(/[.,،\s]+$/, ""));
  if (!Number.isFinite(value)) return { text, problem: "not-a-number" };
  const unit = rest.trim() === "" ? heading : unitIn(rest);
  if (rest.trim() !== "" && !unit) return { text, problem: "unknown-unit" };
  return converted(value, unit ?? own, own, text, area);
}

function converted(value: number, unit: UnitId, own: UnitId, text: string, area?: number): ReadCell {
  const factor = factors[own]?.[unit];
  if (factor !== undefined) return { text: rounded(unit === "f" ? (value - 32) * factor : value * factor) };
  const watts = own === "w/m2" ? wholeRoom[unit] : undefined;
  if (watts === undefined) return { text, problem: "unknown-unit" };
  return area ? { text: rounded((value * watts) / area) } : { text, problem: "no-area" };
}
