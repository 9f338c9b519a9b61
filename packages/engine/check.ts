import { isOneOf } from "@site/typed";
/** A reason why an input is refused. `limit` is the bound that the input violates. */
export interface Issue {
  /** The path of the field, for example `rooms.0.walls.1.area`. */
  field: string;
  /** The key of the problem's text. The key is either shared by all calculators or belongs to one calculator. */
  problem: string;
  limit?: number;
}

/** Thrown by the engine when it would otherwise return a meaningless number. */
export class InputRefused extends Error {
  override name = "InputRefused";
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super(
      issues
        .map(({ field, problem, limit }) => `${field}: ${problem}${limit === undefined ? "" : ` ${limit}`}`)
        .join("; "),
    );
    this.issues = issues;
  }
}

export function refuse(issues: readonly Issue[]) {
  if (issues.length > 0) throw new InputRefused(issues);
}

export type Check = (value: unknown, field: string) => Issue[];

export const number =
  (least: number, most: number): Check =>
  (value, field) => {
    if (value === undefined || value === null || value === "") return [{ field, problem: "missing" }];
    if (typeof value !== "number" || !Number.isFinite(value)) return [{ field, problem: "not-a-number" }];
    if (value < least) return [{ field, problem: "below", limit: least }];
    return value > most ? [{ field, problem: "above", limit: most }] : [];
  };

export const oneOf =
  (names: readonly string[]): Check =>
  (value, field) =>
    isOneOf(names, value) ? [] : [{ field, problem: value === undefined ? "missing" : "unknown" }];

export const text =
  (most: number): Check =>
  (value, field) => {
    if (typeof value !== "string") return [{ field, problem: "unknown" }];
    return value.length > most ? [{ field, problem: "above", limit: most }] : [];
  };

export const optional =
  (check: Check): Check =>
  (value, field) =>
    value === undefined ? [] : check(value, field);

export const list =
  (check: Check, most: number, least = 0): Check =>
  (value, field) => {
    if (!Array.isArray(value)) return [{ field, problem: "unknown" }];
    if (value.length < least) return [{ field, problem: "below", limit: least }];
    if (value.length > most) return [{ field, problem: "too-many", limit: most }];
    const issues: Issue[] = [];
    // Thousands of items are checked at each keystroke, so the field's name is built only for a refused item. It is a counting loop, because
    // flatMap skips the holes of a sparse array.
    for (let index = 0; index < value.length; index += 1)
      if (check(value[index], "item").length > 0) issues.push(...check(value[index], `${field}.${index}`));
    return issues;
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Checks each member first, and then the rules between members. */
export function shape(
  members: Record<string, Check>,
  between: (value: never, field: string) => Issue[] = () => [],
): Check {
  const all = Object.entries(members);
  return (value, field) => {
    if (!isRecord(value)) return [{ field: field || "input", problem: "unknown" }];
    const issues: Issue[] = [];
    for (const [name, check] of all)
      issues.push(...check(Object.hasOwn(value, name) ? value[name] : undefined, field ? `${field}.${name}` : name));
    return issues.length > 0 ? issues : between(value as never, field);
  };
}
