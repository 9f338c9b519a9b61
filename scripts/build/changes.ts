import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { changesFile } from "#site/content/changes.server.ts";

const git = (...words: string[]) =>
  spawnSync("git", ["-c", "core.quotePath=off", ...words], { encoding: "utf8", maxBuffer: 2 ** 28 });

/**
 * Records for each content file the day of the last commit that changed it. The list is empty where the history is missing, as in the sources of a
 * release, and where it is cut off, because every file would then bear the day of the one commit that is left.
 */
export function recordChanges(): void {
  const isWhole = git("rev-parse", "--is-shallow-repository").stdout?.trim() === "false";
  const log = isWhole ? git("log", "--format=%x00%cs", "--name-only", "--relative", "--", "content").stdout : "";
  writeFileSync(changesFile, JSON.stringify(daysOfFiles(log), null, 1));
}

/** Reads the list of commits, the newest first. Each begins with a zero byte and its day, and names its files. */
export function daysOfFiles(log: string): Record<string, string> {
  const days: Record<string, string> = {};
  for (const commit of log.split("\0").slice(1)) {
    const [day = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files) days[file.replace(/^content\//, "")] ??= day;
  }
  return days;
}
