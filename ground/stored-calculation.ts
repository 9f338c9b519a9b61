/** A calculation that came with an enquiry. It passed through a visitor's browser, so no value in it can be trusted. */
export interface StoredCalculation {
  calculator?: unknown;
  engine?: unknown;
  link?: unknown;
  /** Inputs and results with their labels in the visitor's language. Two rooms may have the same name, so a label can occur twice. */
  lines: (readonly [label: string, value: unknown])[];
}

/** Reads a stored calculation; undefined for anything else. Old enquiries have no `lines`: each line is a property, with its label as the name. */
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
