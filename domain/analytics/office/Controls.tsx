import { Link } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { comparisons, ranges, searchWith } from "./choice.ts";
import { OwnDates } from "./OwnDates.tsx";
import type { AnalyticsData } from "./types.ts";

/** Lets a colleague choose the days that are shown, and the days with which they are compared. */
export function Controls({ data }: { data: AnalyticsData }) {
  const t = useT("analytics");
  const { choice, said } = data;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="me-auto text-2xl">{t("title")}</h1>
        {choice.view !== "live" && <Ranges data={data} />}
      </div>
      {choice.view !== "live" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
          <p className="me-auto">
            <span className="font-semibold text-ink">{said.period}</span>
            {said.before && ` ${t("beside", { before: said.before })}`}
          </p>
          <Comparisons data={data} />
          <OwnDates data={data} />
        </div>
      )}
      {choice.problem && (
        <p role="alert" className="card !p-4 text-sm font-semibold">
          {t(`problems.${choice.problem}`)}
        </p>
      )}
    </div>
  );
}

const range =
  "flex min-h-10 items-center rounded-lg px-3 text-sm font-semibold text-soft smooth max-sm:px-2 max-sm:text-xs hover:text-ink " +
  "aria-[current=page]:bg-brand-tint aria-[current=page]:text-brand";

function Ranges({ data: { choice, query } }: { data: AnalyticsData }) {
  const t = useT("analytics");
  const search = (name: string) =>
    searchWith(new URLSearchParams(query), { range: name, from: undefined, to: undefined });
  return (
    <nav aria-label={t("range")} className="flex flex-wrap rounded-xl border border-line bg-raised p-1">
      {ranges
        .filter((name) => name !== "own")
        .map((name) => (
          <Link
            key={name}
            to={search(name)}
            preventScrollReset
            aria-current={name === choice.range ? "page" : undefined}
            className={range}
          >
            {t(`ranges.${name}`)}
          </Link>
        ))}
    </nav>
  );
}

function Comparisons({ data: { choice, query } }: { data: AnalyticsData }) {
  const t = useT("analytics");
  const search = (compare: string) =>
    searchWith(new URLSearchParams(query), { compare, cfrom: undefined, cto: undefined });
  return (
    <nav aria-label={t("compare")} className="flex flex-wrap gap-x-4">
      {comparisons
        .filter((name) => name !== "own")
        .map((name) => (
          <Link
            key={name}
            to={search(name)}
            preventScrollReset
            aria-current={name === choice.compare ? "page" : undefined}
            className="flex min-h-8 items-center underline-offset-4 smooth hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-brand"
          >
            {t(`comparisons.${name}`)}
          </Link>
        ))}
    </nav>
  );
}
