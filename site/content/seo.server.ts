import { type Language, languages } from "@site/ground/language/languages.ts";
import { ancestors, href } from "@site/ground/site-map/links.ts";
import { kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { translator } from "#site/i18n/t.ts";
import { feedPath } from "./blog.server.ts";
import type { PageHead } from "./content.server.ts";
import { isIndexed } from "./indexing.server.ts";
import { exists, languagesOf } from "./inventory.server.ts";
import { structuredData } from "./json-ld.server.ts";
import { ogPicturePath } from "./og.ts";
import { siteOrigin } from "./origin.server.ts";
import { shortName } from "./trades.server.ts";

export type Crumb = { name: string; href: string };

/** Lists the pages from the home page down to the page itself. */
export function breadcrumbs(id: PageId, language: Language): Crumb[] {
  const trail = [...ancestors(id, (page) => exists(page, language)), id];
  return [
    { name: translator(language)("home"), href: href("/", language) },
    ...trail.map((page) => ({ name: shortName(page, language), href: href(page, language) })),
  ];
}

/** Returns the metadata that search engines and link previews get about a page. */
export function seoOf(id: PageId, language: Language, head: PageHead) {
  const origin = siteOrigin();
  const absolute = (page: PageId, lang: Language) => origin + href(page, lang);
  const written = languagesOf(id).filter((each) => isIndexed(id, each));
  const crumbs = id === "/" ? [] : breadcrumbs(id, language);
  const picture = origin + ogPicturePath(id, language);
  return {
    title: head.seo.title,
    description: head.seo.description,
    indexed: isIndexed(id, language),
    canonical: absolute(id, language),
    alternates:
      written.length < 2 ? [] : written.map((lang) => ({ hrefLang: languages[lang].locale, href: absolute(id, lang) })),
    defaultHref: written.length < 2 ? undefined : absolute(id, "en"),
    picture,
    feed: /^\/(blog|authors)(\/|$)/.test(id) ? feedPath(language) : undefined,
    openGraphType: ["article", "case-study"].includes(kindOf(id) ?? "") ? "article" : "website",
    locale: languages[language].ogLocale,
    crumbs,
    jsonLd: structuredData({ id, language, head, crumbs, origin, picture }),
  };
}
export type Seo = ReturnType<typeof seoOf>;
