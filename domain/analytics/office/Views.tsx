import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { searchWith, views } from "./choice.ts";
import type { AnalyticsData } from "./types.ts";

const look =
  "flex min-h-10 items-center px-3 text-sm font-semibold text-soft smooth hover:text-ink aria-[current=page]:text-brand " +
  "max-md:rounded-lg max-md:aria-[current=page]:bg-brand-tint " +
  "md:min-h-11 md:border-b-2 md:border-transparent md:aria-[current=page]:border-brand";

/** The links to the views of the dashboard. Each link keeps the chosen days. */
export function Views({ data: { choice, query } }: { data: AnalyticsData }) {
  const t = useT("analytics");
  return (
    <nav aria-label={t("views.label")} className="md:border-b md:border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {views.map((view) => (
          <li key={view}>
            <Link
              to={searchWith(new URLSearchParams(query), { view, table: undefined })}
              aria-current={view === choice.view && !choice.alone ? "page" : undefined}
              className={look}
            >
              {t(`views.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
