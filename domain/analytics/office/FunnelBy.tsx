import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { searchWith } from "./choice.ts";
import { funnelDims } from "./tables/table.ts";
import type { AnalyticsData } from "./types.ts";

/** Lets a colleague choose the dimension by which the funnel is split. */
export function FunnelBy({ data: { choice, query } }: { data: AnalyticsData }) {
  const t = useT("analytics");
  return (
    <nav aria-label={t("splitBy")} className="mb-3 flex flex-wrap gap-2">
      {funnelDims.map((by) => (
        <Link
          key={by}
          to={searchWith(new URLSearchParams(query), { by })}
          preventScrollReset
          aria-current={by === choice.by ? "page" : undefined}
          className="flex min-h-10 items-center rounded-lg border border-line px-3 text-sm text-soft smooth hover:text-ink aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand"
        >
          {t(`dims.${by}`)}
        </Link>
      ))}
    </nav>
  );
}
