import { bundles, cityServices, nearMe, services, solutions } from "./catalogue.ts";
import { acDistricts, type City, cities, handymanDistricts } from "./places.ts";
import { type Symptom, symptomNames, symptomOf } from "./symptoms.ts";

/**
 * The site map. A page's id is its English path, and its content is in content/<language><id>.yaml or .md. So id, path and content file follow from
 * each other. A page without a content file does not exist yet.
 */
const core = {
  "/": "home",
  "/services": "overview",
  "/solutions": "overview",
  "/bundles": "overview",
  "/industries": "overview",
  "/blog": "overview",
  "/case-studies": "overview",
  "/about": "about",
  "/company-papers": "company-papers",
  "/contact": "contact",
  "/quotation": "contact",
  "/call-back": "contact",
  "/pricing": "pricing",
  "/pricing/works": "pricing",
  "/terms": "legal",
  "/privacy": "legal",
  "/help": "help",
  "/help/which-cooling": "chooser",
  "/resources": "resource",
  "/resources/glossary": "resource",
  "/resources/permits": "resource",
  "/careers": "careers",
  "/specimens": "overview",
  "/specimens/visit-report": "specimen",
  "/specimens/quotation": "specimen",
  "/specimens/contract": "specimen",
  "/specimens/submittal": "specimen",
  "/specimens/register": "specimen",
  "/calculators": "calculators",
  "/calculators/hvac-cooling-load": "calculator",
  "/calculators/ac-running-cost": "calculator",
  "/calculators/solar-savings": "calculator",
  "/calculators/fresh-air": "calculator",
  "/calculators/duct-size": "calculator",
  "/calculators/water-system": "calculator",
  "/calculators/finishing-quantities": "calculator",
  "/calculators/amc-planner": "calculator",
  "/calculators/climate": "climate",
  "/calculators/cooling-load-proof": "proof",
  "/video": "films",
  "/search": "search",
  "/database-test": "app",
  "/analytics-test": "app",
  "/admin": "app",
} as const;

/** Pages without content files, which search engines do not list. */
const plain = [
  "/design",
  "/design/pictures",
  "/mailbox",
  "/calculators/hvac-cooling-load/project",
  "/sign-in",
  "/sign-up",
  "/check-mail",
  "/forgot-password",
  "/reset-password",
  "/second-factor",
  "/auth/callback",
  "/auth/confirm",
  "/account",
  "/my-visits",
  "/book",
  "/plan",
  "/look-after",
  "/our-record",
] as const;

/** Pages that belong to one city only. */
const cityExtras = [
  "/dubai/ac-services/duct-cleaning",
  "/dubai/emergency-ac-repair",
  "/dubai/home-maintenance-palm-jumeirah",
  "/ras-al-khaimah/pool-cleaning",
  "/ras-al-khaimah/pool-repair",
  "/ras-al-khaimah/pool-maintenance",
  "/umm-al-quwain/swimming-pool-maintenance",
] as const;

export type FixedPageId =
  | keyof typeof core
  | `/help/${Symptom}`
  | `/services/${(typeof services)[number]}`
  | `/bundles/${(typeof bundles)[number]}`
  | `/solutions/${(typeof solutions)[number]}`
  | `/near-me/${(typeof nearMe)[number]}`
  | `/${City}`
  | `/${City}/${(typeof cityServices)[number]}`
  | `/dubai/ac-services/${(typeof acDistricts)[number]}`
  | `/dubai/handyman-services/${(typeof handymanDistricts)[number]}`
  | (typeof cityExtras)[number];

/** Ids of pages that exist if their content file exists. */
type OpenPageId =
  | `/blog/${string}`
  | `/authors/${string}`
  | `/resources/${string}`
  | `/case-studies/${string}`
  | `/video/${string}`
  | `/services/${string}`
  | `/solutions/${string}`
  | `/industries/${string}`
  | `/enquiry/${string}`
  | `/quotation/${string}`
  | `/waiting/${string}`
  | `/project/${string}`
  | `/careers/${string}`
  | `/application/${string}`
  | `/report/${string}`
  | `/mailbox/${string}`
  | `/admin/${string}`
  | `/account/${string}`
  | (typeof plain)[number];

export type PageId = FixedPageId | OpenPageId;

type SlugOf<Id> = Id extends keyof typeof core & `/calculators/${infer Slug}`
  ? (typeof core)[Id] extends "calculator"
    ? Slug
    : never
  : never;
/** The last segment of a calculator's address. */
export type CalculatorSlug = SlugOf<keyof typeof core>;

const under = <P extends string, S extends string>(prefix: P, slugs: readonly S[]) =>
  slugs.map((slug) => `${prefix}/${slug}` as const);

export const fixedPages: readonly FixedPageId[] = [
  ...(Object.keys(core) as (keyof typeof core)[]),
  ...under("/help", symptomNames),
  ...under("/services", services),
  ...under("/bundles", bundles),
  ...under("/solutions", solutions),
  ...under("/near-me", nearMe),
  ...cities.flatMap((city) => [`/${city}` as const, ...under(`/${city}`, cityServices)]),
  ...under("/dubai/ac-services", acDistricts),
  ...under("/dubai/handyman-services", handymanDistricts),
  ...cityExtras,
];

export type PageKind =
  | (typeof core)[keyof typeof core]
  | "landing"
  | "symptom"
  | "article"
  | "tag"
  | "author"
  | "case-study"
  | "film"
  | "plain";

const isFixed = new Set<string>(fixedPages);
const open: [RegExp, PageKind][] = [
  [/^\/blog\/[a-z0-9-]+$/, "article"],
  [/^\/blog\/tags\/[a-z0-9-]+$/, "tag"],
  [/^\/authors\/[a-z0-9-]+$/, "author"],
  [/^\/resources\/checklists\/[a-z0-9-]+$/, "resource"],
  [/^\/case-studies\/[a-z0-9-]+$/, "case-study"],
  [/^\/video\/[a-z0-9-]+$/, "film"],
  [/^\/services\/[a-z0-9-]+$/, "landing"],
  [/^\/solutions\/[a-z0-9-]+\/[a-z0-9-]+$/, "landing"],
  [/^\/industries\/[a-z0-9-]+(\/[a-z0-9-]+)?$/, "landing"],
  [/^\/enquiry\/[^/]+(\/(visit|testimonial))?$/, "plain"],
  [/^\/quotation\/[^/]+$/, "plain"],
  [/^\/waiting\/[^/]+$/, "plain"],
  [/^\/project\/[^/]+$/, "plain"],
  [/^\/careers\/[a-z0-9-]+$/, "plain"],
  [/^\/application\/[^/]+$/, "plain"],
  [/^\/report\/[^/]+$/, "plain"],
  [/^\/mailbox\/[^/]+$/, "plain"],
  [/^\/admin\/[a-z0-9/.-]+$/, "plain"],
  [/^\/account\/(calculations|projects|profile|security|data|enquiries\/[0-9a-f-]+)$/, "plain"],
];

const isCore = (id: string): id is keyof typeof core => id in core;

/** The kind of a page, or undefined if the site map has no such page. */
export function kindOf(id: string): PageKind | undefined {
  if (isCore(id)) return core[id];
  if (isFixed.has(id)) return symptomOf(id) ? "symptom" : "landing";
  if (plain.some((each) => each === id)) return "plain";
  return open.find(([pattern]) => pattern.test(id))?.[1];
}

export const isPageId = (id: string): id is PageId => kindOf(id) !== undefined;

export const cityOf = (id: string): City | undefined =>
  cities.find((city) => id === `/${city}` || id.startsWith(`/${city}/`));

const withQuery = ["/quotation", "/plan", "/look-after", "/book"];

/** Tells whether a document depends on its query: a calculator, a plan, a quotation form with a calculation, a symptom at a place, the search. */
export const answersQueries = (id: string): boolean =>
  ["calculator", "climate", "symptom", "search"].includes(kindOf(id) ?? "") || withQuery.includes(id);

/** True if a document does not work without the server. The copy of the site on a static host does not contain it. */
export const needsServer = (id: string): boolean =>
  kindOf(id) === "search" || id === "/calculators/hvac-cooling-load/project";

export const isCalculatorSlug = (slug: string): slug is CalculatorSlug =>
  kindOf(`/calculators/${slug}`) === "calculator";

export const calculatorSlugs = Object.keys(core)
  .map((id) => id.replace("/calculators/", ""))
  .filter(isCalculatorSlug);
