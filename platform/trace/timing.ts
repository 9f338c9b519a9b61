interface Part {
  ms: number;
  count: number;
}

/** Notes where the time of one request goes. */
export class Timing {
  /** The x-request-id of the request, which its lines in the log have in common. */
  readonly id: string | undefined;
  /** True if a colleague asks, who may read the timing. */
  isShown = false;
  readonly #began = performance.now();
  readonly #parts = new Map<string, Part>();

  constructor(id?: string) {
    this.id = id;
  }

  add(name: string, ms: number): void {
    const { ms: before, count } = this.#parts.get(name) ?? { ms: 0, count: 0 };
    this.#parts.set(name, { ms: before + ms, count: count + 1 });
  }

  /**
   * Returns the value of a Server-Timing header (https://www.w3.org/TR/server-timing/). Parts that ran side by side, or one within the other, may
   * together be longer than the total.
   */
  toString(): string {
    const parts = [...this.#parts].map(([name, { ms, count }]) => metric(name, ms, countOf(name, count)));
    return [...parts, metric("total", performance.now() - this.#began)].join(", ");
  }
}

/** The part for statements. */
export const database = "db";

const countOf = (name: string, count: number) =>
  name === database ? `${count} ${count === 1 ? "statement" : "statements"}` : undefined;

const metric = (name: string, ms: number, description?: string) =>
  `${name.replace(/[^\w-]+/g, "-")};dur=${ms.toFixed(1)}${description ? `;desc="${description}"` : ""}`;
