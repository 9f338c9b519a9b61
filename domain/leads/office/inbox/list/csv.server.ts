import { languageCodes, languageOf, languages } from "@site/ground/language/languages.ts";
import { keysOf, recordOf } from "@site/typed";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { allColleagues, audit } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { choices } from "#site/forms/options.ts";
import { translator } from "#site/i18n/t.ts";
import { type CsvWords, csvOf } from "../../../store/csv.ts";
import { dayOf } from "../shared/time.ts";
import { searchedOf } from "./synonyms.server.ts";

/** Exports all leads of the current query, from all pages, as a streamed CSV file. */
export async function csvAnswer(request: Request): Promise<Response> {
  const colleague = await requireRight(request, "leads.export");
  const { pathname, search } = new URL(request.url);
  const language = languageOf(pathname);
  const database = await db();
  const { after: _, ...query } = searchedOf(search);
  const lead = translator(language, "lead");
  const all = { returnObjects: true } as const;
  const t = translator(language, "inbox");
  const words: CsvWords = {
    columns: { ...lead("fields", all), ...t("csv", all), page: t("fields.formPage") },
    ...recordOf(keysOf(choices), (group) => lead(group, all)),
    kinds: lead("kinds", all),
    statuses: lead("statuses", all),
    sources: lead("sources", all),
    lostReasons: lead("lostReasons", all),
    valuesFrom: t("status.from", all),
    languages: Object.fromEntries(languageCodes.map((code) => [code, languages[code].label])),
    staff: Object.fromEntries((await allColleagues(database)).map(({ id, name }) => [id, name])),
    yes: t("fields.yes"),
    no: t("fields.no"),
  };
  await audit(database, colleague.id, "leads.export");
  const lines = csvOf(database, query, words)[Symbol.asyncIterator]();
  return new Response(streamOf(lines), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="leads-${dayOf(currentTime())}.csv"`,
    },
  });
}

/**
 * Turns lines into a stream. A line is read only when the client has taken the line before, and reading stops when the client disconnects.
 */
function streamOf(lines: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return?.();
    },
  });
}
