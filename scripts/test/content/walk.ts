export type Leaf = { field: string; value: unknown };

/** Every single value in a tree with the path that leads to it, written as in the schemas' messages: sections.2.heading. */
export function leavesOf(value: unknown, field = ""): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, field ? `${field}.${key}` : key));
}
