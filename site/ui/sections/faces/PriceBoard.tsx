import type { PageId } from "@site/ground/site-map/pages.ts";
import type { PriceTable } from "#site/content/prices.server.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { SampleMark, SampleNote, useExampleAt } from "../../primitives/SampleMark.tsx";
import { groupedDigits } from "../amount.ts";

type Props = {
  tables: PriceTable[];
  /** The other page of prices, and the words that lead there. */
  other: { id: PageId; text: string } | undefined;
};

/** The lowest price of each trade as a large figure, which leads to the trade's table. All of them fit into the first view of a phone. */
export function PriceBoard({ tables, other }: Props) {
  const t = useT();
  const example = useExampleAt();
  const isSample = tables.some(({ sample }) => sample);
  return (
    <>
      <p className="text-sm font-semibold">
        {t("price.board")} {isSample && <SampleMark at={example} />}
      </p>
      {other && (
        <PageLink to={other.id} className="inline-block py-1 text-sm underline">
          {other.text}
        </PageLink>
      )}
      <ul className="mt-2 grid grid-cols-2 gap-x-5 md:grid-cols-3 lg:grid-cols-5">
        {tables.map(({ id, name, rows }) => (
          <li key={id} className="border-t border-line">
            <a href={`#${id}`} className="flex h-full flex-col py-1 md:py-2 hover:text-brand">
              <span className="grow text-sm font-semibold">{name}</span>
              <Least rows={rows} />
            </a>
          </li>
        ))}
      </ul>
      {isSample && <SampleNote className="mt-2 text-sm text-soft" />}
    </>
  );
}

function Least({ rows }: Pick<PriceTable, "rows">) {
  const t = useT();
  const [least] = rows
    .flatMap(({ aed, unit, further }) => (aed === "survey" || !unit || further ? [] : [{ from: aed[0], unit }]))
    .sort((one, other) => one.from - other.from);
  if (!least) return <span className="text-2xl font-semibold text-brand">{t("price.survey")}</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-xs text-soft">
      <b className="text-5xl text-brand">{groupedDigits(least.from)}</b> {t(`price.units.${least.unit}`)}
    </span>
  );
}
