import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#site/content/files.server.ts";
import { articlesIn, dateProblems, readRecords, recordedFile, stateOf } from "./content/articles.ts";
import { inWords } from "./content/problem.ts";
import { readAll } from "./content/read.ts";

/** Records the text and the date of every article. If the text has not changed, its recorded date stays. */
const articles = articlesIn(readAll().read);
const dishonest = dateProblems(articles, readRecords()).filter(({ reason }) => reason.includes("leave the date"));
for (const problem of dishonest) console.error(inWords(problem));
if (dishonest.length > 0) process.exit(1);
const state = Object.fromEntries(articles.map((article) => [article.file, stateOf(article)]).sort());
writeFileSync(join(contentFolder, recordedFile), `${JSON.stringify(state, null, 2)}\n`);
console.log(`Recorded ${articles.length} articles.`);
