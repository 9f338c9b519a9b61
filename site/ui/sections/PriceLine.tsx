import { href } from "@site/ground/site-map/links.ts";
import type { PriceLine as Price } from "#site/content/prices.server.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { SampleMark, useExampleAt } from "../primitives/SampleMark.tsx";
import { groupedDigits } from "./amount.ts";

/** Shows the lowest price of a page's service, and how long the work takes. It stands beside the button. */
export function PriceLine({ price: { name, from, unit, time, trade, sample } }: { price: Price }) {
  const t = useT();
  const example = useExampleAt(href("/pricing", useLanguage()));
  return (
    <p className="mt-4 text-sm">
      {t("price.from", { name, count: from, amount: groupedDigits(from), unit: t(`price.units.${unit}`) })} · {time}{" "}
      {sample && <SampleMark at={example} />}{" "}
      <PageLink to="/pricing" hash={trade} className="inline-block py-1 font-semibold underline">
        {t("price.all")}
      </PageLink>
    </p>
  );
}
