import { companyScope, type Scope } from "@site/ground/company/scope.ts";
import { leavesOf } from "@site/ground/leaves.ts";
import { daysLeft } from "#site/content/price-age.ts";
import { isSold } from "#site/content/sold.ts";
import { anglesIn } from "./angles.ts";
import type { ReadContent } from "./content-file.ts";
import { factsIn, isFactFile } from "./facts.ts";
import { placeFactsFile } from "./place-facts.ts";
import { inWords, type Problem } from "./problem.ts";

/** A fact or price, with the day on which somebody last checked it, and the file that says so. */
type Dated = { file: string; field: string; checked: string };

/** Returns the facts that pages use: in their angles, in the lines about a place, and in references. */
function usedFacts(read: ReadContent[], isShown: (id: string) => boolean): Dated[] {
  const named = read.find(({ file }) => file === placeFactsFile);
  const used = new Set([
    ...Object.entries(anglesIn(read) ?? {}).flatMap(([id, { facts }]) => (isShown(id) ? facts : [])),
    ...leavesOf(named?.data).flatMap(({ field, value }) => {
      const [, place] = /^(.+)\.\w+\.facts\.\d+$/.exec(field) ?? [];
      return place && isShown(`/${place}`) ? [String(value)] : [];
    }),
    ...read.flatMap(({ cited = [] }) => cited.flatMap((one) => (one.kind === "fact" ? [one.fact.id] : []))),
  ]);
  return factsIn(read).flatMap(({ file, id, checked }) => (used.has(id) ? [{ file, field: id, checked }] : []));
}

const citedPrices = (read: ReadContent[]): Dated[] =>
  read.flatMap(({ file, cited = [] }) =>
    cited.flatMap((one) => (one.kind === "price" ? [{ file, field: one.row, checked: one.checked }] : [])),
  );

/** Pages about places and work of others are not published, so what only they say is never due. */
function left(all: ReadContent[], today: string, scope: Scope) {
  const isShown = (id: string) => isSold(id, scope);
  const read = all.filter(({ id }) => !id || isShown(id));
  const dated = [...usedFacts(read, isShown), ...citedPrices(read)];
  return dated.map((each) => ({ ...each, days: daysLeft(each.checked, today) }));
}

/** Finds facts and prices in use that nobody has compared with their source for a year. */
export const dueFigureProblems = (read: ReadContent[], today: string, scope = companyScope): Problem[] =>
  left(read, today, scope).flatMap(({ file, field, checked, days }) =>
    days < 0
      ? [
          {
            file,
            field,
            reason: `was checked on ${checked}, over a year ago: compare it with its source, then set \`checked\``,
          },
        ]
      : [],
  );

const warnedBefore = 30;

/** Warns of facts that stop the build soon, in one line for each file. */
export function factWarnings(read: ReadContent[], today: string): string[] {
  const soon = left(read, today, companyScope).filter(
    ({ file, days }) => isFactFile(file) && days >= 0 && days <= warnedBefore,
  );
  return [...Map.groupBy(soon, ({ file }) => file)].map(([file, facts]) => {
    const days = Math.min(...facts.map((each) => each.days));
    return inWords({ file, reason: `${facts.length} facts stop the build in ${days} days or soon after: check them` });
  });
}
