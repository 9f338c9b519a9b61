import { companyScope, type Scope, sellsService, servesCity, tradeNames } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { cardsBelow, holidays, readHead, topmost } from "#site/content/content.server.ts";
import { currentRows, prices } from "#site/content/price-rows.server.ts";
import type { Company } from "#site/content/schemas/company.ts";
import { shortName } from "#site/content/trades.server.ts";
import { dayNames, partsOf } from "#site/content/week.ts";
import { formatDate, translator } from "#site/i18n/t.ts";
import { categories } from "./categories.ts";
import { headings } from "./headings.ts";

type Of = { company: Company; origin: string; day: string; scope?: Scope };

/** Returns what the form of a business profile asks for, in the order of the form and in one language. */
export function profileText(language: Language, { company, origin, day, scope = companyScope }: Of): string {
  const says = headings[language];
  const link = (page: "/" | "/quotation" | "/pricing") => `${origin}${href(page, language)}?${campaign}`;
  const parts: [heading: string, lines: string[]][] = [
    [says.name, [company.name[language]]],
    [says.categories, categoriesOf(scope)],
    [says.description, [readHead("/about", language)?.seo.description ?? ""]],
    [says.contact, [company.phone, company.whatsapp, company.email].concat(company.office?.street[language] ?? [])],
    [
      says.area,
      [
        cities
          .filter((city) => servesCity(city, scope))
          .map((city) => shortName(`/${city}`, language))
          .join(comma[language]),
      ],
    ],
    [
      says.links,
      [`${says.site}: ${link("/")}`, `${says.quotation}: ${link("/quotation")}`, `${says.prices}: ${link("/pricing")}`],
    ],
    [says.hours, hoursOf(company.hours, language)],
    [
      says.otherHours,
      company.datedHours.flatMap((each) => [
        `${each.name[language]}: ${span(each, language)}`,
        ...hoursOf(each.hours, language),
      ]),
    ],
    [says.holidays, holidaysFrom(day, language)],
    [says.services, topmost(cardsBelow("/services", language)).map(({ name, summary }) => `${name}: ${summary}`)],
    [says.products, pricesOn(day, language, scope)],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [`# ${heading}`, ...lines].join("\n"))
    .join("\n\n");
}

/** Visits from the profile are counted under these words. */
const campaign = "utm_source=google&utm_medium=organic&utm_campaign=profile";
const comma: Record<Language, string> = { en: ", ", ar: "، " };

/** A profile takes one main category and nine others. */
const categoriesOf = (scope: Scope) =>
  [...new Set(tradeNames.filter((trade) => sellsService(trade, scope)).map((trade) => categories[trade]))].slice(0, 10);

function hoursOf(hours: Company["hours"], language: Language): string[] {
  const t = translator(language);
  return dayNames.map((day) => {
    const times = hours[day] ? partsOf(hours[day]).map((part) => part.join("–")) : [headings[language].closed];
    return `${t(`days.${day}`)}: ${times.join(comma[language])}`;
  });
}

const span = ({ from, to }: { from: string; to: string }, language: Language) =>
  [...new Set([from, to])].map((day) => formatDate(day, language)).join(" – ");

/** The holidays that are still to come. The profile shows them as closed, so a forecast is marked. */
const holidaysFrom = (day: string, language: Language) =>
  holidays()
    .filter(({ to }) => to >= day)
    .map(({ name, from, to, confirmed }) => {
      const line = `${name[language]}: ${span({ from, to }, language)}`;
      return confirmed ? line : `${line} (${headings[language].forecast})`;
    });

/** Invented prices do not belong into a profile. */
function pricesOn(day: string, language: Language, scope: Scope): string[] {
  if (prices().sample) return [headings[language].samplePrices];
  const t = translator(language);
  return currentRows(day, scope).map(
    ({ name, from, to, unit }) => `${name[language]}: AED ${from}–${to} ${t(`price.units.${unit}`)}`,
  );
}
