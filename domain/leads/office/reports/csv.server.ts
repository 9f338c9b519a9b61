import { keysOf } from "@site/typed";
import type { TFunction } from "i18next";
import { cell } from "#platform/http/csv-cell.ts";
import type { ReportRow } from "../../store/report.ts";

/**
 * Writes the report as CSV. Times are in minutes and sums in dirhams, and there are numbers of leads where the page shows shares. The byte
 * order mark tells Excel that the file is UTF-8.
 */
export function csvOf(rows: (ReportRow & { label: string })[], first: string, t: TFunction<"colleagues">): string {
  const columns = {
    came: ({ came }: ReportRow) => came,
    inTime: ({ inTime }: ReportRow) => inTime,
    due: ({ due }: ReportRow) => due,
    minutes: ({ medianMs }: ReportRow) => (medianMs === null ? "" : Math.round(medianMs / 60_000)),
    quoted: ({ quoted }: ReportRow) => quoted,
    lost: ({ lost }: ReportRow) => lost,
    won: ({ won }: ReportRow) => won,
    aed: ({ wonFils }: ReportRow) => (wonFils / 100).toFixed(2),
  };
  const names = keysOf(columns);
  const lines = [
    [first, ...names.map((name) => t(`reports.file.${name}`))],
    ...rows.map((row) => [row.label, ...names.map((name) => String(columns[name](row)))]),
  ];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}
