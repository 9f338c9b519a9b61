import { useT } from "#site/i18n/t.ts";
import { groupedDigits } from "../amount.ts";

export type Reading = { name: string; unit: string; before: number; after: number };

/** Measured values before and after the work. Each pair is shown as two bars on one scale, and in figures. */
export function Readings({ readings }: { readings: Reading[] }) {
  const t = useT();
  return (
    <section aria-labelledby="readings" className="mx-auto max-w-lg px-5 pt-12">
      <h2 id="readings" className="text-2xl">
        {t("caseStudy.readings")}
      </h2>
      <ul className="mt-4 grid gap-6">
        {readings.map((reading) => (
          <Pair key={reading.name} {...reading} />
        ))}
      </ul>
    </section>
  );
}

function Pair({ name, unit, before, after }: Reading) {
  const t = useT();
  const most = Math.max(before, after);
  return (
    <li>
      <h3 className="text-base">{name}</h3>
      <Bar name={t("caseStudy.before")} value={before} unit={unit} share={before / most} className="text-accent-deep" />
      <Bar name={t("caseStudy.after")} value={after} unit={unit} share={after / most} className="text-brand" />
    </li>
  );
}

type BarProps = { name: string; value: number; unit: string; share: number; className: string };

const Bar = ({ name, value, unit, share, className }: BarProps) => (
  <p className="mt-1 grid grid-cols-[3rem_1fr_8rem] items-center gap-x-3 text-sm">
    <span className="text-soft">{name}</span>
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={`h-3 w-full mirrored ${className}`} aria-hidden>
      <rect width={Math.round(1000 * share) / 10} height="8" fill="currentColor" />
    </svg>
    <b>
      <bdi>{groupedDigits(value)}</bdi> {unit}
    </b>
  </p>
);
