import { globSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "@site/ground/language/languages.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import type { z } from "zod";
import { entryOf } from "#domain/calculators/registry.server.ts";
import type { ContentKind } from "#site/content/content.server.ts";
import { diagramNames } from "#site/content/diagrams.ts";
import { contentFolder } from "#site/content/files.server.ts";
import { buildings } from "#site/content/schemas/buildings.ts";
import { calculator, calculators, calculatorWords, climate } from "#site/content/schemas/calculators.ts";
import * as companySchemas from "#site/content/schemas/company.ts";
import { companyPapers } from "#site/content/schemas/company-papers.ts";
import { diagramWords } from "#site/content/schemas/diagrams.ts";
import { facts } from "#site/content/schemas/facts.ts";
import { film, films } from "#site/content/schemas/films.ts";
import { chooser, help, symptom } from "#site/content/schemas/help.ts";
import * as homeSchemas from "#site/content/schemas/home.ts";
import { jobs, towns } from "#site/content/schemas/jobs.ts";
import * as pageSchemas from "#site/content/schemas/pages.ts";
import { examples, photos } from "#site/content/schemas/photos.ts";
import * as placeSchemas from "#site/content/schemas/places.ts";
import { prices } from "#site/content/schemas/prices.ts";
import { proof } from "#site/content/schemas/proof.ts";
import { quotationTemplates } from "#site/content/schemas/quotation-templates.ts";
import { replyTemplates } from "#site/content/schemas/reply-templates.ts";
import { phrases, searchWords } from "#site/content/schemas/search-words.ts";
import { sheetWords } from "#site/content/schemas/sheet-words.ts";
import { sources } from "#site/content/schemas/sources.ts";
import { specimen, specimens } from "#site/content/schemas/specimens.ts";
import { vacancies } from "#site/content/schemas/vacancies.ts";
import { visitChecklists } from "#site/content/schemas/visit-checklists.ts";
import { angles, anglesFile } from "./angles.ts";
import type { ContentFile } from "./content-file.ts";
import { isFactFile } from "./facts.ts";
import { glossary, glossaryFile } from "./glossary.ts";
import { isJobsFile } from "./jobs.ts";
import { navigation } from "./navigation.ts";
import { placeFactsFile } from "./place-facts.ts";
import { isPhrasesFile, searchWordsFile } from "./search-words.ts";

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
  "company-papers": companyPapers,
  search: pageSchemas.search,
  specimen,
  proof,
  calculator,
  calculators,
  climate,
  film,
  films,
};

export const photosFile = "photos/photos.yaml";
export const examplesFile = "photos/examples.yaml";

const others: Record<string, z.ZodType> = {
  "company.yaml": companySchemas.company,
  "shared/holidays.yaml": companySchemas.holidays,
  "shared/pictures.yaml": companySchemas.pictures,
  "shared/spots.yaml": buildings,
  "shared/navigation.yaml": navigation,
  "shared/trades.yaml": placeSchemas.trades,
  "shared/districts.yaml": placeSchemas.districts,
  [placeFactsFile]: placeSchemas.placeFacts,
  "shared/towns.yaml": towns,
  "shared/prices.yaml": prices,
  "shared/quotation-templates.yaml": quotationTemplates,
  "shared/visit-checklists.yaml": visitChecklists,
  "shared/specimens.yaml": specimens,
  [searchWordsFile]: searchWords,
  "shared/terms.yaml": pageSchemas.terms,
  "shared/sources.yaml": sources,
  [photosFile]: photos,
  [examplesFile]: examples,
  [glossaryFile]: glossary,
  [anglesFile]: angles,
  ...Object.fromEntries(
    languageCodes.flatMap((language) => [
      [`${language}/testimonials.yaml`, homeSchemas.testimonials],
      [`${language}/reply-templates.yaml`, replyTemplates],
      [`${language}/calculator-words.yaml`, calculatorWords],
      [`${language}/sheet-words.yaml`, sheetWords],
      [`${language}/vacancies.yaml`, vacancies],
      [`${language}/heads.yaml`, pageSchemas.heads],
      ...diagramNames.map((name) => [`${language}/diagrams/${name}.yaml`, diagramWords[name]]),
    ]),
  ),
};

/** True for files that the code imports as JSON modules. The type check validates them. */
const isJson = (file: string) => /^(shared\/[\w-]+|(en|ar)\/messages\/[\w-]+)\.json$/.test(file);

/** True for photographs. Their texts are in photos.yaml. */
const isOriginal = (file: string) => file.startsWith("photos/") && ![photosFile, examplesFile].includes(file);

export const allFiles = () =>
  globSync("**/*.*", { cwd: contentFolder })
    .filter((file) => !isOriginal(file))
    .sort();

export const originals = () =>
  globSync("*", { cwd: join(contentFolder, "photos") })
    .filter((name) => isOriginal(`photos/${name}`))
    .sort();

/** Returns the kind of a file in content/; undefined if no code reads it. */
export function fileNamed(file: string): ContentFile | undefined {
  const language = languageCodes.find((code) => file.startsWith(`${code}/`));
  if (isJson(file)) return { file, language };
  if (others[file]) return { file, language, schema: others[file] };
  if (isFactFile(file)) return { file, schema: facts };
  if (isJobsFile(file)) return { file, schema: jobs };
  if (isPhrasesFile(file)) return { file, schema: phrases };
  const id = language && idOf(file.slice(language.length));
  const schema = id && schemaOf(id);
  return schema ? { file, language, id, schema } : undefined;
}

function schemaOf(id: string): z.ZodType | undefined {
  const kind = kindOf(id) as ContentKind;
  const words = entryOf(id.slice("/calculators/".length))?.words;
  return words ? calculator.extend({ words }) : pageKinds[kind];
}

/** Returns the page's id for a file. /home.yaml is the page /; every other file has the name of its page. */
const idOf = (file: string) => (file === "/home.yaml" ? "/" : /^(.*)\.(?:yaml|md)$/.exec(file)?.[1]);
