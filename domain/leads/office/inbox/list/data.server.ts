import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import { redirect } from "react-router";
import { type Colleague, requireColleague, requireRight } from "#domain/colleagues/index.server.ts";
import { allColleagues, may, takesLeads } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { office, workingHoursOf } from "#site/content/office.server.ts";
import { changeToken } from "../../../store/change-token.ts";
import { countLeads } from "../../../store/counts.ts";
import { withFailedMessages } from "../../../store/failed-messages.ts";
import { listLeads } from "../../../store/list.ts";
import type { ListQuery } from "../../../store/list-query.ts";
import { photoCounts } from "../../../store/photo-counts.ts";
import { listViews } from "../../../store/views.ts";
import { slaOf } from "../shared/sla.server.ts";
import { searchedOf } from "./synonyms.server.ts";

export async function inboxPage(request: Request) {
  const colleague = await requireInbox(request);
  const database = await db();
  const now = currentTime();
  const change = await changeToken(database);
  const everybody = await allColleagues(database);
  const people = everybody.filter(takesLeads).map(({ id, name }) => ({ id, name }));
  const query = searchedOf(new URL(request.url).search);
  const { rows, ...list } = await listLeads(database, query, now);
  const ids = rows.map(({ id }) => id);
  const photos = await photoCounts(database, ids);
  const dead = await withFailedMessages(database, ids);
  const hours = workingHoursOf(await office());
  return {
    ...list,
    rows: rows.map((row) => ({
      ...row,
      sla: slaOf(row, hours, now),
      dead: dead.has(row.id),
      photos: photos.get(row.id) ?? 0,
      assigneeName: everybody.find(({ id }) => id === row.assignee)?.name ?? null,
    })),
    foundInSpam: rows.length === 0 ? await foundInSpam(database, query, now) : 0,
    counts: countsFor(await countLeads(database, colleague.id, now)),
    views: await listViews(database, colleague.id),
    people,
    me: colleague.id,
    mayChange: may(colleague.role, "leads.change"),
    mayExport: may(colleague.role, "leads.export"),
    change,
    now,
  };
}

/**
 * Returns how many leads in the spam folder match the search. The page shows this if the search finds nothing, because nobody would look in
 * the spam folder without a hint.
 */
async function foundInSpam(database: Kysely<Database>, { text, synonyms, folder }: ListQuery, now: number) {
  if (!text || folder === "spam") return 0;
  return (await listLeads(database, { text, synonyms, folder: "spam", sort: "newest", limit: 1 }, now)).total;
}

/** The pages of other rights. A colleague who may not see the inbox is redirected to the first of these pages that they may see. */
const firstPages = [
  ["applications", "/admin/applications"],
  ["analytics", "/admin/analytics"],
  ["content", "/admin/content"],
  ["visits.own", "/my-visits"],
] as const;

async function requireInbox(request: Request): Promise<Colleague> {
  const { role } = await requireColleague(request);
  const first = firstPages.find(([right]) => may(role, right));
  if (!may(role, "leads") && first) throw redirect(href(first[1], languageOf(new URL(request.url).pathname)));
  return requireRight(request, "leads");
}
export type InboxData = Awaited<ReturnType<typeof inboxPage>>;
export type InboxRow = InboxData["rows"][number];

type Counts = Awaited<ReturnType<typeof countLeads>>;

/** Returns the counts with the names of the folders as keys. */
const countsFor = ({
  open,
  ...rest
}: Counts): Partial<Record<string, number>> & { overdue: number; unread: number } => ({
  due: open,
  ...rest,
});
