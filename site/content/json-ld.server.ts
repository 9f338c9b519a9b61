import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { cityOf, kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { districtOf } from "@site/ground/site-map/place-pages.ts";
import type { City } from "@site/ground/site-map/places.ts";
import { atMidnight } from "@site/ground/time/uae-midnight.ts";
import { isOneOf } from "@site/typed";
import { authorOf, byline } from "./blog.server.ts";
import { type PageHead, readPage } from "./content.server.ts";
import { cityNode, companyNode, hrefOfCompany, siteNode } from "./json-ld.company.server.ts";
import { priceListNode, priceNode } from "./json-ld.prices.server.ts";
import { loopFiles } from "./loops.server.ts";
import { previewSize } from "./og.ts";
import { pricePages } from "./schemas/prices.ts";
import { signatory } from "./signatories.server.ts";
import { citedBy } from "./sources.server.ts";
import { termSet } from "./terms.server.ts";
import { districtNames, tradeOf } from "./trades.server.ts";

type About = {
  id: PageId;
  language: Language;
  head: PageHead;
  crumbs: { name: string; href: string }[];
  origin: string;
  picture: string;
};
type Node = Record<string, unknown>;

/** The pages on which the structured data of the company have all properties. Other pages have only the basic properties. */
const wholeOn: PageId[] = ["/", "/about", "/contact"];

/** The structured data of a page: the company and the page itself. They never contain a review or rating of the company. */
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
  if (kind === "home") return [siteNode(about.origin, about.language)];
  if (kind === "calculator" || kind === "climate") return [calculatorNode(about)];
  if (isOneOf(pricePages, about.id)) return definedNodes(priceListNode(about.id, about.origin, about.language));
  if (kind === "article") return [articleNode(about)];
  if (kind === "film") return videoNode(about);
  if (kind === "resource") return termSet(about.id, about.language, about.origin + href(about.id, about.language));
  if (kind === "author") return [personNode(about)];
  if (kind !== "landing" || about.id.startsWith("/industries")) return [];
  const city = cityOf(about.id);
  return [city && about.id === `/${city}` ? placeNode(about, city) : serviceNode(about, city)];
}

/** The pages to which the list of sources leads. */
function citation(lines: readonly string[] = []): Node {
  const addresses = citedBy(lines);
  return addresses.length > 0 ? { citation: addresses } : {};
}

/** The page of a city is about the city. The services there have pages of their own. */
const placeNode = ({ id, language, head, origin }: About, city: City): Node => ({
  "@type": "WebPage",
  name: head.seo.title,
  description: head.seo.description,
  url: origin + href(id, language),
  about: cityNode(city, language),
  ...citation(readPage("landing", id, language)?.sources),
  publisher: { "@id": hrefOfCompany(origin) },
  inLanguage: language,
});

/** A page about a place and a trade names the trade as its type. A service with a page of its own is its own type. */
const serviceNode = ({ id, language, head, origin }: About, city: City | undefined): Node => ({
  "@type": "Service",
  name: head.name,
  serviceType: tradeOf(id)?.[language],
  url: origin + href(id, language),
  provider: { "@id": hrefOfCompany(origin) },
  areaServed: areaServed(id, city, language),
  offers: priceNode(id, language),
});

/** A calculator runs in any browser and costs nothing. */
const calculatorNode = ({ id, language, head, origin }: About): Node => ({
  "@type": "WebApplication",
  name: head.name,
  description: head.seo.description,
  url: origin + href(id, language),
  applicationCategory: "UtilitiesApplication",
  operatingSystem: "Any",
  offers: { "@type": "Offer", price: 0, priceCurrency: "AED" },
  publisher: { "@id": hrefOfCompany(origin) },
  inLanguage: language,
});

const definedNodes = (node: Node | undefined): Node[] => (node ? [node] : []);

function areaServed(id: PageId, city: City | undefined, language: Language): Node {
  if (!city) return { "@type": "Country", name: "AE" };
  const district = districtOf(id);
  const name = district && districtNames()[district]?.[language];
  return name ? { "@type": "Place", name, containedInPlace: cityNode(city, language) } : cityNode(city, language);
}

const articleNode = ({ id, language, head, origin, picture }: About): Node => {
  const article = readPage("article", id, language);
  return {
    "@type": "Article",
    headline: (article?.title ?? head.name).slice(0, 110),
    description: head.seo.description,
    image: { "@type": "ImageObject", url: picture, ...previewSize },
    ...(article && {
      datePublished: atMidnight(article.published),
      dateModified: atMidnight(article.updated ?? article.published),
      author: authorNode(article.author, language, origin),
      ...citation(article.sources),
    }),
    publisher: { "@id": hrefOfCompany(origin) },
    inLanguage: language,
    mainEntityOfPage: origin + href(id, language),
  };
};

/** The author is the company itself if nobody signs. */
function authorNode(author: string, language: Language, origin: string): Node {
  const person = byline(author, language);
  if (!person) return { "@id": hrefOfCompany(origin) };
  return { "@type": "Person", name: person.name, url: origin + href(person.id, language) };
}

/** A person who signs articles, with the trade and the licence. */
function personNode({ id, language, head, origin }: About): Node {
  const author = authorOf(id);
  const { trade, licence } = signatory(author) ?? {};
  return {
    ...authorNode(author, language, origin),
    description: head.seo.description,
    jobTitle: trade?.[language],
    hasCredential: licence && {
      "@type": "EducationalOccupationalCredential",
      name: licence.name[language],
      identifier: licence.number,
    },
    worksFor: { "@id": hrefOfCompany(origin) },
  };
}

/** Only a film with a file is a video. A drawing that moves in the page is none. */
function videoNode({ id, language, head, origin }: About): Node[] {
  const loop = readPage("film", id, language)?.loop;
  if (!loop) return [];
  const { seconds, h264, poster } = loopFiles(loop.name);
  return [
    {
      "@type": "VideoObject",
      name: head.name,
      description: head.seo.description,
      thumbnailUrl: origin + poster.file,
      uploadDate: atMidnight(loop.published),
      duration: `PT${seconds}S`,
      contentUrl: origin + h264.file,
      publisher: { "@id": hrefOfCompany(origin) },
      inLanguage: language,
      mainEntityOfPage: origin + href(id, language),
    },
  ];
}
