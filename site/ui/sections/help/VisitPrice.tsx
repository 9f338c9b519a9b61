import type { SymptomPrice } from "#site/content/prices.server.ts";
import { useT } from "#site/i18n/t.ts";
import { PriceLine } from "../PriceLine.tsx";

/** The price of the visit by day, and of a visit at night. Without a price at night, the line says that its price is that of the day. */
export function VisitPrice({ price: { visit, night } }: { price: SymptomPrice }) {
  const t = useT();
  return (
    <>
      {visit && <PriceLine price={night ? visit : { ...visit, time: `${visit.time} · ${t("price.day")}` }} />}
      {night && <PriceLine price={night} />}
    </>
  );
}
