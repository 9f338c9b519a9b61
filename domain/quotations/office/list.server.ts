import { dateFormat } from "@site/ground/language/formats.ts";
import { languageOf } from "@site/ground/language/languages.ts";
import { quotationFolders, quotationStates } from "@site/ground/states/quotation.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { z } from "zod";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { countQuotations, listQuotations } from "../store/list.ts";

/** The filter of the list. Invalid values in the address are ignored. */
const choiceSchema = z.object({
  folder: z.enum(quotationFolders).optional().catch(undefined),
  text: z.string().trim().max(100).optional().catch(undefined),
  after: z.uuid().optional().catch(undefined),
});

/** In the last three days before a quotation lapses, the list marks it: the office should call the customer. */
const lastDays = 3 * 86_400_000;

export async function quotationsPage(request: Request) {
  await requireRight(request, "leads");
  const { pathname, searchParams } = new URL(request.url);
  const choice = choiceSchema.parse(Object.fromEntries(searchParams));
  const database = await db();
  const { rows, next } = await listQuotations(database, choice);
  const day = dateFormat(languageOf(pathname), { dateStyle: "medium", timeZone: uaeTimeZone });
  const now = currentTime();
  return {
    choice,
    folders: await countQuotations(database),
    next,
    rows: rows.map(({ valid_until, ...row }) => ({
      ...row,
      // The stored time is the midnight after the last valid day, so one millisecond is subtracted.
      until: day.format(valid_until - 1),
      isEnding: quotationStates[row.state].isOpen && valid_until - now < lastDays,
    })),
  };
}
export type QuotationsData = Awaited<ReturnType<typeof quotationsPage>>;
