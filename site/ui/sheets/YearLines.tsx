import { languages } from "@site/ground/language/languages.ts";
import { useLanguage } from "#site/i18n/t.ts";

const [months, height] = [11, 40];
/** The looks of the lines. The headings of the drawn columns are underlined in the same way. */
const looks = [{ className: "text-brand" }, { className: "text-accent", strokeDasharray: "6 3" }] as const;

/** Shows a year as one or two lines. The table has the same figures. */
export function YearLines({ lines }: { lines: number[][] }) {
  const rtl = languages[useLanguage()].dir === "rtl";
  const all = lines.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const down = (value: number) => Math.round((height * (most - value)) / (most - least || 1));
  const path = (line: number[]) =>
    `M${line.map((value, month) => `${rtl ? months - month : month} ${down(value)}`).join("L")}`;
  return (
    <svg
      viewBox={`0 -2 ${months} ${height + 4}`}
      preserveAspectRatio="none"
      className="h-20 w-full px-3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {lines.map((line, index) => (
        <path key={looks[index]?.className} d={path(line)} vectorEffect="non-scaling-stroke" {...looks[index]} />
      ))}
    </svg>
  );
}
