import { InputRefused } from "#engine/check.ts";
import type { Calculator } from "./calculator.ts";
import { type Fields, fieldNamed, type InputOf, nameIn } from "./fields.ts";
import { type FieldProblem, type Raw, readFields, writeFields } from "./read-fields.ts";

/** `older`: moved or read as well as it could be; `unknown`: of a version that we never wrote. */
export type AddressNotice = "older" | "unknown";

/** Where a calculation stands. There always is a result: the last good one, or that of the usual input. */
export interface State<F extends Fields, R> {
  raw: Raw;
  problems: FieldProblem[];
  /** What the result belongs to. */
  input: InputOf<F>;
  result: R;
  /** The result belongs to something else than what stands in the fields. */
  stale: boolean;
  notice?: AddressNotice;
  /** Some of it was said, and not merely usual. */
  asked: boolean;
}

/** A calculation as an address says it. */
export function open<F extends Fields, R, W>(calculator: Calculator<F, R, W>, query: URLSearchParams): State<F, R> {
  const { moved, notice } = inOurVersion(calculator, query);
  return { ...attempt(calculator, moved), notice };
}

/** After a change: with the last good result where the new one is refused. */
export const change = <F extends Fields, R, W>(calculator: Calculator<F, R, W>, before: State<F, R>, raw: Raw) =>
  attempt(calculator, new URLSearchParams(raw), before);

function attempt<F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  query: URLSearchParams,
  before?: State<F, R>,
): State<F, R> {
  const { input, problems, raw, given } = readFields(calculator.fields, query);
  const found = computed(calculator, input);
  const said = { raw, asked: given.length > 0 };
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

/** An engine's input may be deeper than a form: `changed.people` is asked as `people`. Its lists begin at 0, a form's rows at 1. */
function asked(fields: Fields, path: string): string {
  const [outer = "", index, inner] = path.split(".");
  if (fields[outer]?.kind === "list" && inner !== undefined) return nameIn(outer, Number(index) + 1, inner);
  return fieldNamed(fields, path) ? path : path.slice(path.lastIndexOf(".") + 1);
}

function usual<F extends Fields, R, W>(calculator: Calculator<F, R, W>) {
  const { input } = readFields(calculator.fields, new URLSearchParams());
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

/** The query that says the same calculation. */
export const queryOf = <F extends Fields, R, W>(calculator: Calculator<F, R, W>, input: InputOf<F>) =>
  writeFields(calculator.fields, input, calculator.version);
