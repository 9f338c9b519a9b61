import { amount } from "#site/i18n/figure.ts";
import { useT } from "#site/i18n/t.ts";
import { BookingSteps } from "./BookingSteps.tsx";
import { EmptyNote } from "./EmptyNote.tsx";
import { FunnelSteps } from "./FunnelSteps.tsx";
import { percent } from "./figures.ts";
import { LiveVisitors } from "./LiveVisitors.tsx";
import { RankTable } from "./RankTable.tsx";
import { Timeline } from "./Timeline.tsx";
import { Totals } from "./Totals.tsx";
import type { AnalyticsData, TableName } from "./types.ts";
import { WideTable } from "./WideTable.tsx";

/** The tables that always show all their columns, because their first column alone says little. */
const wide = new Set<TableName>([
  "campaigns",
  "reading",
  "funnel",
  "calculators",
  "films",
  "vitals",
  "variants",
  "cohorts",
  "bookings",
]);

/** True for the table of page versions if no page is on trial. Such an empty table is not shown. */
const isUnused = ({ name, rows }: { name: TableName; rows: unknown[] }) => name === "variants" && rows.length === 0;

/** Shows one view: its key figures, its timeline and its tables. */
export function View({ data, fixed = false }: { data: AnalyticsData; fixed?: boolean }) {
  const t = useT("analytics");
  const { choice, head, timeline, tables, live } = data;
  if (live) return <LiveVisitors live={live} />;
  const nothing = head?.totals.every(({ value, before }) => !value && !before);
  if (nothing) return <EmptyNote />;
  const isWide = ({ name }: { name: TableName }) => choice.alone !== null || wide.has(name);
  const steps = choice.alone === null && tables.find(({ name }) => name === "bookingSteps");
  const ranked = tables.filter((table) => !isWide(table) && table !== steps);
  return (
    <div className="space-y-6">
      {head && choice.view === "overview" && <Totals totals={head.totals} />}
      {head?.steps && choice.view === "funnel" && <FunnelSteps steps={head.steps} />}
      {steps && <BookingSteps table={steps} data={data} fixed={fixed} />}
      {timeline && <Timeline timeline={timeline} fixed={fixed} />}
      {choice.view === "repairs" && <p className="max-w-lg text-sm text-soft">{t("repairs")}</p>}
      {data.answered && <Answered {...data.answered} />}
      {ranked.length > 0 && (
        <div className="gap-6 md:columns-2 [&>*]:mb-6">
          {ranked.map((table) => (
            <RankTable key={table.name} table={table} data={data} fixed={fixed} />
          ))}
        </div>
      )}
      {tables
        .filter((table) => isWide(table) && !isUnused(table))
        .map((table) => (
          <WideTable key={table.name} table={table} data={data} fixed={fixed} />
        ))}
    </div>
  );
}

/** Compares the number of pages that the server sent with the number of page views that the browser script reported. */
function Answered({ answered, views }: NonNullable<AnalyticsData["answered"]>) {
  const t = useT("analytics");
  const said = { answered: amount(answered), views: amount(views), share: percent(views / answered) };
  return <p className="max-w-lg text-sm text-soft">{t("answered", said)}</p>;
}
