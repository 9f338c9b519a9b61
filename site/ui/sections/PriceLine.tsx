import { href } from "@site/ground/site-map/links.ts";
import type { PriceLine as Price } from "#site/content/prices.server.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { SampleMark, useExampleAt } from "../primitives/SampleMark.tsx";
import { groupedDigits } from "./amount.ts";

/** The lowest price of a page's service. */
export function PriceLine({ price: { from, unit, page, sample } }: { price: Price }) {
  const t = useT();
  const example = useExampleAt(href(page, useLanguage()));
  return (
    <p className="text-lg font-semibold">
      {t("price.from", { count: from, amount: groupedDigits(from), unit: t(`price.units.${unit}`) })}{" "}
      <span className="text-xs font-normal">{t("price.vat")}</span> {sample && <SampleMark at={example} />}
    </p>
  );
}

/** The work that has this price, which leads to all prices, and when the final price is known. */
export function PriceTerms({ price: { name, kind, trade, page }, note }: { price: Price; note?: string }) {
  const t = useT();
  return (
    <p className="text-[0.875rem]">
      <PageLink to={page} hash={trade} className="underline">
        {name}
      </PageLink>{" "}
      · {t(`price.kinds.${kind}`)}
      {note && ` · ${note}`}
    </p>
  );
}
