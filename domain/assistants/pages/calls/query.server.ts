import type { Call } from "./call.server.ts";

/**
 * Reads the input of a call from a query. Numbers and ticks are read as such; lists and objects stand there as JSON. A value that cannot be read
 * stays text, and the schema refuses it.
 */
export function inputFrom({ input: { properties } }: Pick<Call, "input">, query: URLSearchParams): unknown {
  const known = (properties ?? {}) as Record<string, { type?: string }>;
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [text = "", ...more] = query.getAll(name);
      const type = Object.hasOwn(known, name) ? known[name]?.type : undefined;
      return [name, more.length > 0 ? [text, ...more] : (readers[type ?? "string"]?.(text) ?? text)];
    }),
  );
}

const asNumber = (text: string) => (text.trim() && Number.isFinite(Number(text)) ? Number(text) : text);
const ticks: Record<string, boolean> = { true: true, "1": true, false: false, "0": false };

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const readers: Record<string, (text: string) => unknown> = {
  number: asNumber,
  integer: asNumber,
  boolean: (text) => ticks[text] ?? text,
  array: asJson,
  object: asJson,
};

/** Writes the input of a call as the query from which `inputFrom` reads it. */
export const queryWith = (input: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(input ?? {}).map(([name, value]) => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  );
