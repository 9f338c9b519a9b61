/** A page of every kind. The value is the page's id, which is its English path. */
import { keysOf } from "@site/typed";
export const kinds = {
  home: "/",
  service: "/services/air-conditioning",
  "service with an Arabic slug": "/services/air-conditioning/repair-cleaning",
  place: "/dubai/ac-services",
  district: "/dubai/ac-services/dubai-marina",
  "near-me": "/near-me/plumbing-services",
  bundle: "/bundles/complete-home-maintenance-package",
  solution: "/solutions/data-centers-it/data-center-solutions",
  industry: "/industries/healthcare/clinics",
  city: "/dubai",
  story: "/fujairah",
  plate: "/ras-al-khaimah",
  "blog post": "/blog/why-your-ac-drips-indoors",
  "subject of the blog": "/blog/tags/cooling",
  "case studies": "/case-studies",
  "case study": "/case-studies/chiller-overhaul-office-tower",
  resources: "/resources",
  checklist: "/resources/checklists/handover",
  "permit helper": "/resources/permits",
  glossary: "/resources/glossary",
  careers: "/careers",
  about: "/about",
  contact: "/contact",
  quote: "/quotation",
  "call-back": "/call-back",
  terms: "/terms",
  overview: "/services",
  symptom: "/help/no-cooling",
  "which cooling": "/help/which-cooling",
  prices: "/pricing",
  search: "/search",
  film: "/video/how-a-split-ac-works",
} as const;

export type Kind = keyof typeof kinds;
export const kindNames = keysOf(kinds);

/** The path of a page that does not exist. Its error page is also a kind of page. */
export const missingPage = "/no-such-page";
export const isMissing = /status of 404/;

export const everyKind: [name: string, id: string][] = [...Object.entries(kinds), ["not found", missingPage]];
