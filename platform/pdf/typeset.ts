import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { LRUCache } from "lru-cache";
import { budgets } from "#platform/http/budgets.ts";
import { endTurn } from "#platform/http/turns.ts";
import { processPool } from "#platform/process/child-process.ts";
import { semaphore } from "#platform/process/limits.ts";

export interface Order {
  /** The name of a file in the folder templates. */
  template: string;
  /** JSON. Templates read it as data, so nothing in it is ever executed. */
  data: string;
  /** The date that is stored in the PDF. The same order always gives the same bytes. */
  at: number;
  /** A picture is an AVIF of the first page. */
  as: "pdf" | "picture";
}

export type TypesetResult = { file: Uint8Array } | { problem: string };

/** Typst runs in a separate process (decision 0054). */
const typesetter = processPool<Order, TypesetResult>("platform/pdf/typesetter.ts", {
  queue: budgets.typesetting,
});
const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: budgets.typesetting.cache,
  sizeCalculation: (file) => file.length,
});

export interface Paper {
  template: "quotation" | "report" | "sheet" | "company-papers";
  /** The data that the template shows. They are passed to it as JSON. */
  data: object;
  /** The date that is stored in the PDF. */
  at: number;
}

/** The timeouts in milliseconds. The longest report (200 rooms) takes 1.6 s of processor time. */
const mayTake = {
  quotation: 15_000,
  report: 8_000,
  sheet: 8_000,
  "company-papers": 8_000,
} satisfies Record<Paper["template"], number>;
/** Only the build makes pictures, for which nobody waits, on a machine that is busy with all other pages. */
const pictureMayTake = 60_000;
/** At most one report is in the queue of the Typst process, and other reports wait here. So a quotation waits for at most one report. */
const oneReport = semaphore(budgets.reports);

/** True if Typst is installed. It is an optional dependency, because it does not exist for every platform. */
export const canTypeset = globSync("node_modules/@myriaddreamin/typst-ts-node-compiler-*/*.node").length > 0;

/**
 * Makes the PDF of a document, or a picture of its first page, or returns it from the cache. The cache key is a hash of everything that the
 * file is made from. Rejects if no file can be made now.
 */
export async function typeset(
  { template, data, at }: Paper,
  signal?: AbortSignal,
  as: Order["as"] = "pdf",
): Promise<Uint8Array<ArrayBuffer>> {
  const order = { template, data: JSON.stringify(data), at, as };
  const key = createHash("sha256").update(JSON.stringify(order)).digest("hex");
  const known = cached.get(key);
  if (known) return known;
  endTurn();
  const make = () =>
    typesetter.order(order, { signal, mayTake: as === "picture" ? pictureMayTake : mayTake[template] });
  const made = await (template === "report" ? oneReport(make, signal) : make());
  if ("problem" in made) throw new Error(made.problem);
  const file = new Uint8Array(made.file);
  cached.set(key, file);
  return file;
}
