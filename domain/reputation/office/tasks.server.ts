import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { office, workingHoursOf } from "#site/content/office.server.ts";
import { workingMs } from "#site/content/reply-due.ts";
import { countFigures, saveFigures } from "../store/figures.ts";
import { requestTestimonials } from "../store/request.ts";

/** Counts our own records anew and stores the count. First answers are measured in the office's hours, as the reply clock does. */
export async function countRecord(db: Kysely<Database>, now: number): Promise<void> {
  const hours = workingHoursOf(await office(db));
  const figures = await countFigures(db, (from, to) => workingMs(hours, from, to), now);
  await saveFigures(db, figures, now);
}

/** Asks the customers of finished work for their words, unless the office has switched that off. */
export async function askForTestimonials(db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> {
  if ((await office(db)).record.ask) await requestTestimonials(db, now, signal);
}
