/**
 * Measures Lighthouse's four categories for one page of each kind in both languages, and for every film. To run only this part: node
 * bench/kinds.ts.
 */
import { globSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { cleanUp, temporaryFolder } from "./cleanup.ts";
import { categories, type Run, visit } from "./lighthouse.ts";
import { copySite, serveSite } from "./site-folder.ts";
import { progress, say, table } from "./table.ts";

const kinds = [
  ...["/", "/services/air-conditioning", "/dubai/ac-services", "/help/no-cooling", "/pricing", "/bundles", "/contact"],
  ...["/blog", "/blog/district-cooling-bills", "/blog/tags/*"],
  ...["/resources", "/resources/checklists/*", "/resources/permits", "/resources/glossary"],
  ...[
    "/case-studies",
    "/case-studies/villa-water-leak",
    "/careers",
    "/search",
    "/calculators/hvac-cooling-load",
    "/video",
  ],
  "/video/*/",
];
type Kind = { path: string; run: Run };

/**
 * Measures each page only once. Between two runs the performance differs by only a few points, and the other categories do not differ at
 * all.
 */
export async function measureKinds(folder: string, origin: string): Promise<Kind[]> {
  const found: Kind[] = [];
  for (const path of ["", "/ar"].flatMap((language) => kinds.flatMap((kind) => pathsOf(folder, language + kind)))) {
    progress(`Lighthouse: ${path}`);
    found.push({ path, run: await visit(origin + path, true) });
  }
  progress("");
  return found;
}

/** Returns the pages of a kind. A star in the path means the first built page in this place. A star and a slash mean all of them. */
function pathsOf(folder: string, kind: string): string[] {
  const built = globSync(join("build/client", kind, "index.html"), { cwd: folder })
    .map((file) => dirname(file).replace("build/client", "") || "/")
    .sort();
  if (built.length === 0) throw new Error(`No page is built at ${kind}.`);
  return kind.endsWith("/") ? built : built.slice(0, 1);
}

export function printKinds(found: Kind[]) {
  say("12. Lighthouse on each kind of page, one run each");
  table(
    ["", ...categories, "what cost points"],
    found.map(({ path, run: { scores, faults } }) => [
      path,
      ...categories.map((category) => String(scores[category] ?? "–")),
      faults.map(({ what, value }) => `${what} ${value}`).join(", "),
    ]),
  );
  say();
}

if (import.meta.main) {
  try {
    const ours = copySite(resolve(import.meta.dirname, ".."), join(temporaryFolder(), "ours"));
    printKinds(await measureKinds(ours, await serveSite(ours)));
  } finally {
    await cleanUp();
  }
}
