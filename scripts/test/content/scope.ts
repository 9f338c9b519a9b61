import { cityOf, kindOf } from "@site/ground/site-map/pages.ts";
import type { z } from "zod";
import type { landing } from "#site/content/schemas/pages.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

type Landing = z.infer<typeof landing>;

const isQuotation = (id = "") => /^\/(services|bundles|solutions|industries)\//.test(id) && kindOf(id) === "landing";

/** Checks pages about what we sell: each must say what is included and what is not, and name the places where we work. */
export const scopeProblems = (read: ReadContent[]): Problem[] =>
  read
    .filter(({ id }) => isQuotation(id))
    .flatMap(({ file, data }) => missingIn(data as Landing).map((missing) => ({ file, ...missing })));

function missingIn({ sections, related }: Landing) {
  const scope = sections.some(({ kind }) => kind === "scope");
  const place = related.some(cityOf);
  return [
    ...(scope ? [] : [{ field: "sections", reason: "has no section of kind scope" }]),
    ...(place ? [] : [{ field: "related", reason: "names no place" }]),
  ];
}
