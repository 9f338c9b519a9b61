import { languageCodes, languages } from "#app/i18n/languages.ts";
import { readPage } from "./content.server.ts";
import { isIndexed } from "./indexing.server.ts";
import { languagesOf, pagesIn } from "./inventory.server.ts";
import { href } from "./links.ts";
import { siteOrigin } from "./origin.server.ts";
import type { PageId } from "./pages.ts";

export function sitemapXml() {
  const urls = languageCodes.flatMap((language) =>
    pagesIn(language)
      .filter((id) => isIndexed(id, language))
      .map((id) => `<url><loc>${siteOrigin()}${href(id, language)}</loc>${lastModified(id)}${alternates(id)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** Only if the content has a date: the date of the build would be false. */
function lastModified(id: PageId) {
  const article = readPage("article", id, "en");
  return article ? `<lastmod>${article.updated ?? article.published}</lastmod>` : "";
}

function alternates(id: PageId) {
  const written = languagesOf(id).filter((language) => isIndexed(id, language));
  if (written.length < 2) return "";
  const link = (hreflang: string, language: (typeof written)[number]) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteOrigin()}${href(id, language)}"/>`;
  return [...written.map((language) => link(languages[language].locale, language)), link("x-default", "en")].join("");
}

export const robotsTxt = () => `User-agent: *
Disallow: /admin
Disallow: /account
Disallow: /design
Disallow: /whatsapp
Disallow: /ar/whatsapp

Sitemap: ${siteOrigin()}/sitemap.xml
`;
