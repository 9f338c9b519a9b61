import { useT } from "#site/i18n/t.ts";
import { CardHead, type TableProps } from "./CardHead.tsx";
import { Change } from "./Change.tsx";
import { formatFigure, percent } from "./figures.ts";
import { OnlyThis, RowLabel } from "./RowLabel.tsx";
import { faults, units } from "./tables/table.ts";
import type { Row } from "./types.ts";

const shown = 8;

/** A chart in the form of a table. Each row has a bar, a number, a share and the change since the period before. */
export function RankTable({ table, data, fixed }: TableProps) {
  const t = useT("analytics");
  const { rows, name } = table;
  const rest = rows.slice(name === "hours" ? rows.length : shown);
  const first = rows.slice(0, rows.length - rest.length);
  return (
    <section aria-labelledby={`table-${name}`} className="card min-w-0 break-inside-avoid !p-5">
      <CardHead table={table} data={data} fixed={fixed} />
      {rows.length === 0 ? (
        <p className="text-sm text-soft">{t("noRows")}</p>
      ) : (
        <Rows rows={first} table={table} data={data} fixed={fixed} />
      )}
      {rest.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="min-h-6 w-fit font-semibold text-brand">{t("more", { count: rest.length })}</summary>
          <Rows rows={rest} table={table} data={data} fixed={fixed} />
        </details>
      )}
    </section>
  );
}

function Rows({ rows, table, data, fixed }: TableProps & { rows: Row[] }) {
  const t = useT("analytics");
  const column = table.columns[0] ?? "visits";
  const most = Math.max(...table.rows.map(({ cells }) => cells[0] ?? 0), 1);
  const heads = [t("columns.name"), t(`columns.${column}`), ...(table.whole ? [t("columns.share")] : []), t("change")];
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(`tables.${table.name}`)}</caption>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="py-1.5 text-start font-normal">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <RowLabel row={row} />
                {!fixed && <OnlyThis row={row} table={table.name} data={data} />}
              </span>
              <svg
                aria-hidden
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="mirrored mt-1 h-1.5 w-full rounded-lg bg-sand"
              >
                <rect width={((row.cells[0] ?? 0) / most) * 100} height={1} className="fill-brand" />
              </svg>
            </th>
            <td className="w-14 ps-3 text-end align-bottom font-semibold tabular-nums">
              {formatFigure(row.cells[0] ?? null, units[column], t)}
            </td>
            {table.whole !== null && table.whole > 0 && (
              <td className="w-12 ps-2 text-end align-bottom text-soft tabular-nums">
                {percent((row.cells[0] ?? 0) / table.whole)}
              </td>
            )}
            <td className="w-16 ps-2 text-end align-bottom text-xs">
              <Change value={row.cells[0] ?? null} before={row.before} lessIsBetter={faults.includes(table.name)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
