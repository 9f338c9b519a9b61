import { href } from "@site/ground/site-map/links.ts";
import type { PriceLine as Price } from "#site/content/prices.server.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { SampleMark, useExampleAt } from "../primitives/SampleMark.tsx";
import { groupedDigits } from "./amount.ts";

/** Shows the lowest price of a page's service, the time that the work takes, and when the final price is known. */
export function PriceLine({ price }: { price: Price }) {
  const t = useT();
  const { from, unit, sample } = price;
  const example = useExampleAt(href("/pricing", useLanguage()));
  return (
    <p className="text-xs">
      <span className="block text-lg font-semibold">
        {t("price.from", { count: from, amount: groupedDigits(from), unit: t(`price.units.${unit}`) })}{" "}
        {sample && <SampleMark at={example} />}
      </span>
      <PriceTerms price={price} />
    </p>
  );
}

/** The work that has this price, its time, when the final price is known, and the way to all prices. */
export function PriceTerms({ price: { name, time, kind, trade } }: { price: Price }) {
  const t = useT();
  return (
    <>
      {name} · {time} · {t(`price.kinds.${kind}`)} · {t("price.vat")}{" "}
      <PageLink to="/pricing" hash={trade} className="font-semibold underline">
        {t("price.all")}
      </PageLink>
    </>
  );
}
