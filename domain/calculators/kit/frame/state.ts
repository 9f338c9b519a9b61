import { InputRefused } from "@site/engine/check.ts";
import type { Calculator } from "./calculator.ts";
import { type Fields, fieldNamed, type InputOf, nameIn } from "./fields.ts";
import { type FieldProblem, type RawValues, readFields, writeFields } from "./read-fields.ts";

/**
 * `older` means that an address of an older version was converted, or read as far as possible. `unknown` means that we never wrote this version.
 */
export type AddressNotice = "older" | "unknown";

/** The state of a calculation. It always has a result: the last valid result, or the result of the defaults. */
export interface State<F extends Fields, R> {
  raw: RawValues;
  problems: FieldProblem[];
  /** The input from which the result was calculated. */
  input: InputOf<F>;
  result: R;
  /** True if the result belongs to older values than those in the fields. */
  stale: boolean;
  notice?: AddressNotice;
  /** True if at least one value was given, so that not all values are defaults. */
  asked: boolean;
}

export function readCalculation<F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  query: URLSearchParams,
): State<F, R> {
  const { moved, notice } = inOurVersion(calculator, query);
  return { ...attempt(calculator, calculator.completed?.(moved) ?? moved), notice };
}

/** Returns the state after a change. It keeps the last valid result if the new input is refused. */
export const change = <F extends Fields, R, W>(calculator: Calculator<F, R, W>, before: State<F, R>, raw: RawValues) =>
  attempt(calculator, new URLSearchParams(raw), before);

function attempt<F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  query: URLSearchParams,
  before?: State<F, R>,
): State<F, R> {
  const { input, problems, raw, given: filled } = readFields(calculator.fields, query);
  const found = computed(calculator, input);
  const said = { raw, asked: filled.length > 0 };
  if (problems.length === 0 && "result" in found) return { ...said, ...found, input, problems, stale: false };
  const good = before ?? ("result" in found ? { input, ...found } : usual(calculator));
  const all = problems.length > 0 || "result" in found ? problems : found.refused;
  return { ...said, problems: all, input: good.input, result: good.result, stale: true };
}

function computed<F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  input: InputOf<F>,
): { result: R } | { refused: FieldProblem[] } {
  try {
    return { result: calculator.compute(input) };
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    return { refused: error.issues.map((issue) => ({ ...issue, field: asked(calculator.fields, issue.field) })) };
  }
}

/**
 * Finds the field for a path in the engine's input. The path may be nested: `changed.people` is the field `people`. The engine counts the items
 * of a list from 0, the form counts its rows from 1.
 */
function asked(fields: Fields, path: string): string {
  const [outer = "", index, inner] = path.split(".");
  if (fields[outer]?.kind === "list" && inner !== undefined) return nameIn(outer, Number(index) + 1, inner);
  return fieldNamed(fields, path) ? path : path.slice(path.lastIndexOf(".") + 1);
}

function usual<F extends Fields, R, W>(calculator: Calculator<F, R, W>) {
  const bare = new URLSearchParams();
  const { input } = readFields(calculator.fields, calculator.completed?.(bare) ?? bare);
  return { input, result: calculator.compute(input) };
}

function inOurVersion<F extends Fields, R, W>(calculator: Calculator<F, R, W>, query: URLSearchParams) {
  const said = query.get("v");
  if (said === null || said === String(calculator.version)) return { moved: query };
  const version = Number(said);
  const isOlder = /^\d{1,4}$/.test(said) && version > 0 && version < calculator.version;
  if (!isOlder) return { moved: query, notice: "unknown" as const };
  return { moved: calculator.fromOlder?.(query, version) ?? query, notice: "older" as const };
}

/** Writes the query that opens this calculation again. */
export const queryOf = <F extends Fields, R, W>(calculator: Calculator<F, R, W>, input: InputOf<F>) =>
  writeFields(calculator.fields, input, calculator.version);
