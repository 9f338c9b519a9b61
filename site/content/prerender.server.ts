import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { buildingsFiles } from "./buildings.server.ts";
import { papersPictures } from "./company-papers.server.ts";
import { diagramFiles } from "./diagrams.server.ts";
import { feedFiles } from "./feed.server.ts";
import { pagesIn } from "./inventory.server.ts";
import { captionFiles } from "./loops.server.ts";
import { sitemapFiles } from "./sitemap.server.ts";
import { specimenFiles } from "./specimens.server.ts";

/**
 * Lists every document in every language in which it is written, the diagrams, the captions of films, the map, the buildings of the home page, the PDFs of specimens, the pictures of their first pages, the feeds, and the files for crawlers.
 */
export const prerenderPaths = () => [
  ...languageCodes.flatMap((language) => pagesIn(language).map((id) => href(id, language))),
  ...diagramFiles(),
  ...captionFiles(),
  "/map.svg",
  ...buildingsFiles(),
  ...specimenFiles().flatMap(({ pdf, picture }) => [pdf, picture]),
  ...papersPictures(),
  ...feedFiles(),
  ...sitemapFiles(),
  "/robots.txt",
  "/llms.txt",
];
