import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { translator } from "#site/i18n/t.ts";
import { lastDay } from "./price-age.ts";
import { prices } from "./price-rows.server.ts";
import { currentPrices, priceRowOf } from "./prices.server.ts";
import type { PricePage, Prices } from "./schemas/prices.ts";

type Row = ReturnType<typeof currentPrices>[number];

/** A price of the list for search engines. It holds as long as the site shows it. */
const nodeOf = ({ name, from, to, unit, checked }: Row, language: Language) => ({
  "@type": "Offer",
  name: name[language],
  priceValidUntil: lastDay(checked),
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    priceCurrency: "AED",
    minPrice: from,
    maxPrice: to,
    unitText: translator(language)(`price.units.${unit}`),
    valueAddedTaxIncluded: true,
  },
});

/** The price beside the button of a page. A sample is no offer. */
export function priceNode(id: string, language: Language, list: Pick<Prices, "sample"> = prices()) {
  const row = list.sample ? undefined : priceRowOf(id);
  return row && nodeOf(row, language);
}

/** The prices in the tables of a page. It is undefined as long as the prices are samples. */
export function priceListNode(
  id: PricePage,
  origin: string,
  language: Language,
  list: Pick<Prices, "sample"> = prices(),
) {
  if (list.sample) return undefined;
  const rows = currentPrices().filter(({ page }) => page === id);
  return {
    "@type": "OfferCatalog",
    url: origin + href(id, language),
    itemListElement: rows.map((row) => nodeOf(row, language)),
  };
}
