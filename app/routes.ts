import { type RouteConfig, route } from "@react-router/dev/routes";
import { languageCodes, languages } from "./i18n/languages.ts";

/** Every URL pattern and its page module; each exists once a language. Which addresses exist below a pattern, the site map knows. */
const patterns: [path: string, module: string][] = [
  ["", "home"],
  ["about", "about"],
  ["contact", "contact"],
  ["quote", "quote"],
  ["call-back", "call-back"],
  ["contact/sent", "contact-sent"],
  ["terms", "legal"],
  ["privacy", "legal"],
  ["services", "overview"],
  ["solutions", "overview"],
  ["industries", "overview"],
  ["blog", "overview"],
  ["case-studies", "overview"],
  ["blog/:slug", "article"],
  ["case-studies/:slug", "case-study"],
  ["design", "design"],
  ["design/pictures", "design-pictures"],
  ["*", "landing"],
];

export default [
  route("sitemap.xml", "pages/sitemap.ts"),
  route("robots.txt", "pages/robots.ts"),
  route("diagrams/:file", "pages/diagram.ts"),
  route("api/contact", "pages/api-contact.ts"),
  route("api/quote", "pages/api-quote.ts"),
  route("api/callback", "pages/api-callback.ts"),
  ...languageCodes.flatMap((language) =>
    patterns.map(([path, module]) =>
      route(`${languages[language].prefix}/${path}`, `pages/${module}.tsx`, { id: `${language}:${path}` }),
    ),
  ),
] satisfies RouteConfig;
