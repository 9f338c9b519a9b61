/**
 * `npm run setup:company [-- --language ar] [-- --answers FILE]`: makes this folder the site of a company: asks, or reads the answers from a file, and
 * writes company.yaml, the offer, the colours, the mark and the page about us. Run it again to change an answer.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { languageCodes } from "#app/i18n/languages.ts";
import { company } from "#app/site/company.server.ts";
import { ours } from "#app/site/our-offer.ts";
import { StartError } from "#server/start-error.ts";
import { type Answers, answers, hoursText, offersOf } from "./company/answers.ts";
import { askAll } from "./company/ask.ts";
import { paletteIn, paletteOf, tooFaint } from "./company/palette.ts";
import { pagesOf } from "./company/report.ts";
import { folderOf, writeCompany } from "./company/write.ts";
import { operate } from "./operator.ts";

const { values: asked } = parseArgs({
  options: { answers: { type: "string" }, language: { type: "string", default: "en" } },
});

function checked(told: unknown): Answers {
  const result = answers.safeParse(told);
  if (result.success) return result.data;
  throw new StartError(`The answers:\n${z.prettifyError(result.error)}`);
}

async function told(): Promise<Answers> {
  if (asked.answers) return checked(parse(readFileSync(asked.answers, "utf8")));
  const language = languageCodes.find((code) => code === asked.language) ?? "en";
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const base = paletteIn(readFileSync("app/styles/tokens.css", "utf8"));
    const colours = { brand: base.brand?.[0], accent: base.accent?.[0] };
    return checked(
      await askAll(terminal, { ...company(), ...ours, colours, hours: hoursText(company().hours) }, language),
    );
  } finally {
    terminal.close();
  }
}

await operate(async () => {
  const given = await told();
  const faint = tooFaint(paletteOf(paletteIn(readFileSync("app/styles/tokens.css", "utf8")), given.colours));
  if (faint.length > 0) throw new StartError(`These colours cannot be made legible:\n${faint.join("\n")}`);
  await writeCompany(given, asked.answers ? folderOf(asked.answers) : process.cwd());
  const { shown, notOffered, keptBack } = pagesOf(company(), offersOf(given));
  console.log(`${shown.length} texts are shown, ${notOffered.length} are of work or cities that you do not offer.`);
  if (keptBack.length > 0)
    console.log(
      `${keptBack.length} are kept back, because they speak of places or claims that are not yours in a way that cannot be cut out. Write them anew to show them:\n${keptBack.map((file) => `  content/${file}`).join("\n")}`,
    );
  console.log("Next: npm run content:samples, npm run launch:check (docs/go-live.md).");
});
