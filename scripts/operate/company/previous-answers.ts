import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { companyScope } from "@site/ground/company/scope.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import references from "#content/shared/references.json" with { type: "json" };
import { company } from "#site/content/company.server.ts";
import { storyIn } from "./about.ts";
import { hoursText } from "./answers.ts";
import { setAt, type Tree, valueAt } from "./ask.ts";
import { paletteIn } from "./palette.ts";
import { questions } from "./questions.ts";

/** The answers of a conversation that the user did not finish. Git ignores the folder. */
const kept = ".cache/setup-company.json";

/**
 * Returns the answers that are used when the user presses Return: the answers of the last time. From the example company only neutral
 * choices are taken, because its facts are not true for any other company.
 */
export function previousAnswers(): Tree {
  const base = paletteIn(readFileSync("site/styles/tokens.css", "utf8"));
  const choices = { ...companyScope, colours: { brand: base.brand?.[0], accent: base.accent?.[0] } };
  const of = company();
  const all: Tree = structuredClone({
    ...choices,
    ...(of.sample ? {} : { ...of, hours: hoursText(of.hours), references: references.requests, about: about() }),
  });
  const before = stoppedAt();
  for (const { at } of questions) {
    const answer = valueAt(before, at);
    if (answer !== undefined) setAt(all, at, answer);
  }
  return all;
}

const about = () =>
  Object.fromEntries(
    languageCodes.map((code) => [code, storyIn(readFileSync(`content/${code}/about.yaml`, "utf8"))] as const),
  );

function stoppedAt(): Tree {
  try {
    return JSON.parse(readFileSync(kept, "utf8")) as Tree;
  } catch {
    return {};
  }
}

export function keepAnswers(answers: Tree): void {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(answers), { mode: 0o600 });
}

export const forgetAnswers = (): void => rmSync(kept, { force: true });
