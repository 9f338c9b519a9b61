import { useT } from "#site/i18n/t.ts";
import { groupedDigits } from "../amount.ts";

export type Reading = { name: string; unit: string; before: number; after: number };

/** Measured values before and after the work. Each pair is shown as two bars on one scale, and in figures. */
export function Readings({ readings }: { readings: Reading[] }) {
  const t = useT();
  if (readings.length === 0) return null;
  return (
    <section aria-labelledby="readings" className="mx-auto max-w-lg px-5 pt-12">
      <h2 id="readings" className="text-2xl">
        {t("caseStudy.readings")}
      </h2>
      <ul className="mt-4 grid gap-6">
        {readings.map((reading) => (
          <li key={reading.name}>
            <h3 className="text-base">{reading.name}</h3>
            <Pair reading={reading} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sizes of a pair: `huge` is the picture at the top of a case study, `card` stands in a list. */
const sizes = {
  huge: { figure: "text-5xl", bar: "h-8", gap: "mt-3" },
  card: { figure: "text-2xl", bar: "h-3", gap: "mt-1" },
  small: { figure: "text-base", bar: "h-3", gap: "mt-1" },
};

type PairProps = { reading: Reading; size: keyof typeof sizes };

/** A value before and after the work, above bars on one scale. */
export function Pair({ reading: { unit, before, after }, size }: PairProps) {
  const t = useT();
  const most = Math.max(before, after);
  const rows = [
    { name: t("caseStudy.before"), value: before, colour: "text-accent-deep" },
    { name: t("caseStudy.after"), value: after, colour: "text-brand" },
  ];
  const { figure, bar, gap } = sizes[size];
  return rows.map(({ name, value, colour }) => (
    <p key={name} className={gap}>
      <span className="flex items-baseline gap-x-2">
        <b className={`${figure} ${colour}`}>{groupedDigits(value)}</b>
        <span>{unit}</span>
        <span className="ms-auto text-sm text-soft">{name}</span>
      </span>
      <Bar share={value / most} className={`${bar} ${colour}`} />
    </p>
  ));
}

/** A bar whose length is a share of the width. It begins where a line of text begins. */
export const Bar = ({ share, className }: { share: number; className: string }) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={`w-full mirrored ${className}`} aria-hidden>
    <rect width={Math.round(1000 * share) / 10} height="1" fill="currentColor" />
  </svg>
);
