import { readFileSync } from "node:fs";
import { calculate } from "@site/engine/buildings/building.ts";
import { ProjectRefused, projectOf, readProject } from "@site/engine/buildings/project.ts";
import { tableOf } from "@site/engine/buildings/table.ts";
import { InputRefused } from "@site/engine/check.ts";
import { refusalOf } from "#domain/calculators/cooling-load/engineer/message.ts";
import { openState } from "#domain/calculators/cooling-load/engineer/state.ts";
import { words } from "#domain/calculators/cooling-load/words.ts";
import { sayer } from "#domain/calculators/kit/frame/say.ts";
import { FileRefused, readFile, schemaName } from "#domain/calculators/project/file.ts";
import { openProject } from "#domain/calculators/project/model.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { translator } from "#site/i18n/t.ts";

/**
 * `npm run engine` prints the loads of a building or a project in a file. It can also make such a file from an address of engineer mode.
 */
const [source = "", name = ""] = process.argv.slice(2);
const usage = `npm run engine -- <project.json>                 prints the loads of a building, or of a project of the website
npm run engine -- '<address>' [name] > project.json   writes the building of an address of engineer mode to a file`;

const say = sayer(
  words.parse(readPage("calculator", "/calculators/hvac-cooling-load", "en")?.words),
  calculatorWords("en"),
  "en",
);

function projectAt(address: string) {
  const { opened, partly } = openState(new URL(address).searchParams, say.words);
  if (opened.building && !partly) return JSON.stringify(projectOf(name, opened.building), null, 2);
  const problems = opened.problems.map((problem) => refusalOf(problem, say));
  throw new ProjectRefused(`The address was refused. ${problems.join(" ") || "Part of it cannot be read."}`);
}

function print() {
  if (/^https?:\/\//.test(source)) return projectAt(source);
  const text = readFileSync(source, "utf8");
  if (text.includes(`"${schemaName}"`)) return tableOfSite(text);
  const project = readProject(text);
  return [project.name, tableOf(calculate(project.building))].filter(Boolean).join("\n");
}

/** Returns the table of a project that was saved on the website. Above the table it lists what it does not calculate. */
function tableOfSite(text: string) {
  const { project, unknown } = readFile(text);
  const { building, rooms, problems } = openProject(project);
  // The fields of each room have the same names, so a message about any room can use the label of the first room's field.
  const refused = rooms.flatMap(({ problems }, index) =>
    problems.map((problem) => `Room ${index + 1}, ${refusalOf({ ...problem, field: `0${problem.field}` }, say)}`),
  );
  const left = [...unknown, ...problems.map((problem) => refusalOf(problem, say)), ...refused];
  if (left.length > 0) console.error(["Not read:", ...left].join("\n"));
  return [project.name, building && tableOf(calculate(building))].filter(Boolean).join("\n");
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof FileRefused) return translator("en", "project")(`refused.${error.reason}`, error.blanks);
  if (error instanceof ProjectRefused || error instanceof InputRefused || isMissing(error)) return error.message;
}

if (source === "") {
  console.error(usage);
  process.exitCode = 1;
} else
  try {
    console.log(print());
  } catch (error) {
    const sentence = sentenceOf(error);
    if (!sentence) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }

function isMissing(error: unknown): error is Error {
  return error instanceof Error && "code" in error;
}
