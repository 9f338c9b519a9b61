// After `react-router build`: documents that no script draws again lose what only their source needs.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { comesAlive } from "./alive.ts";
import { slim } from "./slim/document.ts";

const folder = process.argv[2] ?? "build/client";
let before = 0;
let after = 0;

for (const name of globSync("**/*.html", { cwd: folder })) {
  const file = join(folder, name);
  const html = readFileSync(file, "utf8");
  if (comesAlive(html)) continue;
  const less = slim(html);
  writeFileSync(file, less);
  before += html.length;
  after += less.length;
}
console.log(`Documents weigh ${Math.round((100 * after) / before)} % of what they did.`);
