import { angleProblems } from "./angle-problems.ts";
import { factProblems } from "./facts.ts";
import { messageProblems } from "./messages.ts";
import { mirrorProblems } from "./mirror.ts";
import { offerProblems } from "./offers.ts";
import { pictureProblems } from "./pictures.ts";
import { placePageProblems } from "./place-pages.ts";
import { priceProblems, priceWarnings } from "./prices.ts";
import { inWords } from "./problem.ts";
import { proseProblems } from "./prose.ts";
import { readAll } from "./read.ts";
import { referenceProblems } from "./references.ts";

/** Every problem in the content folder, one line each, and what will soon be one. */
export function checkContent(): { files: number; lines: string[]; warnings: string[] } {
  const { read, problems } = readAll();
  const all = [
    ...problems,
    ...mirrorProblems(),
    ...messageProblems(read),
    ...pictureProblems(read),
    ...referenceProblems(read),
    ...offerProblems(read),
    ...factProblems(read),
    ...angleProblems(read),
    ...placePageProblems(read),
    ...priceProblems(read),
    ...proseProblems(read),
  ];
  return {
    files: read.length,
    lines: all.map(inWords),
    warnings: priceWarnings(read, new Date().toISOString().slice(0, 10)),
  };
}
