import { type Language, languageCodes, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { atMidnight } from "@site/ground/time/uae-midnight.ts";
import { type Article, articles, byline, feedPath, tagOf, tagPage } from "./blog.server.ts";
import { cardsOf, company, readPage } from "./content.server.ts";
import { htmlOf } from "./markdown.ts";
import { siteOrigin } from "./origin.server.ts";
import { escapeXml } from "./xml.ts";

export const feedFiles = () => languageCodes.map(feedPath);

const longest = 20;
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, target: string) => `<link rel="${rel}" href="${siteOrigin()}${escapeXml(target)}"/>`;

/** Returns the newest articles as an Atom feed (RFC 4287). */
export function feed(language: Language): string {
  const newest = articles(language).slice(0, longest);
  const blog = readPage("overview", "/blog", language);
  const changed = newest.map(({ updated, published }) => updated ?? published).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[language].locale}">
${element("title", `${blog?.name} – ${company().name[language]}`)}
${element("subtitle", blog?.summary ?? "")}
${element("id", tagUri("/blog", language))}
${link("self", feedPath(language))}
${link("alternate", href("/blog", language))}
${element("updated", atMidnight(changed.at(-1) ?? "1970-01-01"))}
${element("icon", `${siteOrigin()}/brand/mark.svg`)}
${newest.map((article) => entry(article, language)).join("\n")}
</feed>
`;
}

/** The id by which feed readers know an article for ever (RFC 4151). The id is the same under every SITE_URL, and contains no date and no title. */
function tagUri(id: PageId, language: Language) {
  const { email, claims } = company();
  return `tag:${email.split("@").at(-1)},${claims.established}:${language}${id}`;
}

function entry(article: Article, language: Language): string {
  const path = href(article.id, language);
  const author = byline(article.author, language) ?? { id: "/", name: company().name[language] };
  return `<entry>
${element("title", article.title)}
${element("id", tagUri(article.id, language))}
${link("alternate", path)}
${element("published", atMidnight(article.published))}
${element("updated", atMidnight(article.updated ?? article.published))}
<author>${element("name", author.name)}${element("uri", siteOrigin() + href(author.id, language))}</author>
${cardsOf(article.tags.map(tagPage), language)
  .map(({ id, name }) => `<category term="${tagOf(id)}" label="${escapeXml(name)}"/>`)
  .join("")}
${element("summary", article.summary)}
<content type="html">${escapeXml(absolute(htmlOf(article.body, language)))}</content>
</entry>`;
}

const absolute = (html: string) => html.replaceAll(' href="/', ` href="${siteOrigin()}/`);
