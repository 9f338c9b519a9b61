import { href } from "@site/ground/site-map/links.ts";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { searchWith } from "./choice.ts";
import type { AnalyticsData } from "./types.ts";

export interface TableProps {
  table: AnalyticsData["tables"][number];
  data: AnalyticsData;
  /** True on the page behind a shared link. A reader without an account cannot open other views, so the table then has no links. */
  fixed: boolean;
}

const link = "flex min-h-8 items-center text-xs font-semibold text-brand underline-offset-4 hover:underline";

/** Shows the name of a table, with a link to the page that shows all of its rows. */
export function CardHead({ table: { name }, data: { query, choice }, fixed }: TableProps) {
  const t = useT("analytics");
  const language = useLanguage();
  const about = t(`tables.${name}`);
  const search = searchWith(new URLSearchParams(query), { table: name });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4">
      <h2 id={`table-${name}`} className="me-auto text-base">
        {about}
      </h2>
      {!fixed && (
        <>
          {choice.alone !== name && (
            <Link to={search} className={link} aria-label={t("detailsOf", { about })}>
              {t("details")}
            </Link>
          )}
          <a href={href("/admin/analytics.csv", language) + search} className={link} aria-label={t("csvOf", { about })}>
            CSV
          </a>
        </>
      )}
    </div>
  );
}
