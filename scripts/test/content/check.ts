import { angleProblems } from "./angle-problems.ts";
import { articleProblems } from "./articles.ts";
import { factProblems } from "./facts.ts";
import { messageProblems } from "./messages.ts";
import { mirrorProblems } from "./mirror.ts";
import { offerProblems } from "./offers.ts";
import { photoProblems, photoWarnings } from "./photos.ts";
import { pictureProblems } from "./pictures.ts";
import { placePageProblems } from "./place-pages.ts";
import { priceProblems, priceWarnings } from "./prices.ts";
import { inWords } from "./problem.ts";
import { proseProblems } from "./prose.ts";
import { readAll } from "./read.ts";
import { referenceProblems } from "./references.ts";
import { searchWordProblems } from "./search-words.ts";

/** Every problem in the content folder, one line each, and what will soon be one. */
export async function checkContent(): Promise<{ files: number; lines: string[]; warnings: string[] }> {
  const { read, problems } = readAll();
  const all = [
    ...problems,
    ...mirrorProblems(),
    ...messageProblems(read),
    ...pictureProblems(read),
    ...referenceProblems(read),
    ...offerProblems(read),
    ...articleProblems(read),
    ...factProblems(read),
    ...angleProblems(read),
    ...placePageProblems(read),
    ...priceProblems(read),
    ...(await photoProblems(read)),
    ...searchWordProblems(read),
    ...proseProblems(read),
  ];
  const today = new Date().toISOString().slice(0, 10);
  return {
    files: read.length,
    lines: all.map(inWords),
    warnings: [...priceWarnings(read, today), ...photoWarnings(read, today)],
  };
}
