import type { Year } from "#site/content/schemas/year.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { lanesOf, monthNames } from "./months.ts";

/** The position on a circle of this radius, clockwise from January at the top. */
function place(month: number, radius: number) {
  const angle = (month / 12) * 2 * Math.PI;
  return { x: Math.round(radius * Math.sin(angle)), y: Math.round(-radius * Math.cos(angle)) };
}

const radii = [104, 76];
const width = 30;

/** The twelve months as a wheel. The arcs show when we come; the list of the parts says the same in words, so the drawing is hidden from screen readers. */
export function YearWheel({ year: { parts, unit } }: { year: Year }) {
  const names = monthNames(useLanguage(), "short");
  const lanes = lanesOf(parts);
  return (
    <svg viewBox="-170 -150 340 300" aria-hidden="true" textAnchor="middle" className="w-full font-semibold">
      <g fill="none" stroke="var(--raised)" strokeWidth={width}>
        <circle r={radii[0]} pathLength={12} strokeDasharray=".94 .06" transform="rotate(-90)" />
        {parts.map(({ title, from, months }, index) => (
          <circle
            key={title}
            r={radii[lanes[index] ?? 0]}
            pathLength={12}
            stroke="var(--accent)"
            strokeDasharray={`${months - 0.06} 12`}
            transform={`rotate(${(from - 4) * 30})`}
          />
        ))}
      </g>
      <g fill="currentColor" fontSize="13">
        {names.map((name, month) => (
          <text key={name} {...place(month + 0.5, 140)} dy=".35em">
            {name}
          </text>
        ))}
      </g>
      <g fill="var(--on-accent)" fontSize="17">
        {parts.map(({ title, from, months }, index) => (
          <text key={title} {...place(from - 1 + months / 2, radii[lanes[index] ?? 0] ?? 0)} dy=".35em">
            {index + 1}
          </text>
        ))}
      </g>
      <g fill="currentColor">
        <text y="8" fontSize="64">
          {parts.length}
        </text>
        <text y="32" fontSize="16">
          {unit}
        </text>
      </g>
    </svg>
  );
}
