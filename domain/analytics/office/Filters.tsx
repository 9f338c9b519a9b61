import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { searchWith } from "./choice.ts";
import type { AnalyticsData } from "./types.ts";

/** Lists the active filters, each with a link that removes it. */
export function Filters({ data: { query, only, knowsLeads, tables } }: { data: AnalyticsData }) {
  const t = useT("analytics");
  if (only.length === 0) return null;
  return (
    <div className="space-y-2 text-sm">
      <ul aria-label={t("filter.title")} className="flex flex-wrap items-center gap-2">
        <li aria-hidden className="text-soft">
          {t("filter.title")}
        </li>
        {only.map(({ dim, label, ltr }) => {
          const about = `${t(`filter.dims.${dim}`)}: ${label}`;
          return (
            <li key={dim}>
              <Link
                to={searchWith(new URLSearchParams(query), { [dim]: undefined })}
                aria-label={t("filter.removeOf", { about })}
                className="flex min-h-10 items-center gap-2 rounded-lg bg-brand-tint px-3 font-semibold text-brand wrap-anywhere"
              >
                <span>
                  {t(`filter.dims.${dim}`)}: <bdi dir={ltr ? "ltr" : undefined}>{label}</bdi>
                </span>
                <span aria-hidden>×</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="max-w-lg text-xs text-soft">
        {t(tables.length === 0 ? "filter.notHere" : knowsLeads ? "filter.hint" : "filter.visitsOnly")}
      </p>
    </div>
  );
}
