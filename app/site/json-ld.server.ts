import type { Language } from "#app/i18n/languages.ts";
import { company, type PageHead, readPage } from "./content.server.ts";
import { companyNode, hrefOfCompany } from "./json-ld.company.server.ts";
import { href } from "./links.ts";
import { cityOf, kindOf, type PageId } from "./pages.ts";
import type { Crumb } from "./seo.server.ts";

type About = { id: PageId; language: Language; head: PageHead; crumbs: Crumb[]; origin: string };
type Node = Record<string, unknown>;

/** Where the company node has all its properties; elsewhere the same node is named. */
const wholeOn: PageId[] = ["/", "/about", "/contact"];

/** One graph a page: the company, and what the page is. Never a review or a rating of ourselves. */
export function structuredData(about: About): Node[] {
  const nodes = [
    companyNode(about.origin, about.language, wholeOn.includes(about.id)),
    ...breadcrumbNode(about),
    ...pageNode(about),
  ];
  return [{ "@context": "https://schema.org", "@graph": nodes }];
}

const breadcrumbNode = ({ crumbs, origin }: About): Node[] =>
  crumbs.length === 0
    ? []
    : [
        {
          "@type": "BreadcrumbList",
          itemListElement: crumbs.map(({ name, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            item: origin + href,
          })),
        },
      ];

function pageNode(about: About): Node[] {
  const kind = kindOf(about.id);
  if (kind === "landing" && !about.id.startsWith("/industries")) return [serviceNode(about)];
  if (kind === "article") return [articleNode(about)];
  return [];
}

const serviceNode = ({ id, language, head, origin }: About): Node => {
  const city = cityOf(id);
  return {
    "@type": "Service",
    name: head.name,
    description: head.seo.description,
    url: origin + href(id, language),
    provider: { "@id": hrefOfCompany(origin) },
    areaServed: city ? readPage("landing", `/${city}`, language)?.name : "AE",
  };
};

const articleNode = ({ id, language, head, origin }: About): Node => {
  const article = readPage("article", id, language);
  return {
    "@type": "Article",
    headline: article?.title ?? head.name,
    description: head.seo.description,
    datePublished: article?.published,
    dateModified: article?.updated ?? article?.published,
    author: { "@type": "Organization", name: article?.author ?? company().name[language] },
    publisher: { "@id": hrefOfCompany(origin) },
    inLanguage: language,
    mainEntityOfPage: origin + href(id, language),
  };
};
