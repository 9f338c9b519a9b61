import type { Year } from "#site/content/schemas/year.ts";

/** The year of a bundle as one line, for comparing it with others. January is where a line of text begins. */
export const YearStrip = ({ parts }: Pick<Year, "parts">) => (
  <svg viewBox="0 0 12 1" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full mirrored">
    <path d="M0 .5h12" stroke="var(--line)" strokeWidth="1" strokeDasharray=".94 .06" />
    {parts.flatMap(({ title, from, months }) =>
      // A part that reaches over the end of the year goes on at its beginning.
      [from - 1, from - 13].map((start) => (
        <rect key={title + start} x={start} width={months - 0.06} height="1" fill="var(--accent)" />
      )),
    )}
  </svg>
);
