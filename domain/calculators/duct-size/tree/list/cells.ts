import { cubicMetres, type FlowUnit, inUnit as flowInUnit } from "@site/engine/ducts/flow.ts";
import { entriesOf, isOneOf } from "@site/typed";
import { plainSpelling } from "../../../kit/frame/plain-spelling.ts";
import { readNumber } from "../../../kit/frame/read-number.ts";
import { type SectionField, sectionFields } from "../fields.ts";
import type { ListProblem } from "./columns.ts";
import dictionary from "./dictionary.json" with { type: "json" };

export type UnitId = keyof typeof dictionary.units;

/** Maps each known spelling to its meaning. If several lists contain a spelling, the first list counts. */
export function spellings<Id extends string>(lists: Readonly<Record<Id, readonly string[]>>): Map<string, Id> {
  const all = entriesOf(lists).flatMap(([id, texts]) => texts.map((text): [string, Id] => [plainSpelling(text), id]));
  return new Map(all.reverse());
}

const units = spellings<UnitId>(dictionary.units);
export const unitIn = (text: string): UnitId | undefined => units.get(plainSpelling(text));

/** The factors from other units to each field's own unit. */
const factors: Partial<Record<SectionField, Partial<Record<UnitId, number>>>> = {
  length: { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048 },
  height: { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 },
  outlet: { pa: 1, inwg: 249.089, mmwg: 9.80665 },
  velocity: { "m/s": 1, fpm: 0.00508 },
};
const flows = ["ls", "m3h", "cfm"] as const satisfies readonly FlowUnit[] & readonly UnitId[];

const words: Partial<Record<SectionField, Map<string, string>>> = {
  from: spellings<string>(dictionary.from),
  bend: spellings<string>(dictionary.bend),
  place: spellings<string>(dictionary.place),
};

/** The names of a field's options on the page, by their ids. */
export type OptionNames = Partial<Record<SectionField, Readonly<Record<string, string>>>>;

export interface ReadCell {
  /** The text for the field. A number that could not be read stays as it was typed. */
  text: string;
  problem?: ListProblem;
}

/** Reads a cell. `unit` is the unit in the heading of its column. */
export function readCell(
  id: SectionField,
  typed: string,
  flowUnit: FlowUnit,
  names: OptionNames,
  unit?: UnitId,
): ReadCell {
  const text = typed.trim();
  if (text === "" || text === "-" || text === "–") return { text: "" };
  return sectionFields[id].kind === "choice" ? choiceCell(id, text, names) : numberCell(id, text, flowUnit, unit);
}

function choiceCell(id: SectionField, text: string, names: OptionNames): ReadCell {
  const field = sectionFields[id];
  if (field.kind === "choice" && isOneOf<string>(field.ids, text)) return { text };
  const spelling = plainSpelling(text);
  const own = Object.entries(names[id] ?? {}).find(([, name]) => plainSpelling(name) === spelling)?.[0];
  const found = own ?? words[id]?.get(spelling);
  return found === undefined ? { text: "", problem: "unknown-word" } : { text: found };
}

/** A number at the beginning of a text, and the rest of the text. */
const parts = /^([-+−–]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,،٫٬' ]*)(.*)$/u;
const rounded = (value: number) => String(Number(value.toPrecision(6)));

function numberCell(id: SectionField, text: string, flowUnit: FlowUnit, heading?: UnitId): ReadCell {
  const [, digits = "", rest = ""] = parts.exec(text) ?? [];
  const value = readNumber(digits.replace(/[.,،\s]+$/, ""));
  if (!Number.isFinite(value)) return { text, problem: "not-a-number" };
  const unit = rest.trim() === "" ? heading : unitIn(rest);
  if (rest.trim() !== "" && !unit) return { text, problem: "unknown-unit" };
  if (!unit) return { text: rounded(value) };
  if (id === "flow" && isOneOf(flows, unit)) return { text: rounded(flowInUnit(cubicMetres(value, unit), flowUnit)) };
  const factor = factors[id]?.[unit];
  return factor === undefined ? { text, problem: "unknown-unit" } : { text: rounded(value * factor) };
}
