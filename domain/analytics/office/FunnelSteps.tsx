import { amount } from "#site/i18n/figure.ts";
import { useT } from "#site/i18n/t.ts";
import { FunnelStep } from "./FunnelStep.tsx";
import { percent } from "./figures.ts";
import { fewestLeads } from "./tables/table.ts";
import type { Steps } from "./types.ts";

const names = ["visits", "begun", "leads", "contacted", "quoted", "wonSoFar"] as const;

/** Shows the steps of the funnel, from the visit to the won job. Each step has its number, and its share of the step before it. */
export function FunnelSteps({ steps }: { steps: Steps }) {
  const t = useT("analytics");
  const most = Math.max(steps.visits, 1);
  return (
    <section aria-labelledby="steps" className="card !p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="steps" className="text-base">
          {t("steps")}
        </h2>
        <p className="font-semibold">{t("wonFor", { amount: amount(Math.round(steps.wonAed / 100)) })}</p>
      </div>
      <ol className="space-y-3 text-sm">
        {names.map((name, at) => (
          <FunnelStep
            key={name}
            name={t(`columns.${name}`)}
            value={steps[name]}
            share={shareOf(steps, at, t("ofBefore"))}
            // The length of the bar is the square root of the number. A linear bar for 5 jobs beside 1,000 visits would be too thin to see.
            width={Math.sqrt(steps[name] / most)}
          />
        ))}
      </ol>
      <p className="mt-3 text-xs text-soft">
        {t("wonHint")} {t("rootHint")}
      </p>
    </section>
  );
}

function shareOf(steps: Steps, at: number, words: string): string {
  const [before, now] = [names[at - 1], names[at]];
  if (!before || !now || steps.leads < fewestLeads || steps[before] === 0) return "";
  return `${percent(steps[now] / steps[before])} ${words}`;
}
