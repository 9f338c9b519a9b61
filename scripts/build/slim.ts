// After `react-router build`: checks that every class has a rule, and shrinks documents that no script renders again.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { idOf } from "#app/site/links.ts";
import { answersQueries } from "#app/site/pages.ts";
import { isHydrated } from "./hydrated.ts";
import { classesWithoutRule } from "./slim/classes.ts";
import { slim } from "./slim/document.ts";

const folder = process.argv[2] ?? "build/client";
const keepNames = process.env.KEEP_CLASSES === "1";
const pagesOfUnknown = new Map<string, string[]>();
let before = 0;
let after = 0;

for (const name of globSync("**/*.html", { cwd: folder })) {
  const file = join(folder, name);
  const html = readFileSync(file, "utf8");
  for (const unknown of classesWithoutRule(html))
    pagesOfUnknown.set(unknown, [...(pagesOfUnknown.get(unknown) ?? []), name]);
  // An answer to a query is rendered later, in the original names, under the policy of this file.
  if (isHydrated(html) || answersQueries(idOf(`/${dirname(name)}`))) continue;
  const less = slim(html, { keepNames });
  writeFileSync(file, less);
  before += html.length;
  after += less.length;
}

if (pagesOfUnknown.size > 0) {
  console.error(
    "These classes have no rule in the stylesheet of their page. Name their source in app/styles/<kind>.css:",
  );
  for (const [unknown, pages] of pagesOfUnknown)
    console.error(
      `  ${unknown}  in ${pages.slice(0, 3).join(", ")}${pages.length > 3 ? ` and ${pages.length - 3} more` : ""}`,
    );
  process.exit(1);
}
console.log(`Documents weigh ${Math.round((100 * after) / before)} % of what they did.`);
