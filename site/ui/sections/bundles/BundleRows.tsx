import type { ShownBundle } from "#site/content/bundles.server.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { SampleMark } from "../../primitives/SampleMark.tsx";
import { groupedDigits } from "../amount.ts";
import { YearStrip } from "./YearStrip.tsx";

/** The bundles one below the other, each with its year on the same line from January to December, so that they compare at a glance. */
export const BundleRows = ({ bundles }: { bundles: ShownBundle[] }) => (
  <ul data-cards>
    {bundles.map((bundle) => (
      <Bundle key={bundle.id} bundle={bundle} />
    ))}
  </ul>
);

function Bundle({ bundle: { id, name, summary, picture, year, lines, price } }: { bundle: ShownBundle }) {
  const t = useT();
  return (
    <li className="group relative grid grid-cols-[5rem_1fr] items-center gap-x-4 border-t border-line py-3 md:grid-cols-[8rem_1.4fr_1fr] md:gap-x-8">
      {picture ? <Picture picture={picture} sizes="(min-width: 48rem) 128px, 80px" className="h-auto w-full" /> : <i />}
      <div>
        <h3 className="text-lg">
          <PageLink to={id} className="covering group-hover:underline">
            {name}
          </PageLink>
        </h3>
        <p className="text-sm text-soft max-md:hidden">{summary}</p>
        <p className="text-sm text-soft md:hidden">{lines?.audience}</p>
      </div>
      <div className="grid gap-1 max-md:col-span-2 max-md:mt-2">
        {price && (
          <p className="text-xl font-semibold text-brand">
            {t("price.from", {
              count: price.from,
              amount: groupedDigits(price.from),
              unit: t(`price.units.${price.unit}`),
            })}{" "}
            {price.sample && <SampleMark />}
          </p>
        )}
        {year && <YearStrip parts={year.parts} />}
        <p className="text-sm">
          {lines?.visits} {year?.sample && <SampleMark />}
        </p>
      </div>
    </li>
  );
}
