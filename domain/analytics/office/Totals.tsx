import { useT } from "#site/i18n/t.ts";
import { Change } from "./Change.tsx";
import { totalText } from "./figures.ts";
import type { AnalyticsData } from "./types.ts";

type Total = NonNullable<AnalyticsData["head"]>["totals"][number];

/** Shows the key figures, each with its change since the period before. */
export function Totals({ totals }: { totals: Total[] }) {
  const t = useT("analytics");
  const text = ({ name }: Total, value: number | null) => totalText(name, value, t);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {totals.map((total) => (
        <div key={total.name} className="card flex flex-col !p-4">
          <dt className="text-sm text-soft">{t(`totals.${total.name}`)}</dt>
          <dd className="my-1 text-xl font-semibold tabular-nums">{text(total, total.value)}</dd>
          <dd className="mt-auto min-h-4 text-xs text-soft">
            {total.before !== null && (
              <>
                <Change value={total.value} before={total.before} lessIsBetter={total.name === "bounced"} />{" "}
                {t("against", { before: text(total, total.before) })}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
