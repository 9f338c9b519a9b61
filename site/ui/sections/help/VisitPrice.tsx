import type { SymptomPrice } from "#site/content/prices.server.ts";
import { PriceLine } from "../PriceLine.tsx";

/** The price of the visit by day, and of a visit at night. */
export const VisitPrice = ({ price: { visit, night } }: { price: SymptomPrice }) => (
  <>
    {visit && <PriceLine price={visit} />}
    {night && <PriceLine price={night} />}
  </>
);
