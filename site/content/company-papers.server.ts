import { companyScope, sellsService, servesCity } from "@site/ground/company/scope.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { formatDate, translator } from "#site/i18n/t.ts";
import { cardsBelow, cardsOf, company, topmost } from "./content.server.ts";
import { exists } from "./inventory.server.ts";
import { pageAt } from "./page.server.ts";
import type { PaperFile } from "./paper-file.ts";
import { currentDay, hasExpired, proofOf } from "./photos.server.ts";
import type { Company } from "./schemas/company.ts";
import { detailNames } from "./schemas/company-papers.ts";
import { linkedSources } from "./sources.server.ts";
import { shortName, tradeGroups } from "./trades.server.ts";

/** Examples of the company's papers. Those that exist are linked. */
const specimens = [
  "/specimens/visit-report",
  "/specimens/quotation",
  "/specimens/contract",
  "/specimens/submittal",
  "/specimens/register",
];

/** Returns everything that the page of company papers and its PDF show on a day. What is missing or past its date is left out. */
export async function companyPapersPage(
  pathname: string,
  day = currentDay(),
  of: Company = company(),
  scope = companyScope,
) {
  const { id, page, seo, language } = pageAt("company-papers", pathname);
  const isOffered = ({ services }: { services: string[] }) =>
    services.length === 0 || services.some((one) => sellsService(one, scope));
  const values = detailsOf(of, language, day, page.details.until);
  return {
    ...{ page, seo, language, day, sample: of.sample },
    file: fileOf(language),
    details: detailNames.flatMap((name) => (values[name] ? [{ name, text: values[name] }] : [])),
    insurance: insuranceOf(of, language, day),
    trades: tradesIn(language),
    proof: await proofOf(id, language, undefined, day),
    asked: page.asked.rows.filter(({ name }) => !name || of.papers[name] !== "none").map(({ cells }) => cells),
    methods: page.methods.items.filter(isOffered),
    sources: linkedSources(page.sources.filter(isOffered).map(({ text }) => text)),
    specimens: cardsOf(specimens, language),
  };
}
export type CompanyPapers = Awaited<ReturnType<typeof companyPapersPage>>;

/** Returns the addresses of the PDF, which is made anew each day, and of the picture of its first page, which the build makes. */
function fileOf(language: Language): PaperFile | undefined {
  if (!canTypeset || !exists("/company-papers", language)) return undefined;
  return { pdf: `${href("/company-papers", language)}/company-papers.pdf`, picture: papersPicture(language) };
}

const papersPicture = (language: Language) => `/papers/company-papers.${language}.avif`;

/** The pictures of the first page in all languages. */
export const papersPictures = (): string[] => languageCodes.flatMap((language) => fileOf(language)?.picture ?? []);

/** Finds the language of the address of a picture. */
export const languageOfPicture = (pathname: string): Language | undefined =>
  languageCodes.find((language) => papersPicture(language) === pathname);

const comma: Record<Language, string> = { en: ", ", ar: "، " };

const filled = <T>(value: T | "none" | undefined): T | undefined => (value === "none" ? undefined : value);

function detailsOf(
  { name, phone, email, claims, papers }: Company,
  language: Language,
  day: string,
  until: string,
): Partial<Record<(typeof detailNames)[number], string>> {
  const licence = filled(papers.licence);
  return {
    name: name[language],
    legalName: filled(papers.legalName)?.[language],
    licence:
      licence && !hasExpired(licence, day)
        ? [
            licence.number,
            licence.authority[language],
            until.replace("{date}", formatDate(licence.expires, language)),
          ].join(comma[language])
        : undefined,
    vat: filled(papers.vat),
    address: filled(papers.address)?.[language],
    established: String(claims.established),
    phone,
    email,
    areas: cities
      .filter((city) => servesCity(city))
      .map((city) => shortName(`/${city}`, language))
      .join(comma[language]),
  };
}

const insuranceOf = ({ papers }: Company, language: Language, day: string) =>
  (filled(papers.insurance) ?? [])
    .filter((each) => !hasExpired(each, day))
    .map(({ what, insurer, policy, sum, expires }) => ({
      what: what[language],
      insurer: [insurer[language], policy].filter(Boolean).join(" "),
      sum: sum?.[language] ?? "",
      until: formatDate(expires, language),
    }));

/** The services that we offer, each once: in the groups of trades.yaml, then those for which cities have no page. */
function tradesIn(language: Language) {
  const seen = new Set<string>();
  const isNew = (id: string) => !seen.has(id) && seen.add(id);
  const groups = Object.values(tradeGroups()).map(({ name, trades }) => {
    const ids = Object.values(trades).map(({ service }) => service);
    return { name: name[language], cards: cardsOf(ids.filter(isNew), language) };
  });
  const named = groups.flatMap(({ cards }) => cards.map(({ id }) => `${id}/`));
  const cards = topmost(cardsBelow("/services", language)).filter(
    ({ id }) => !named.some((one) => one.startsWith(`${id}/`)),
  );
  return [...groups, { name: translator(language)("nav.groups.others"), cards }]
    .filter(({ cards }) => cards.length > 0)
    .map(({ name, cards }) => ({ name, text: cards.map((card) => card.name).join(comma[language]) }));
}
