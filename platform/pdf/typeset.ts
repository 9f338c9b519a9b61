import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { LRUCache } from "lru-cache";
import { endTurn } from "#platform/http/turns.ts";
import { processPool } from "#platform/process/child-process.ts";
import { semaphore } from "#platform/process/limits.ts";

export interface Order {
  /** The name of a file in templates/. */
  template: string;
  /** JSON. Templates read it as data, so nothing in it is ever run. */
  data: string;
  /** The date that is printed in the PDF. The same order always gives the same bytes. */
  at: number;
}

export type TypesetResult = { pdf: Uint8Array } | { problem: string };

/** The typesetter runs in a process of its own (0054). */
const typesetter = processPool<Order, TypesetResult>("platform/pdf/typesetter.ts");
const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (pdf) => pdf.length,
});

export interface Paper {
  template: "quotation" | "report";
  /** The data that the template shows; it is passed as JSON. */
  data: object;
  /** The date that is printed in the PDF. */
  at: number;
}

/** The time is in milliseconds. The longest report, of 200 rooms, takes 1.6 s of a processor. */
const mayTake = { quotation: 15_000, report: 8_000 } satisfies Record<Paper["template"], number>;
/** Other reports wait outside the typesetter's queue, so that a quotation waits for one report at most. */
const oneReport = semaphore(1, 8);

/** Typst is an optional dependency, because some platforms have no build of it. */
export const canTypeset = globSync("node_modules/@myriaddreamin/typst-ts-node-compiler-*/*.node").length > 0;

/** The PDF of a paper. It is kept by a hash of everything from which it is made. Rejects if it cannot be made now. */
export async function typeset({ template, data, at }: Paper, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const order = { template, data: JSON.stringify(data), at };
  const key = createHash("sha256").update(JSON.stringify(order)).digest("hex");
  const known = cached.get(key);
  if (known) return known;
  endTurn();
  const make = () => typesetter.order(order, { signal, mayTake: mayTake[template] });
  const made = await (template === "report" ? oneReport(make, signal) : make());
  if ("problem" in made) throw new Error(made.problem);
  const pdf = new Uint8Array(made.pdf);
  cached.set(key, pdf);
  return pdf;
}
