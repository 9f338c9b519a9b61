import { spawnSync } from "node:child_process";
import type { Language } from "#tests/set.ts";

/** Returns the language that this run tests. It depends on the commit, so that a run can be repeated. TEST_LANGUAGE overrides it. */
export function languageOfTurn({ TEST_LANGUAGE } = process.env): Language {
  if (TEST_LANGUAGE === "en" || TEST_LANGUAGE === "ar") return TEST_LANGUAGE;
  const { stdout = "" } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return Number.parseInt(stdout?.trim().at(-1) ?? "0", 16) % 2 === 1 ? "ar" : "en";
}
