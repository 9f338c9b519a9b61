import type { PlaceService } from "#site/content/place-service.server.ts";
import type { JobPrice } from "#site/content/prices.server.ts";
import type { PricePage } from "#site/content/schemas/prices.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { SampleMark } from "../../primitives/SampleMark.tsx";
import { groupedDigits } from "../amount.ts";

/** The usual jobs of a trade, each with its price, as lines that a visitor reads at a glance. */
export const PlaceJobs = ({ service: { jobs, pricedAt, sample } }: { service: PlaceService }) => (
  <div className="text-sm lg:col-span-2">
    <ul className="grid gap-x-8 lg:grid-cols-2">
      {jobs.map(({ name, price }) => (
        <li key={name} className="border-t border-line py-1">
          {name} <Price of={price} />
        </li>
      ))}
    </ul>
    {pricedAt && <Terms page={pricedAt} sample={sample} />}
  </div>
);

function Price({ of }: { of: JobPrice | undefined }) {
  const t = useT();
  if (!of) return null;
  const words = of === "survey" ? t("place.survey") : rangeIn(t, of);
  return <b className="whitespace-nowrap">{words}</b>;
}

const rangeIn = (t: ReturnType<typeof useT>, { from, to, unit }: Exclude<JobPrice, string>) =>
  [
    t("price.range", { count: to, from: groupedDigits(from), amount: groupedDigits(to) }),
    ...(unit ? [t(`price.units.${unit}`)] : []),
  ].join(" ");

/** The tax of the prices, and whether they are examples, where no price beside the button says so. */
function Terms({ page, sample }: Pick<PlaceService, "sample"> & { page: PricePage }) {
  const t = useT();
  return (
    <p className="mt-2 text-xs">
      {t("price.vat")} {sample && <SampleMark />}{" "}
      <PageLink to={page} className="font-semibold underline">
        {t("price.all")}
      </PageLink>
    </p>
  );
}
