import { languageOf } from "@site/ground/language/languages.ts";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { allColleagues } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { translator } from "#site/i18n/t.ts";
import { groupings, type ReportRow, report } from "../../store/report.ts";
import { choiceOf, spansOf } from "./choice.server.ts";
import { csvOf } from "./csv.server.ts";

/** Reads the report that the address asks for, and adds a label to each row. */
async function asked(request: Request, now: number) {
  await requireRight(request, "leads");
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const choice = choiceOf(searchParams, now);
  const database = await db();
  const { rows, all } = await report(database, { by: choice.by, from: choice.begins, to: choice.ends, now });
  const labels = await labelsOf(choice.by, language, database);
  const none = translator(language, "colleagues")(choice.by === "assignee" ? "reports.nobody" : "reports.none");
  const named = (row: ReportRow) => ({ ...row, label: row.key ? labels(row.key) : none });
  return { choice, rows: rows.map(named), all, language };
}

type Language = ReturnType<typeof languageOf>;
type By = ReturnType<typeof choiceOf>["by"];

async function labelsOf(by: By, language: Language, database: Awaited<ReturnType<typeof db>>) {
  const t = translator(language, "lead");
  if (by === "campaign") return (key: string) => key;
  if (by === "assignee") {
    const names = new Map((await allColleagues(database)).map(({ id, name }) => [id, name]));
    return (key: string) => names.get(key) ?? key;
  }
  const groups = { source: "sources", service: "services", place: "places", kind: "kinds", lostReason: "lostReasons" };
  return (key: string) => t(`${groups[by]}.${key}`, { defaultValue: key });
}

export async function reportPage(request: Request) {
  const now = currentTime();
  const { choice, rows, all } = await asked(request, now);
  return { choice, rows, all, groupings, spans: spansOf(now) };
}

/** Answers with the report as a CSV file. */
export async function reportFile(request: Request): Promise<Response> {
  const { choice, rows, language } = await asked(request, currentTime());
  const t = translator(language, "colleagues");
  return new Response(csvOf(rows, t(`reports.by.${choice.by}`), t), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="report-${choice.by}-${choice.from}-${choice.to}.csv"`,
    },
  });
}
