import { href } from "@site/ground/site-map/links.ts";
import type { PriceLine, SymptomPrice } from "#site/content/prices.server.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { MarkedText } from "../../primitives/MarkedText.tsx";
import { SampleMark, useExampleAt } from "../../primitives/SampleMark.tsx";
import { groupedDigits } from "../amount.ts";
import { PriceTerms } from "../PriceLine.tsx";

/** The price of the visit by day, and of a visit at night, as figures beside each other. Without a price at night, the line says that its price is that of the day. */
export function VisitPrice({ price: { visit, night } }: { price: SymptomPrice }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-5" data-actions>
      {visit && <Figure price={visit} note={night ? undefined : t("price.day")} />}
      {night && <Figure price={night} />}
    </div>
  );
}

function Figure({ price, note }: { price: PriceLine; note?: string }) {
  const t = useT();
  const { from, unit, page, sample } = price;
  const example = useExampleAt(href(page, useLanguage()));
  const words = t("price.from", { count: from, amount: groupedDigits(from), unit: t(`price.units.${unit}`) });
  return (
    <div>
      <p className="text-xs font-semibold">
        <MarkedText pieces={words.split(/([\d,]+)/)} mark={(amount) => <b className="text-4xl">{amount}</b>} />{" "}
        {sample && <SampleMark at={example} />}
      </p>
      <PriceTerms price={price} note={note} />
    </div>
  );
}
