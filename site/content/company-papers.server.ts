import { sellsService, servesCity } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { formatDate } from "#site/i18n/t.ts";
import { cardsOf, company } from "./content.server.ts";
import { pageAt } from "./page.server.ts";
import { currentDay, hasExpired, proofOf } from "./photos.server.ts";
import type { Company } from "./schemas/company.ts";
import { detailNames } from "./schemas/company-papers.ts";
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
export async function companyPapersPage(pathname: string, day = currentDay(), of: Company = company()) {
  const { id, page, seo, language } = pageAt("company-papers", pathname);
  const values = detailsOf(of, language, day, page.details.until);
  return {
    ...{ page, seo, language, day, sample: of.sample },
    file: `${href(id, language)}/company-papers.pdf`,
    details: detailNames.flatMap((name) => (values[name] ? [{ name, text: values[name] }] : [])),
    insurance: insuranceOf(of, language, day),
    trades: tradesIn(language),
    proof: await proofOf(id, language, undefined, day),
    methods: page.methods.items.filter(
      ({ services }) => services.length === 0 || services.some((one) => sellsService(one)),
    ),
    specimens: cardsOf(specimens, language),
  };
}
export type CompanyPapers = Awaited<ReturnType<typeof companyPapersPage>>;

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

/** The services that we offer, in the groups of trades.yaml, each once. */
function tradesIn(language: Language) {
  const seen = new Set<string>();
  const isNew = (id: string) => !seen.has(id) && seen.add(id);
  return Object.values(tradeGroups()).flatMap(({ name, trades }) => {
    const ids = Object.values(trades).map(({ service }) => service);
    const services = cardsOf(ids.filter(isNew), language).map((card) => card.name);
    return services.length > 0 ? [{ name: name[language], text: services.join(comma[language]) }] : [];
  });
}
