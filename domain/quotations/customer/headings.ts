import type { LineView } from "./view.server.ts";

/** Returns the heading directly above the first option of a group. */
export function headingOf(lines: readonly LineView[], group: string): string | undefined {
  const above = lines[lines.findIndex((line) => line.group === group) - 1];
  return above?.kind === "heading" ? above.text : undefined;
}
