import { languages } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/t.ts";

const [width, height, edge] = [330, 90, 3];
/** As under the headings of the columns that are drawn. */
const looks = [
  { className: "text-brand" },
  { className: "text-accent", strokeDasharray: "6 3" },
  { className: "text-soft", strokeDasharray: "2 3" },
] as const;

/** The course of the year in a line each. The table says the same in figures. */
export function YearLines({ lines }: { lines: number[][] }) {
  const rtl = languages[useLanguage()].dir === "rtl";
  const all = lines.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const across = (month: number) => edge + ((width - 2 * edge) / 11) * (rtl ? 11 - month : month);
  const down = (value: number) => edge + ((height - 2 * edge) * (most - value)) / (most - least || 1);
  const path = (line: number[]) =>
    line.map((value, month) => `${month ? "L" : "M"}${Math.round(across(month))} ${Math.round(down(value))}`).join("");
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
      {lines.map((line, index) => (
        <path key={looks[index]?.className} d={path(line)} {...looks[index]} />
      ))}
    </svg>
  );
}
