import { hash } from "node:crypto";
import type { Row } from "./snapshot.ts";
import type { Value } from "./tables.ts";

/** Returns a row as a line of JSON: the table, then the values. Bytes are written as { base64 }. */
export const lineOf = ({ table, values }: Row): string => JSON.stringify([table, ...values.map(written)]);

const written = (value: Value) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;

export function rowOf(line: unknown): Row | undefined {
  if (!Array.isArray(line)) return undefined;
  const [table, ...values] = line;
  return typeof table === "string" ? { table, values: values.map(read) } : undefined;
}

const read = (value: unknown) =>
  typeof value === "object" && value !== null && "base64" in value
    ? Buffer.from(String(value.base64), "base64")
    : (value as Value);

export type Sums = Record<string, { rows: number; sha256: string }>;

const modulus = 2n ** 256n;

/**
 * Counts the rows of each table and adds up their hashes. A sum does not depend on the order of the rows, which differs between the two
 * databases.
 */
export class Tally {
  readonly #sums = new Map<string, { rows: number; sum: bigint }>();

  constructor(tables: readonly { name: string }[]) {
    for (const { name } of tables) this.#sums.set(name, { rows: 0, sum: 0n });
  }

  add(row: Row, line = lineOf(row)): void {
    const so = this.#sums.get(row.table);
    if (!so) throw new Error(`A row of an unknown table ${row.table}`);
    so.rows += 1;
    so.sum = (so.sum + BigInt(`0x${hash("sha256", line)}`)) % modulus;
  }

  sums(): Sums {
    return Object.fromEntries(
      [...this.#sums].map(([name, { rows, sum }]) => [name, { rows, sha256: sum.toString(16).padStart(64, "0") }]),
    );
  }
}
