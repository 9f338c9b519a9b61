import { keysOf } from "@site/typed";
import { amount } from "#site/i18n/figure.ts";
import { useT } from "#site/i18n/t.ts";
import { besideTheWay, bookingWay } from "./booking-steps.ts";
import { CardHead, type TableProps } from "./CardHead.tsx";
import { Change } from "./Change.tsx";
import { FunnelStep } from "./FunnelStep.tsx";
import { percent } from "./figures.ts";
import type { Row } from "./types.ts";

/** Finds the rows of steps, with the figures of their cells. */
const stepsIn = <Step extends string>(rows: Row[], steps: readonly Step[]) =>
  steps.flatMap((step) => {
    const row = rows.find(({ key }) => key === step);
    const [times, share, left] = row?.cells ?? [];
    return row ? [{ step, row, times: times ?? 0, share: share ?? null, left: left ?? 0 }] : [];
  });

/** Shows the way from the open sheet to the booked visit, and where visitors leave it. */
export function BookingSteps({ table, data, fixed }: TableProps) {
  const t = useT("analytics");
  const { rows } = table;
  const way = stepsIn(rows, bookingWay);
  const most = Math.max(...way.map(({ times }) => times), 1);
  const mostLeft = Math.max(...way.map(({ left }) => left));
  return (
    <section aria-labelledby={`table-${table.name}`} className="card min-w-0 !p-5">
      <CardHead table={table} data={data} fixed={fixed} />
      {rows.length === 0 && <p className="text-sm text-soft">{t("booking.none")}</p>}
      <ol className="space-y-3 text-sm">
        {way.map(({ step, row, times, share, left }) => (
          <FunnelStep
            key={step}
            name={row.label}
            value={times}
            share={share === null ? "" : `${percent(share)} ${t("ofBefore")}`}
            width={times / most}
            change={<Change value={times} before={row.before} />}
          >
            {step !== "booked" && left > 0 && (
              <p className={`mt-1 text-xs ${left === mostLeft ? "font-semibold text-accent-deep" : "text-soft"}`}>
                {t(`booking.left.${step}`, { n: amount(left) })} {left === mostLeft && t("booking.mostLeave")}
              </p>
            )}
          </FunnelStep>
        ))}
      </ol>
      <Beside rows={rows} />
      {rows.length > 0 && <p className="mt-3 text-xs text-soft">{t("booking.hint")}</p>}
    </section>
  );
}

/** Shows the steps that lead nowhere further, each with what it means. */
function Beside({ rows }: { rows: Row[] }) {
  const t = useT("analytics");
  const steps = stepsIn(rows, keysOf(besideTheWay));
  if (steps.length === 0) return null;
  return (
    <dl className="mt-5 grid gap-4 border-t border-line pt-4 text-sm sm:grid-cols-3">
      {steps.map(({ step, row, times, share }) => (
        <div key={step}>
          <dt>{row.label}</dt>
          <dd className="my-1 text-lg font-semibold tabular-nums">
            {amount(times)} <Change value={times} before={row.before} lessIsBetter={step !== "works-again"} />
          </dd>
          {share !== null && (
            <dd className="text-xs text-soft">{t(`booking.of.${besideTheWay[step]}`, { share: percent(share) })}</dd>
          )}
          <dd className="text-xs text-soft">{t(`booking.means.${step}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
