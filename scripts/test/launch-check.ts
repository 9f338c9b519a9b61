import { company } from "#app/site/content.server.ts";
import { launchTasks, tasksText } from "./content/launch.ts";
import { readAll } from "./content/read.ts";
import { samplesIn } from "./content/samples.ts";

const tasks = launchTasks(company(), samplesIn(readAll().read), process.env["SITE_URL"]);
console.log(tasks.length === 0 ? "Nothing stands against the launch." : tasksText(tasks));
if (tasks.length > 0) {
  console.log(`\n${tasks.length} things to do before the launch.`);
  process.exitCode = 1;
}
