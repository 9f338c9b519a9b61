import { amount, duration, share } from "#site/i18n/figure.ts";
import { useT } from "#site/i18n/t.ts";
import type { DashboardData } from "./types.ts";

export function Figures({ found }: { found: DashboardData }) {
  const t = useT("colleagues");
  const { total, response, conversion, wonInTime, quotedFils } = found;
  const time = (ms: number | null) => (ms === null ? "–" : t(...duration(ms)));
  const figures = [
    { name: "total", value: amount(total), beside: t("dashboard.overdue", { count: response.overdue }) },
    {
      name: "median",
      value: time(response.medianMs),
      beside: t("dashboard.p90", { time: time(response.p90Ms) }),
    },
    {
      name: "kept",
      value: response.withinDue === null ? "–" : share(response.withinDue),
      beside: t("dashboard.waiting", { count: response.waiting }),
    },
    {
      name: "conversion",
      value: total === 0 ? "–" : share(conversion.won / total),
      beside: t("dashboard.wonOf", { won: amount(conversion.won), total: amount(total) }),
    },
    {
      name: "value",
      value: t("dashboard.aed", { amount: amount(Math.round(wonInTime.fils / 100)) }),
      beside: t("dashboard.wonAndQuoted", {
        won: t("dashboard.jobs", { count: wonInTime.n }),
        quoted: t("dashboard.quoted", { amount: amount(Math.round(quotedFils / 100)) }),
      }),
    },
  ] as const;
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
        {figures.map(({ name, value, beside }) => (
          <div key={name} className="card flex flex-col !p-4 last:max-lg:col-span-2">
            <dt className="text-sm text-soft">{t(`dashboard.figures.${name}`)}</dt>
            <dd className="my-1 text-xl font-semibold">{value}</dd>
            <dd className="mt-auto text-xs text-soft">{beside}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-soft">{t("dashboard.wonHint")}</p>
    </div>
  );
}
