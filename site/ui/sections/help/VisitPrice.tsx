import { href } from "@site/ground/site-map/links.ts";
import type { PriceLine, SymptomPrice } from "#site/content/prices.server.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { MarkedText } from "../../primitives/MarkedText.tsx";
import { PageLink } from "../../primitives/PageLink.tsx";
import { SampleMark, useExampleAt } from "../../primitives/SampleMark.tsx";
import { groupedDigits } from "../amount.ts";

/** The price of the visit by day, and of a visit at night, as figures beside each other. */
export function VisitPrice({ price: { visit, night } }: { price: SymptomPrice }) {
  const t = useT();
  const example = useExampleAt(href("/pricing", useLanguage()));
  const [any] = [visit, night].filter((price) => price !== undefined);
  if (!any) return null;
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-5">
        {visit && <Figure price={visit} note={night ? undefined : t("price.day")} />}
        {night && <Figure price={night} />}
      </div>
      <p className="mt-1 text-xs">
        {t(`price.kinds.${any.kind}`)} · {t("price.vat")} {any.sample && <SampleMark at={example} />}{" "}
        <PageLink to="/pricing" hash={any.trade} className="inline-block py-1 font-semibold underline">
          {t("price.all")}
        </PageLink>
      </p>
    </div>
  );
}

function Figure({ price: { name, from, unit, time }, note }: { price: PriceLine; note?: string }) {
  const t = useT();
  const words = t("price.from", { count: from, amount: groupedDigits(from), unit: t(`price.units.${unit}`) });
  return (
    <p className="text-xs">
      <span className="block font-semibold">
        <MarkedText pieces={words.split(/([\d,]+)/)} mark={(amount) => <b className="text-4xl">{amount}</b>} />
      </span>
      {name} · {time} {note && `· ${note}`}
    </p>
  );
}
