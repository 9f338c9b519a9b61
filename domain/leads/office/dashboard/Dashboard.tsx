import { href } from "@site/ground/site-map/links.ts";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { BarTable } from "./BarTable.tsx";
import { Figures } from "./Figures.tsx";
import { Ranges } from "./Ranges.tsx";
import { TimeBars } from "./TimeBars.tsx";
import type { DashboardData } from "./types.ts";

export function Dashboard({ found }: { found: DashboardData }) {
  const t = useT("colleagues");
  const language = useLanguage();
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="me-auto text-2xl">{t("dashboard.title")}</h1>
        <Link to={href("/admin/reports", language)} className="py-1 text-sm text-brand underline">
          {t("reports.title")}
        </Link>
        <Link to={href("/admin/record", language)} className="py-1 text-sm text-brand underline">
          {t("record")}
        </Link>
        <Ranges current={found.range} />
      </div>
      {(found.total > 0 || found.wonInTime.n > 0 || found.wonInTime.fils > 0) && <Figures found={found} />}
      {found.total === 0 ? <Empty /> : <Charts found={found} />}
    </div>
  );
}

function Empty() {
  const t = useT("colleagues");
  return (
    <div className="card py-16 text-center">
      <p className="text-lg font-semibold">{t("dashboard.empty.title")}</p>
      <p className="mt-2 text-soft">{t("dashboard.empty.text")}</p>
    </div>
  );
}

function Charts({ found }: { found: DashboardData }) {
  const t = useT("colleagues");
  const lead = useT("lead");
  const steps = (["came", "contacted", "quoted", "won"] as const).map((status) => ({
    key: status,
    label: status === "came" ? t("dashboard.received") : lead(`statuses.${status}`),
    n: found.conversion[status],
  }));
  return (
    <>
      <TimeBars bars={found.byTime} unit={found.range > 90 ? "month" : "day"} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <BarTable name="funnel" bars={steps} whole={found.total} />
        <BarTable name="source" bars={found.bySource} whole={found.total} />
        <BarTable name="service" bars={found.byService} whole={found.total} />
        <BarTable name="place" bars={found.byPlace} whole={found.total} />
      </div>
    </>
  );
}
