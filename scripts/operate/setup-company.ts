/**
 * `npm run setup:company [-- --language ar] [-- --answers FILE]` turns this folder into the site of a company. It asks questions or reads
 * the answers from a file. Then it writes company.yaml, the list of what the company sells, the colours, the logo and the page "About us".
 * Run it again to change an answer.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { parse } from "yaml";
import { z } from "zod";
import { StartError } from "#platform/process/start-error.ts";
import { company } from "#site/content/company.server.ts";
import { type Answers, answers, scopeOf } from "./company/answers.ts";
import { askAll, type Talk, type Tree } from "./company/ask.ts";
import { paletteIn, paletteOf, rolesOf, tooFaint } from "./company/palette.ts";
import { forgetAnswers, keepAnswers, previousAnswers } from "./company/previous-answers.ts";
import { closing, words } from "./company/questions.ts";
import { pagesOf } from "./company/report.ts";
import { folderOf, writeCompany } from "./company/write.ts";
import { operate } from "./operator.ts";

const { values: options } = parseArgs({
  options: { answers: { type: "string" }, language: { type: "string", default: "en" } },
});

function checked(input: unknown): Answers {
  const result = answers.safeParse(input);
  if (result.success) return result.data;
  throw new StartError(`The answers:\n${z.prettifyError(result.error)}`);
}

function language(): Language {
  const found = languageCodes.find((code) => code === options.language);
  if (!found) throw new StartError(`--language is one of ${languageCodes.join(", ")}.`);
  return found;
}

async function told(): Promise<Answers> {
  if (options.answers) return checked(parse(readFileSync(options.answers, "utf8")));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const talk: Talk = { question: (ask) => terminal.question(ask), say: (line) => process.stdout.write(`${line}\n`) };
  const answered: Tree = {};
  const stopped = new Promise<never>((_, stop) => {
    terminal.once("close", () => stop(new StartError(`\n${words.stopped[language()]}`)));
  });
  try {
    return checked(await Promise.race([askAll(talk, previousAnswers(), language(), answered), stopped]));
  } catch (error) {
    keepAnswers(answered);
    throw error;
  } finally {
    terminal.close();
  }
}

await operate(async () => {
  const companyAnswers = await told();
  const palette = paletteOf(paletteIn(readFileSync("site/styles/tokens.css", "utf8")), companyAnswers.colours);
  const faint = tooFaint(palette);
  if (faint.length > 0) throw new StartError(`These colours cannot be made legible:\n${faint.join("\n")}`);
  await writeCompany(companyAnswers, options.answers ? folderOf(options.answers) : process.cwd());
  forgetAnswers();
  const { shown, notOffered, keptBack } = pagesOf(company(), scopeOf(companyAnswers));
  const say = closing[language()];
  console.log(say.shown(shown.length, notOffered.length));
  if (keptBack.length > 0)
    console.log([say.keptBack(keptBack.length), ...keptBack.map((file) => `  content/${file}`)].join("\n"));
  const roles = rolesOf(companyAnswers.colours);
  if (roles.brand !== companyAnswers.colours.brand) console.log(say.swapped(roles.brand, roles.accent));
  for (const name of ["brand", "accent"] as const)
    if (palette[name] && palette[name][0] !== roles[name]) console.log(say.colour(roles[name], palette[name][0]));
  console.log(say.next);
});
