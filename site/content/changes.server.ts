import { existsSync, readFileSync } from "node:fs";

/** The build writes here the day on which each content file last changed. */
export const changesFile = "build/changes.json";

let known: Record<string, string> | undefined;

/** The day on which a content file last changed. It is undefined where the build did not know the history. */
export function changedOn(file: string): string | undefined {
  known ??= existsSync(changesFile) ? (JSON.parse(readFileSync(changesFile, "utf8")) as Record<string, string>) : {};
  return known[file];
}
