import { globSync } from "node:fs";
import type { Scope } from "@site/ground/company/scope.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import { contentFolder, rawContent } from "#site/content/files.server.ts";
import { printedBy } from "#site/content/our-words.server.ts";
import type { Company } from "#site/content/schemas/company.ts";
import { isSold } from "#site/content/sold.ts";

/**
 * Sorts all pages for a company into three groups: shown, not offered, and kept back because their text claims something that is not true
 * for the company.
 */
export function pagesOf(company: Company, scope: Scope) {
  const found = { shown: [] as string[], notOffered: [] as string[], keptBack: [] as string[] };
  for (const language of languageCodes)
    for (const file of globSync("**/*.{yaml,md}", { cwd: `${contentFolder}/${language}` })) {
      const id = file === "home.yaml" ? "/" : `/${file.replace(/\.(yaml|md)$/, "")}`;
      const path = `${language}/${file}`;
      if (!kindOf(id)) continue;
      if (!isSold(id, scope)) found.notOffered.push(path);
      else if (printedBy(rawContent(path), company, scope, { id, language }) === undefined) found.keptBack.push(path);
      else found.shown.push(path);
    }
  return found;
}
