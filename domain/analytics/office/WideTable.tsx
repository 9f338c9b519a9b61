import { useT } from "#site/i18n/t.ts";
import { TableFrame } from "#site/ui/primitives/Table.tsx";
import { CardHead, type TableProps } from "./CardHead.tsx";
import { Change } from "./Change.tsx";
import { Costs } from "./Costs.tsx";
import { FunnelBy } from "./FunnelBy.tsx";
import { formatFigure } from "./figures.ts";
import { OnlyThis, RowLabel } from "./RowLabel.tsx";
import { countOf, faults, isCount, units } from "./tables/table.ts";
import type { AnalyticsData, Unit } from "./types.ts";

export function WideTable({ table, data, fixed }: TableProps) {
  const t = useT("analytics");
  const { name, columns, rows, all } = table;
  const about = t(`tables.${name}`);
  const compared = rows.some(({ before }) => before !== null);
  return (
    <div className="card min-w-0 !p-5">
      <CardHead table={table} data={data} fixed={fixed} />
      {name === "funnel" && !fixed && <FunnelBy data={data} />}
      {rows.length === 0 ? (
        <p className="text-sm text-soft">{t("noRows")}</p>
      ) : (
        <TableFrame
          caption={about}
          columns={[
            t("columns.name"),
            ...columns.filter((column) => !isCount(column)).map((column) => t(`columns.${column}`)),
            ...(compared ? [t("change")] : []),
          ]}
        >
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className="min-w-36 font-normal">
                  <RowLabel row={row} />
                  {!fixed && <OnlyThis row={row} table={name} data={data} />}
                  {row.note && <p className="mt-1 max-w-prose text-xs text-soft">{row.note}</p>}
                </th>
                {columns.map((column, at) => {
                  const value = row.cells[at] ?? null;
                  const count = countOf[column];
                  if (isCount(column)) return null;
                  return (
                    <td key={column} className="tabular-nums">
                      <Cell value={value} unit={units[column]} thresholds={data.thresholds} />
                      {count && (
                        <span className="block text-xs text-soft">
                          {t("viewsMeasured", { n: row.cells[columns.indexOf(count)] ?? 0 })}
                        </span>
                      )}
                      {name === "reading" && units[column] === "share" && <Milestone share={value} />}
                    </td>
                  );
                })}
                {compared && (
                  <td>
                    <Change value={row.cells[0] ?? null} before={row.before} lessIsBetter={faults.includes(name)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
      {all > rows.length && <p className="mt-2 text-xs text-soft">{t("onlyFirst", { n: rows.length, all })}</p>}
      {name === "funnel" && <p className="mt-2 text-xs text-soft">{t("fewLeads")}</p>}
      {name === "cohorts" && <p className="mt-2 text-xs text-soft">{t("cohortsHint")}</p>}
      {name === "bookings" && columns.includes("booked") && (
        <p className="mt-2 text-xs text-soft">{t("booking.pagesHint")}</p>
      )}
      {name === "variants" && <p className="mt-2 text-xs text-soft">{t("variants.hint")}</p>}
      {name === "vitals" && <p className="mt-2 text-xs text-soft">{t("vitalsHint")}</p>}
      {name === "campaigns" && !fixed && <Costs rows={rows} to={data.choice.dates.to} />}
    </div>
  );
}

/** A bar for the share of readers who read at least to this point of the page. */
const Milestone = ({ share }: { share: number | null }) => (
  <svg
    aria-hidden
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    className="mirrored mt-1 h-1.5 w-full min-w-12 rounded-lg bg-sand"
  >
    <rect width={(share ?? 0) * 100} height={1} className="fill-brand" />
  </svg>
);

type CellProps = { value: number | null; unit: Unit; thresholds: AnalyticsData["thresholds"] };

function Cell({ value, unit, thresholds }: CellProps) {
  const t = useT("analytics");
  const text = formatFigure(value, unit, t);
  if (value === null || (unit !== "LCP" && unit !== "INP" && unit !== "CLS")) return <bdi dir="ltr">{text}</bdi>;
  const [good, poor] = thresholds[unit];
  const verdict = value <= good ? "good" : value <= poor ? "middling" : "poor";
  return (
    <>
      <bdi className="whitespace-nowrap font-semibold">{text}</bdi>
      <span className={`block text-xs ${verdict === "poor" ? "font-semibold text-danger" : "text-soft"}`}>
        {t(`verdicts.${verdict}`)}
      </span>
    </>
  );
}
