export type Leaf = { field: string; value: unknown };

/** Lists every single value in a tree with its path. The path is written as in the messages of the schemas, such as sections.2.heading. */
export function leavesOf(value: unknown, field = ""): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, field ? `${field}.${key}` : key));
}
