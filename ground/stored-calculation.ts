/** A calculation as a request carries it. It came through a visitor's browser, so nothing of it is certain. */
export interface StoredCalculation {
  calculator?: unknown;
  engine?: unknown;
  link?: unknown;
  /** Inputs and results under their words in the visitor's language. Two rooms may have one name, so labels repeat. */
  lines: (readonly [label: string, value: unknown])[];
}

/** Undefined for what is no calculation. Requests of before have each line under its own label, beside the rest. */
export function calculationOf(stored: unknown): StoredCalculation | undefined {
  if (!isRecord(stored)) return undefined;
  const { calculator, engine, link, ...rest } = stored;
  const { lines, ...beside } = rest;
  const pairs = Array.isArray(lines) ? lines.flatMap(pairIn) : undefined;
  return { calculator, engine, link, lines: pairs ? [...pairs, ...Object.entries(beside)] : Object.entries(rest) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function pairIn(line: unknown): [string, unknown][] {
  if (!Array.isArray(line)) return [];
  const [label, value] = line;
  return typeof label === "string" ? [[label, value]] : [];
}
