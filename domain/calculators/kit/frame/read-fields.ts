import {
  type ChoiceField,
  countOf,
  type Fields,
  type InputOf,
  type ListField,
  type NumberField,
  nameIn,
  type OneField,
  usualText,
} from "./fields.ts";
import { settlePlace } from "./place.ts";
import { readNumber } from "./read-number.ts";
import { settleRows } from "./rows.ts";

/** A refused value: its field, the reason, and the limit that it violates. The reason is a key of the shared words. */
export interface FieldProblem {
  field: string;
  problem: string;
  limit?: number;
}
/** The raw values of the controls, by name. */
export type RawValues = Record<string, string>;

export interface ReadFields<F extends Fields> {
  /** The complete input: refused values are replaced by their defaults. */
  input: InputOf<F>;
  problems: FieldProblem[];
  /** The names of the fields for which the address has a value. The other fields have their defaults. */
  given: string[];
  raw: RawValues;
}

/** The largest number of characters of a value. Longer input is cut, because the page may show the input again. */
const longest = 100;

export function readFields<F extends Fields>(fields: F, search: URLSearchParams): ReadFields<F> {
  const query = settleRows(fields, settlePlace(fields, search));
  const read: Omit<ReadFields<F>, "input"> = { problems: [], given: [], raw: {} };
  const take = (name: string, field: OneField) => {
    const said = query.getAll(name).map((text) => text.slice(0, longest));
    if (said.length > 0) read.given.push(name);
    const { raw, value, problem, limit } = readers[field.kind](said, field as never);
    read.raw[name] = raw;
    if (!problem) return value;
    read.problems.push(limit === undefined ? { field: name, problem } : { field: name, problem, limit });
    return field.usual;
  };
  const input = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === "list" ? rowsOf(name, field, take) : take(name, field),
  ]);
  return { ...read, input: Object.fromEntries(input) };
}

function rowsOf(name: string, field: ListField, take: (name: string, field: OneField) => unknown) {
  const count = Number(take(name, countOf(field)));
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      Object.entries(field.of).map(([inner, one]) => [inner, take(nameIn(name, row + 1, inner), one)]),
    ),
  );
}

type One = { raw: string; value?: unknown; problem?: string; limit?: number };

const readers = {
  number: (said: string[], field: NumberField): One =>
    once(said, usualText(field), (text) => {
      if (text === "") return field.optional ? { value: undefined } : { problem: "missing" };
      const value = readNumber(text);
      if (Number.isNaN(value)) return { problem: "not-a-number" };
      if (value < field.min) return { problem: "below", limit: field.min };
      if (value > field.max) return { problem: "above", limit: field.max };
      return field.whole && !Number.isInteger(value) ? { problem: "not-whole" } : { value };
    }),
  choice: (said: string[], field: ChoiceField): One =>
    once(said, field.usual, (text) => (field.ids.includes(text) ? { value: text } : { problem: "unknown" })),
  /** An unticked box sends nothing, so the form sends 0 before the box. If there are several values, the last one counts. */
  tick: (said: string[], field: OneField): One => {
    const raw = said.at(-1) ?? usualText(field);
    return raw === "0" || raw === "1" ? { raw, value: raw === "1" } : { raw: usualText(field), problem: "unknown" };
  },
};

function once(said: string[], usual: string, read: (text: string) => Omit<One, "raw">): One {
  const raw = (said[0] ?? usual).trim();
  return said.length > 1 ? { raw, problem: "repeated" } : { raw, ...read(raw) };
}

/** Writes the shortest equivalent query: the version, and all values that differ from their defaults. */
export function writeFields<F extends Fields>(fields: F, input: InputOf<F>, version: number): string {
  const query = new URLSearchParams({ v: String(version) });
  const put = (name: string, field: OneField, value: unknown) => {
    const text = typeof value === "boolean" ? (value ? "1" : "0") : String(value ?? "");
    if (text !== usualText(field)) query.set(name, text);
  };
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = input[name];
    if (field.kind !== "list") {
      put(name, field, value);
      continue;
    }
    const rows = value as Record<string, unknown>[];
    put(name, countOf(field), rows.length);
    for (const [row, inputs] of rows.entries())
      for (const [inner, one] of Object.entries(field.of)) put(nameIn(name, row + 1, inner), one, inputs[inner]);
  }
  return query.toString();
}
