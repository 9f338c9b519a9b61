export type Leaf = { field: string; value: unknown };

/** Lists every scalar in a tree with its path, written as in the messages of the schemas: sections.2.heading. */
export function leavesOf(value: unknown, field = ""): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, field ? `${field}.${key}` : key));
}
