import type { MetaDescriptor } from "react-router";
import type { Seo } from "./seo.server.ts";

const noIndex: MetaDescriptor = { name: "robots", content: "noindex" };

/** The metadata in the head of a document. */
export const documentMeta = (seo: Seo | undefined): MetaDescriptor[] =>
  seo ? [...basics(seo), ...links(seo), ...preview(seo)] : [];

const basics = (seo: Seo): MetaDescriptor[] => [
  { title: seo.title },
  { name: "description", content: seo.description },
  ...(seo.indexed ? [] : [noIndex]),
  ...seo.jsonLd.map((data) => ({ "script:ld+json": data })),
];

const links = (seo: Seo): MetaDescriptor[] => [
  { tagName: "link", rel: "canonical", href: seo.canonical },
  ...seo.alternates.map((alternate) => ({ tagName: "link" as const, rel: "alternate", ...alternate })),
  ...(seo.defaultHref
    ? [{ tagName: "link" as const, rel: "alternate", hrefLang: "x-default", href: seo.defaultHref }]
    : []),
  ...(seo.feed ? [{ tagName: "link" as const, rel: "alternate", type: "application/atom+xml", href: seo.feed }] : []),
];

const preview = (seo: Seo): MetaDescriptor[] => [
  { property: "og:type", content: seo.openGraphType },
  { property: "og:url", content: seo.canonical },
  { property: "og:title", content: seo.title },
  { property: "og:description", content: seo.description },
  { property: "og:image", content: seo.picture },
  { property: "og:locale", content: seo.locale },
  { name: "twitter:card", content: "summary_large_image" },
];

/** The metadata of a page that search engines must not list. */
export const plainMeta = (title: string): MetaDescriptor[] => [{ title }, noIndex];
