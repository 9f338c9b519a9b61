import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { diagramFiles } from "./diagrams.server.ts";
import { feedFiles } from "./feed.server.ts";
import { pagesIn } from "./inventory.server.ts";
import { captionFiles } from "./loops.server.ts";
import { sitemapFiles } from "./sitemap.server.ts";

/**
 * Lists all files that the build renders: every document in every language in which it exists, the diagrams, the captions of films, the map, the
 * feeds, and the files for search engines.
 */
export const prerenderPaths = () => [
  ...languageCodes.flatMap((language) => pagesIn(language).map((id) => href(id, language))),
  ...diagramFiles(),
  ...captionFiles(),
  "/map.svg",
  ...feedFiles(),
  ...sitemapFiles(),
  "/robots.txt",
];
