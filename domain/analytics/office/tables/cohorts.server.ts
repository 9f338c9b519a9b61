import { currentTime } from "#platform/machine/time.ts";
import { cohortsOf, marks } from "../../store/read/cohorts.ts";
import { dayFormat } from "../timeline.server.ts";
import type { Context } from "./context.server.ts";
import type { Column, TableData } from "./table.ts";

/** Groups leads by the week in which they came, and shows how many of them were won within 1, 2, 4, 8 and 13 weeks. */
export async function cohorts({ db, language, choice }: Context): Promise<TableData> {
  const format = dayFormat(language);
  const columns: Column[] = ["leads", ...marks.map((mark) => `won${mark}` as const), "wonSoFar"];
  const rows = (await cohortsOf(db, choice.period, currentTime())).map(({ monday, leads, within, won }) => ({
    key: String(monday),
    label: format(monday),
    cells: [leads, ...within, won],
    before: null,
  }));
  return { name: "cohorts", columns, rows, whole: null };
}
