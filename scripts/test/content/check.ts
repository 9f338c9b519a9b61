import { angleProblems } from "./angle-problems.ts";
import { articleProblems } from "./articles.ts";
import type { ReadContent } from "./content-file.ts";
import { dueFigureProblems, factWarnings } from "./due-figures.ts";
import { duplicateProblems } from "./duplicates.ts";
import { factProblems } from "./facts.ts";
import { jobProblems } from "./jobs.ts";
import { letterProblems } from "./letters.ts";
import { messageProblems } from "./messages.ts";
import { mirrorProblems } from "./mirror.ts";
import { movedProblems } from "./moved.ts";
import { photoProblems, photoWarnings } from "./photos.ts";
import { pictureProblems } from "./pictures.ts";
import { placeFactProblems } from "./place-facts.ts";
import { placePageProblems } from "./place-pages.ts";
import { priceProblems, priceWarnings } from "./prices.ts";
import { inWords, type Problem } from "./problem.ts";
import { proseProblems } from "./prose.ts";
import { readAll } from "./read.ts";
import { referenceProblems } from "./references.ts";
import { scopeProblems } from "./scope.ts";
import { phraseProblems, searchWordProblems, searchWordWarnings } from "./search-words.ts";
import { sourceProblems } from "./sources.ts";
import { typedFigureProblems } from "./typed-figures.ts";

/** Returns the problems of the words of each file, which no other file can cause. */
export const problemsOfWords = (read: ReadContent[]): Problem[] => [...proseProblems(read), ...letterProblems(read)];

/** Returns the problems that an editor can solve in the saved file alone, although another file may show them. */
export const problemsWithin = (read: ReadContent[]): Problem[] => [
  ...messageProblems(read),
  ...pictureProblems(read),
  ...referenceProblems(read),
  ...scopeProblems(read),
  ...priceProblems(read),
  ...jobProblems(read),
  ...searchWordProblems(read),
  ...phraseProblems(read),
  ...duplicateProblems(read),
];

/** Returns the figures that may not be printed: typed by hand, or not checked for a year. They stop the build too. */
export const figureProblems = (read: ReadContent[], today: string): Problem[] => [
  ...typedFigureProblems(read),
  ...dueFigureProblems(read, today),
];

/**
 * Returns the problems between several files, and those that are solved later: a missing translation, a recorded date, too few articles on
 * a subject.
 */
const problemsBetween = async (read: ReadContent[], today: string): Promise<Problem[]> => [
  ...figureProblems(read, today),
  ...mirrorProblems(),
  ...movedProblems(read),
  ...articleProblems(read),
  ...factProblems(read),
  ...angleProblems(read),
  ...placeFactProblems(read),
  ...placePageProblems(read),
  ...sourceProblems(read),
  ...(await photoProblems(read)),
];

/** Prints every problem in the content folder on its own line, and warns of problems that will come soon. */
export async function checkContent() {
  const { read, problems } = readAll();
  const today = new Date().toISOString().slice(0, 10);
  const all = [...problems, ...problemsWithin(read), ...problemsOfWords(read), ...(await problemsBetween(read, today))];
  return {
    files: read.length,
    problems: all,
    lines: all.map(inWords),
    warnings: [
      ...priceWarnings(read, today),
      ...factWarnings(read, today),
      ...photoWarnings(read, today),
      ...searchWordWarnings(read),
    ],
  };
}
