import type { PriceTable } from "#site/content/prices.server.ts";
import { formatDate, useLanguage, useT } from "#site/i18n/t.ts";
import { HeadingFold } from "../primitives/HeadingFold.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { Table } from "../primitives/Table.tsx";
import { groupedDigits } from "./amount.ts";

/** A table for each trade, with an anchor. On a phone only the first is open; the lowest prices of all trades stand at the top of the page. */
export const PriceTables = ({ tables }: { tables: PriceTable[] }) =>
  tables.map((table, index) => <Trade key={table.id} table={table} open={index === 0} />);

function Trade({ table, open }: { table: PriceTable; open: boolean }) {
  const { id, name, checked, service, bundle, rows } = table;
  const t = useT();
  const language = useLanguage();
  const heading = (
    <h2 id={id} className="text-lg md:mb-4 md:text-2xl">
      {name}
    </h2>
  );
  return (
    <HeadingFold heading={heading} open={open} className="price-table border-t border-line md:pt-8 md:pb-4">
      <Table
        caption={name}
        columns={[t("price.columns.job"), t("price.columns.price")]}
        rows={rows.map((row) => ({
          name: row.name,
          more: <Conditions row={row} />,
          cells: [<Price key="price" row={row} />],
        }))}
      />
      <p className="mt-3 mb-6 text-sm text-soft">
        {t("price.checked", { date: formatDate(checked, language) })}{" "}
        <PageLink to={service.id} className="inline-block py-1 font-semibold underline">
          {t("price.service", { name: service.name })}
        </PageLink>
        {bundle && (
          <a href={bundle.quotation} className="block py-1 font-semibold underline">
            {t("price.bundle", { name: bundle.name })}
          </a>
        )}
      </p>
    </HeadingFold>
  );
}

/** Shows how long the work takes. A click opens the reasons for another price, and what the price does not include. */
function Conditions({ row: { aed, kind, time, moves, without } }: { row: PriceTable["rows"][number] }) {
  const t = useT();
  return (
    <details className="text-xs font-normal text-soft">
      <summary className="py-1">
        {time} {aed !== "survey" && `· ${t(`price.kinds.${kind}`)} `}
        <span className="inline-block underline">{t("price.conditions")}</span>
      </summary>
      <p>{t("price.moves", { text: moves })}</p>
      <p>{t("price.without", { text: without })}</p>
    </details>
  );
}

function Price({ row: { aed, unit } }: { row: PriceTable["rows"][number] }) {
  const t = useT();
  if (aed === "survey" || !unit) return t("price.survey");
  return (
    <>
      <bdi dir="ltr" className="text-xl font-semibold whitespace-nowrap">
        {aed.map(groupedDigits).join("–")}
      </bdi>
      <span className="block text-xs text-soft">{t(`price.units.${unit}`)}</span>
    </>
  );
}
