import { builtFor } from "#server/built-for.ts";
import { company } from "#site/content/content.server.ts";
import { photos } from "#site/content/photos.server.ts";
import { launchTasks, missingPapers, tasksText } from "./content/launch.ts";
import { paperTasks } from "./content/photos.ts";
import { readAll } from "./content/read.ts";
import { samplesIn } from "./content/samples.ts";

const { SITE_URL, STATIC_URL } = process.env;
const { read } = readAll();
const tasks = [
  ...launchTasks(company(), samplesIn(read), STATIC_URL || SITE_URL, builtFor()),
  ...paperTasks(read, new Date().toISOString().slice(0, 10)),
];
console.log(tasks.length === 0 ? "Nothing stands against the launch." : tasksText(tasks));
const papers = missingPapers(company(), photos());
if (papers.length > 0) console.log(`\n${tasksText(papers)}`);
if (tasks.length > 0) {
  console.log(`\n${tasks.length} things to do before the launch.`);
  process.exitCode = 1;
}
