import { isOneOf } from "@site/typed";
import { readNumber } from "../../kit/frame/read-number.ts";
import type { GivenFields } from "./compact.ts";
import {
  type ChoiceField,
  type Field,
  fieldOf,
  type Kind,
  type kinds,
  type NumberField,
  type TextField,
} from "./kinds.ts";
import { itemPath, nameOf } from "./path.ts";
import { roundedText } from "./unit.ts";

export interface Problem {
  /** The name of the field at which the problem is shown. */
  field: string;
  /** The key of the problem in the page's words. */
  problem: string;
  limit?: number;
}

export type Value = string | number;
type ValueOf<F> = F extends ChoiceField<infer Id> ? Id : F extends TextField ? string : number;
type FieldsOf<K extends Kind> = (typeof kinds)[K];

/** The value and the default of each field, and the problems. They are collected while the model is built from the fields. */
export interface Sheet {
  given: GivenFields;
  values: Record<string, Value>;
  usual: Record<string, Value>;
  problems: Problem[];
}
export const sheetOf = (fields: GivenFields): Sheet => ({ given: fields, values: {}, usual: {}, problems: [] });

/** Returns the chosen option; the default if the typed option is refused. */
export function chosenAt<Id extends string>(
  values: Sheet["values"],
  path: string,
  { letter, ids }: ChoiceField<Id>,
): Id {
  const value = values[path + letter];
  if (!isOneOf(ids, value)) throw new RangeError(`Nothing is chosen at ${path}${letter}`);
  return value;
}

/** Reads the fields of one room, wall or window. A refused value is recorded, and the default is used instead. */
export function reader<K extends Kind>(sheet: Sheet, kind: K, path: string) {
  function read<N extends keyof FieldsOf<K> & string>(
    field: N,
    usual: ValueOf<FieldsOf<K>[N]>,
  ): ValueOf<FieldsOf<K>[N]> {
    const name = nameOf(kind, path, field);
    const typed = (sheet.given[name] ?? "").trim();
    const found = typed === "" ? usual : heldBy(fieldOf(kind, field), typed);
    sheet.usual[name] = usual;
    sheet.values[name] = typeof found === "object" ? usual : found;
    if (typeof found !== "object") return found as ValueOf<FieldsOf<K>[N]>;
    sheet.problems.push({ field: name, ...found });
    return usual;
  }
  /** Returns the paths of the items in a list. The length of the list is a field. */
  function items<N extends keyof FieldsOf<K> & string>(field: N, usual: ValueOf<FieldsOf<K>[N]>): string[] {
    const { letter } = fieldOf(kind, field);
    const length = Number(read(field, usual));
    return Array.from({ length }, (_, index) => itemPath(path, letter, index));
  }
  return { read, items };
}

type Refused = Omit<Problem, "field">;

function heldBy(field: Field, typed: string): Value | Refused {
  if ("ids" in field) return field.ids.includes(typed) ? typed : { problem: "unknown" };
  if ("longest" in field)
    return typed.length > field.longest
      ? { problem: "too-long", limit: field.longest }
      : typed.replace(/\p{Cc}/gu, " ");
  return numberOf(field, typed);
}

function numberOf({ least, most, whole }: NumberField, typed: string): number | Refused {
  const value = readNumber(typed);
  if (!Number.isFinite(value)) return { problem: "not-a-number" };
  if (value < least) return { problem: "below", limit: least };
  if (value > most) return { problem: "above", limit: most };
  return whole && !Number.isInteger(value) ? { problem: "not-whole" } : value;
}

export const valueText = (value: Value) => (typeof value === "number" ? roundedText(value) : value);

/** The gains of a room that have a schedule, in the order in which an address numbers the schedules. */
const timed = ["people", "lights", "equipment", "fresh"] as const;
export type TimedField = (typeof timed)[number];
export const timesPath = (room: string, of: TimedField) => itemPath(room, "d", timed.indexOf(of));

/** The path of further details about a room's use: its week, its racks, its hood. */
export const detailPath = (room: string) => itemPath(room, "s", 0);
/** The path of the questions about the building's plant, its heating and its hours. */
export const plantPath = itemPath("", "p", 0);
