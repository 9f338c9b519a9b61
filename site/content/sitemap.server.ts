import { type Language, languageCodes, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { atMidnight } from "@site/ground/time/uae-midnight.ts";
import { keysOf } from "@site/typed";
import { changedOn } from "./changes.server.ts";
import { readPage } from "./content.server.ts";
import { isIndexed } from "./indexing.server.ts";
import { fileOf, languagesOf, pagesIn } from "./inventory.server.ts";
import { loopFiles } from "./loops.server.ts";
import { ogPicturePath } from "./og.ts";
import { siteOrigin } from "./origin.server.ts";
import { vacanciesIn } from "./vacancies.server.ts";
import { escapeXml } from "./xml.ts";

/** There is one sitemap for each kind of page, because search consoles report by sitemap. The first pattern that matches decides the kind. */
const kinds = {
  places: new RegExp(`^/(${[...cities, "near-me"].join("|")})(/|$)`),
  services: /^\/(help|services|bundles|solutions|industries)(\/|$)/,
  reading: /^\/(blog|case-studies|calculators|video)(\/|$)/,
  company: /^/,
};
type Kind = keyof typeof kinds;
const kindNames = keysOf(kinds);

const addressOf = (kind: Kind) => `/sitemap/${kind}.xml`;

export const sitemapFiles = () => ["/sitemap.xml", ...kindNames.map(addressOf)];

/** Returns the sitemap at an address: the index of all sitemaps, or the pages of one kind. */
export function sitemapAt(pathname: string): string | undefined {
  const kind = kindNames.find((each) => addressOf(each) === pathname);
  if (kind) return urlset(entriesOf(kind));
  return pathname === "/sitemap.xml" ? sitemapIndex() : undefined;
}

type Entry = { id: PageId; language: Language };

const entriesOf = (kind: Kind): Entry[] =>
  languageCodes.flatMap((language) =>
    [...pagesIn(language).filter((id) => isIndexed(id, language)), ...openVacancies(language)]
      .filter((id) => kindNames.find((each) => kinds[each].test(id)) === kind)
      .map((id) => ({ id, language })),
  );

/** Vacancies are rendered for each request and have no content files, so they are listed separately. Example vacancies are not for search engines. */
const isVacancy = /^\/careers\/./;
const openVacancies = (language: Language) =>
  vacanciesIn(language)
    .filter(({ state, sample }) => state === "open" && !sample)
    .map(({ slug }) => `/careers/${slug}` as const);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function sitemapIndex(): string {
  const parts = kindNames.map((kind) => {
    const newest = entriesOf(kind).map(lastModified).sort().at(-1);
    return `<sitemap><loc>${siteOrigin()}${addressOf(kind)}</loc>${dated(newest)}</sitemap>`;
  });
  return `${head}<sitemapindex ${namespace}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

function urlset(entries: Entry[]): string {
  const urls = entries.map(
    ({ id, language }) =>
      `<url><loc>${siteOrigin()}${href(id, language)}</loc>${dated(lastModified({ id, language }))}${alternates(id)}${image({ id, language })}${video({ id, language })}</url>`,
  );
  const google = "http://www.google.com/schemas";
  const extensions = `xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${google}/sitemap-image/1.1" xmlns:video="${google}/sitemap-video/1.1"`;
  return `${head}<urlset ${namespace} ${extensions}>\n${urls.join("\n")}\n</urlset>\n`;
}

const dated = (day = "") => (day ? `<lastmod>${day}</lastmod>` : "");

/** The picture that a page shows in link previews. Vacancies have none. */
const image = ({ id, language }: Entry) =>
  isVacancy.test(id)
    ? ""
    : `<image:image><image:loc>${escapeXml(siteOrigin() + ogPicturePath(id, language))}</image:loc></image:image>`;

/** The entry for the film of a page, if the film is a file. */
function video({ id, language }: Entry) {
  const film = readPage("film", id, language);
  if (!film?.loop) return "";
  const { poster, h264, seconds } = loopFiles(film.loop.name);
  const parts = {
    thumbnail_loc: siteOrigin() + poster.file,
    title: film.name,
    description: film.seo.description,
    content_loc: siteOrigin() + h264.file,
    duration: `${seconds}`,
    publication_date: atMidnight(film.loop.published),
  };
  const tags = Object.entries(parts).map(([name, value]) => `<video:${name}>${escapeXml(value)}</video:${name}>`);
  return `<video:video>${tags.join("")}</video:video>`;
}

/**
 * The date of the last change. An article says itself when its text changed. It is empty if nothing is known: the date of the build would be
 * wrong.
 */
function lastModified({ id, language }: Entry): string {
  if (isVacancy.test(id)) return vacanciesIn(language).find(({ slug }) => id.endsWith(`/${slug}`))?.posted ?? "";
  const article = readPage("article", id, language);
  if (article) return article.updated ?? article.published;
  const dates = [
    changedOn(fileOf(id, language) ?? ""),
    readPage("landing", id, language)?.reviewed,
    readPage("film", id, language)?.loop?.published,
  ];
  return (
    dates
      .filter((day) => day !== undefined)
      .sort()
      .at(-1) ?? ""
  );
}

function alternates(id: PageId) {
  const written = isVacancy.test(id)
    ? languageCodes.filter((language) => openVacancies(language).some((vacancy) => vacancy === id))
    : languagesOf(id).filter((language) => isIndexed(id, language));
  if (written.length < 2) return "";
  const link = (hreflang: string, language: (typeof written)[number]) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteOrigin()}${href(id, language)}"/>`;
  return [...written.map((language) => link(languages[language].locale, language)), link("x-default", "en")].join("");
}

export const robotsTxt = () => `User-agent: *
Disallow: /admin
Disallow: /account
Disallow: /my-visits
Disallow: /application
Disallow: /ar/application
Disallow: /design
Disallow: /whatsapp
Disallow: /ar/whatsapp
Disallow: /search
Disallow: /ar/search

Sitemap: ${siteOrigin()}/sitemap.xml
`;
