/** A calculation as an enquiry carries it. It came through a visitor's browser, so nothing in it is certain. */
export interface StoredCalculation {
  calculator?: unknown;
  engine?: unknown;
  link?: unknown;
  /** Inputs and results under their labels in the visitor's language. Two rooms may have the same name, so labels repeat. */
  lines: (readonly [label: string, value: unknown])[];
}

/** The calculation; undefined for anything else. Old enquiries have each line under its own label, beside the rest. */
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
