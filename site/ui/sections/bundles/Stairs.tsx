import { languages } from "@site/ground/language/languages.ts";
import { useLanguage } from "#site/i18n/t.ts";

const [width, height] = [340, 200];

/** The steps of a bundle as stairs that rise as one reads, each with its name below. */
export function Stairs({ steps }: { steps: string[] }) {
  const isMirrored = languages[useLanguage()].dir === "rtl";
  const run = width / steps.length;
  const rise = height / steps.length;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        textAnchor="middle"
        className="mt-4 w-full font-semibold"
      >
        {steps.map((step, index) => {
          const x = (isMirrored ? steps.length - 1 - index : index) * run;
          const y = height - (index + 1) * rise;
          return (
            <g key={step} fill="var(--on-accent)" fontSize="20">
              <path d={`M${x} ${y}h${run - 2}v${height - y}h${2 - run}z`} fill="var(--accent)" />
              <text x={x + run / 2} y={y + 25}>
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="mt-4 grid grid-cols-2 gap-x-4 text-sm">
        {steps.map((step, index) => (
          <li key={step} className="border-t border-line py-2">
            <b className="text-accent-deep">{index + 1}</b> {step}
          </li>
        ))}
      </ol>
    </>
  );
}
