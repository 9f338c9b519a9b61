import { readFileSync } from "node:fs";
import { openState } from "#app/features/calculators/cooling-load/engineer/state.ts";
import { words } from "#app/features/calculators/cooling-load/words.ts";
import { readPage } from "#app/site/content.server.ts";
import { calculate } from "#engine/buildings/building.ts";
import { ProjectRefused, projectOf, readProject } from "#engine/buildings/project.ts";
import { tableOf } from "#engine/buildings/table.ts";
import { InputRefused } from "#engine/check.ts";

/** `npm run engine`: the load of a building in a file, or such a file from an address of engineer mode. */
const [given = "", name = ""] = process.argv.slice(2);
const usage = `npm run engine -- <project.json>                 prints the loads of a building
npm run engine -- '<address>' [name] > project.json   writes the building of an address of engineer mode to a file`;

function projectAt(address: string) {
  const page = readPage("calculator", "/calculators/hvac-cooling-load", "en");
  const { opened, partly } = openState(new URL(address).searchParams, words.parse(page?.words));
  if (opened.building && !partly) return JSON.stringify(projectOf(name, opened.building), null, 2);
  const problems = opened.problems.map(({ field, problem }) => `${field}: ${problem}`);
  throw new ProjectRefused(`The address was refused. ${problems.join("; ") || "Part of it cannot be read."}`);
}

function print() {
  if (/^https?:\/\//.test(given)) return projectAt(given);
  const project = readProject(readFileSync(given, "utf8"));
  return [project.name, tableOf(calculate(project.building))].filter(Boolean).join("\n");
}

if (given === "") {
  console.error(usage);
  process.exitCode = 1;
} else
  try {
    console.log(print());
  } catch (error) {
    if (!(error instanceof ProjectRefused || error instanceof InputRefused) && !isMissing(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }

function isMissing(error: unknown): error is Error {
  return error instanceof Error && "code" in error;
}
