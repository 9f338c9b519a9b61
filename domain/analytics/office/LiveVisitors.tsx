import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { amount } from "#site/i18n/figure.ts";
import { useT } from "#site/i18n/t.ts";
import { buttonClasses } from "#site/ui/primitives/Button.tsx";
import type { AnalyticsData } from "./types.ts";

type LiveData = NonNullable<AnalyticsData["live"]>;
const every = 15_000;

/** Reloads the figures at intervals. It does not reload while the browser tab is hidden. */
function useFresh() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && void revalidate(), every);
    return () => clearInterval(timer);
  }, [revalidate]);
}

/** Shows who was on the site in the last thirty minutes. */
export function LiveVisitors({ live }: { live: LiveData }) {
  const t = useT("analytics");
  useFresh();
  return (
    <div className="space-y-6">
      <section aria-labelledby="live" className="card !p-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="live" className="me-auto text-base">
            {t("live.title")}
          </h2>
          <Link to="?view=live" preventScrollReset className={buttonClasses({ look: "outline" })}>
            {t("live.again")}
          </Link>
        </div>
        <p className="mt-2 text-2xl font-semibold tabular-nums">{t("live.visits", { count: live.visits })}</p>
        <p className="text-sm text-soft">{t("live.phones", { n: amount(live.phones) })}</p>
        <Minutes byMinute={live.byMinute} />
      </section>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Now name="pages" rows={live.pages.map((row) => ({ ...row, label: row.key, ltr: true }))} />
        <Now name="sources" rows={live.sources} />
      </div>
    </div>
  );
}

function Minutes({ byMinute }: { byMinute: number[] }) {
  const t = useT("analytics");
  const most = Math.max(...byMinute, 1);
  const bars = byMinute.map((n, minute) => ({ x: minute * 10 + 1.5, tall: (n / most) * 100 }));
  return (
    <svg
      role="img"
      aria-label={t("live.chart", { n: amount(byMinute.reduce((sum, n) => sum + n, 0)) })}
      viewBox={`0 0 ${byMinute.length * 10} 100`}
      preserveAspectRatio="none"
      className="mirrored mt-4 h-24 w-full border-b border-line"
    >
      {bars.map(({ x, tall }) => (
        <rect key={x} x={x} width={7} y={100 - tall} height={tall} className="fill-brand" />
      ))}
    </svg>
  );
}

function Now({ name, rows }: { name: "pages" | "sources"; rows: LiveData["sources"] }) {
  const t = useT("analytics");
  return (
    <section aria-labelledby={`now-${name}`} className="card min-w-0 !p-5">
      <h2 id={`now-${name}`} className="mb-3 text-base">
        {t(`tables.${name}`)}
      </h2>
      {rows.length === 0 ? (
        <p className="text-sm text-soft">{t("live.nobody")}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{t(`tables.${name}`)}</caption>
          <tbody>
            {rows.map(({ key, n, label, ltr }) => (
              <tr key={key}>
                <th scope="row" className="py-1.5 text-start font-normal wrap-anywhere">
                  <bdi dir={ltr ? "ltr" : undefined}>{label}</bdi>
                </th>
                <td className="w-14 text-end font-semibold tabular-nums">{amount(n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
