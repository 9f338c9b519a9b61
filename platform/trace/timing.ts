import { uptime } from "#platform/machine/time.ts";

interface Part {
  ms: number;
  count: number;
}

/** Measures how long the parts of one request take. */
export class Timing {
  /** The x-request-id of the request. All its log lines have this id. */
  readonly id: string | undefined;
  /** True if a colleague has sent the request. Only colleagues may see the timing. */
  isShown = false;
  readonly #began = uptime();
  readonly #parts = new Map<string, Part>();

  constructor(id?: string) {
    this.id = id;
  }

  add(name: string, ms: number): void {
    const { ms: before, count } = this.#parts.get(name) ?? { ms: 0, count: 0 };
    this.#parts.set(name, { ms: before + ms, count: count + 1 });
  }

  /**
   * Returns the value of the header Server-Timing (https://www.w3.org/TR/server-timing/). The sum of the parts may be larger than the
   * total, because parts may run at the same time or inside each other.
   */
  toString(): string {
    const parts = [...this.#parts].map(([name, { ms, count }]) => metric(name, ms, countOf(name, count)));
    return [...parts, metric("total", uptime() - this.#began)].join(", ");
  }
}

/** The name of the part that sums up all SQL statements. */
export const database = "db";

const countOf = (name: string, count: number) =>
  name === database ? `${count} ${count === 1 ? "statement" : "statements"}` : undefined;

const metric = (name: string, ms: number, description?: string) =>
  `${name.replace(/[^\w-]+/g, "-")};dur=${ms.toFixed(1)}${description ? `;desc="${description}"` : ""}`;
