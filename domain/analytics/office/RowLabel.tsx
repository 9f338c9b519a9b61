import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { searchWith } from "./choice.ts";
import { type FilterDim, filterDims } from "./filter.ts";
import type { AnalyticsData, Row, TableName } from "./types.ts";

/**
 * Shows the label of a row. Paths and host names are written from left to right, also on Arabic pages. A path of our own site is a link.
 */
export function RowLabel({ row: { label, ltr, href, line } }: { row: Row }) {
  const text = <bdi dir={ltr ? "ltr" : undefined}>{label || "–"}</bdi>;
  return (
    <span className="block min-w-0 wrap-anywhere">
      {href ? (
        <a href={href} className="underline-offset-4 hover:underline">
          {text}
        </a>
      ) : (
        text
      )}
      {line && <Mend line={line} />}
    </span>
  );
}

function Mend({ line }: { line: string }) {
  const t = useT("analytics");
  return (
    <details className="text-xs text-soft">
      <summary className="min-h-6 w-fit text-brand">{t("redirect.make")}</summary>
      {t("redirect.how")}
      <code dir="ltr" className="my-1 block wrap-anywhere text-ink">
        {line}
      </code>
    </details>
  );
}

const dims: Partial<Record<TableName, FilterDim>> = {
  ...({ channels: "channel", sources: "source", referrers: "referrer", campaigns: "campaign" } as const),
  ...({ entries: "entry", exits: "exit", places: "place", languages: "language" } as const),
  ...({ devices: "device", browsers: "browser", systems: "os", countries: "in_uae" } as const),
};

/** A link that filters the dashboard by this row, so that it shows only the visits of this row. */
export function OnlyThis({ row: { key, label }, table, data }: { row: Row; table: TableName; data: AnalyticsData }) {
  const t = useT("analytics");
  const { by, filter } = data.choice;
  const dim = table === "funnel" ? filterDims.find((one) => one === by) : dims[table];
  if (!dim || key === "" || filter[dim] === key) return null;
  const search = searchWith(new URLSearchParams(data.query), { [dim]: key, table: undefined });
  return (
    <Link
      to={search}
      aria-label={t("filter.onlyOf", { about: `${t(`filter.dims.${dim}`)}: ${label}` })}
      className="-my-1 flex min-h-6 shrink-0 items-center text-xs text-brand underline-offset-4 hover:underline print:hidden"
    >
      {t("filter.only")}
    </Link>
  );
}
