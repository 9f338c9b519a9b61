import { globSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "@site/ground/language/languages.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import type { z } from "zod";
import { entryOf } from "#app/features/calculators/registry.server.ts";
import type { ContentKind } from "#app/site/content.server.ts";
import { diagramNames } from "#app/site/diagrams.ts";
import { contentFolder } from "#app/site/files.server.ts";
import { calculator, calculators, calculatorWords, climate } from "#app/site/schemas/calculators.ts";
import * as companySchemas from "#app/site/schemas/company.ts";
import { diagramWords } from "#app/site/schemas/diagrams.ts";
import { film, films } from "#app/site/schemas/films.ts";
import { chooser, help, symptom } from "#app/site/schemas/help.ts";
import * as homeSchemas from "#app/site/schemas/home.ts";
import { jobs } from "#app/site/schemas/jobs.ts";
import * as pageSchemas from "#app/site/schemas/pages.ts";
import { photos } from "#app/site/schemas/photos.ts";
import * as placeSchemas from "#app/site/schemas/places.ts";
import { prices } from "#app/site/schemas/prices.ts";
import { proof } from "#app/site/schemas/proof.ts";
import { quoteTemplates } from "#app/site/schemas/quote-templates.ts";
import { replyTemplates } from "#app/site/schemas/reply-templates.ts";
import { searchWords } from "#app/site/schemas/search-words.ts";
import { sheetWords } from "#app/site/schemas/sheet-words.ts";
import { visitChecklists } from "#app/site/schemas/visit-checklists.ts";
import { angles, anglesFile } from "./angles.ts";
import type { ContentFile } from "./content-file.ts";
import { facts, isFactFile } from "./facts.ts";
import { glossary, glossaryFile } from "./glossary.ts";
import { navigation } from "./navigation.ts";
import { searchWordsFile } from "./search-words.ts";

const pageKinds: Record<ContentKind, z.ZodType> = {
  home: homeSchemas.home,
  landing: pageSchemas.landing,
  help,
  symptom,
  chooser,
  overview: pageSchemas.overview,
  pricing: pageSchemas.pricing,
  resource: pageSchemas.resource,
  careers: pageSchemas.overview,
  article: pageSchemas.article,
  tag: pageSchemas.tag,
  author: pageSchemas.author,
  "case-study": pageSchemas.caseStudy,
  legal: pageSchemas.legal,
  about: pageSchemas.about,
  contact: pageSchemas.contact,
  search: pageSchemas.search,
  proof,
  calculator,
  calculators,
  climate,
  film,
  films,
};

export const photosFile = "photos/photos.yaml";

const others: Record<string, z.ZodType> = {
  "company.yaml": companySchemas.company,
  "shared/holidays.yaml": companySchemas.holidays,
  "shared/pictures.yaml": companySchemas.pictures,
  "shared/navigation.yaml": navigation,
  "shared/trades.yaml": placeSchemas.trades,
  "shared/districts.yaml": placeSchemas.districts,
  "shared/prices.yaml": prices,
  "shared/quote-templates.yaml": quoteTemplates,
  "shared/visit-checklists.yaml": visitChecklists,
  [searchWordsFile]: searchWords,
  "shared/terms.yaml": pageSchemas.terms,
  [photosFile]: photos,
  [glossaryFile]: glossary,
  [anglesFile]: angles,
  ...Object.fromEntries(
    languageCodes.flatMap((language) => [
      [`${language}/testimonials.yaml`, homeSchemas.testimonials],
      [`${language}/reply-templates.yaml`, replyTemplates],
      [`${language}/calculator-words.yaml`, calculatorWords],
      [`${language}/sheet-words.yaml`, sheetWords],
      [`${language}/jobs.yaml`, jobs],
      [`${language}/heads.yaml`, pageSchemas.heads],
      ...diagramNames.map((name) => [`${language}/diagrams/${name}.yaml`, diagramWords[name]]),
    ]),
  ),
};

/** Imported by code as JSON modules; the type check validates them. */
const isJson = (file: string) => /^(shared\/[\w-]+|(en|ar)\/messages\/[\w-]+)\.json$/.test(file);

/** Photographs are no words: photos.yaml names them. */
const isOriginal = (file: string) => file.startsWith("photos/") && file !== photosFile;

export const allFiles = () =>
  globSync("**/*.*", { cwd: contentFolder })
    .filter((file) => !isOriginal(file))
    .sort();

export const originals = () =>
  globSync("*", { cwd: join(contentFolder, "photos") })
    .filter((name) => isOriginal(`photos/${name}`))
    .sort();

/** The kind of a file under content/, or undefined if nothing reads it. */
export function fileNamed(file: string): ContentFile | undefined {
  const language = languageCodes.find((code) => file.startsWith(`${code}/`));
  if (isJson(file)) return { file, language };
  if (others[file]) return { file, language, schema: others[file] };
  if (isFactFile(file)) return { file, schema: facts };
  const id = language && idOf(file.slice(language.length));
  const schema = id && schemaOf(id);
  return schema ? { file, language, id, schema } : undefined;
}

function schemaOf(id: string): z.ZodType | undefined {
  const kind = kindOf(id) as ContentKind;
  const words = entryOf(id.slice("/calculators/".length))?.words;
  return words ? calculator.extend({ words }) : pageKinds[kind];
}

/** /home.yaml is the page /; every other file has the name of its page. */
const idOf = (file: string) => (file === "/home.yaml" ? "/" : /^(.*)\.(?:yaml|md)$/.exec(file)?.[1]);
