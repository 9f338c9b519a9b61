import { nth } from "@site/typed";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import * as is from "#platform/db/search/conditions.ts";
import { currentTime } from "#platform/machine/time.ts";

export interface Counts {
  open: number;
  /** The number of leads that have no answer yet. */
  new: number;
  overdue: number;
  unread: number;
  /** The number of open leads that are assigned to the current colleague. */
  mine: number;
  reminders: number;
  spam: number;
  /** The number of our messages that could not be delivered. */
  deadMessages: number;
}

export async function countLeads(db: Kysely<Database>, colleagueId: string, now = currentTime()): Promise<Counts> {
  const leads = (where: RawBuilder<SqlBool>) => sql`(select count(*) from leads where ${where})`;
  const { rows } = await sql<Counts>`select
    ${leads(sql`${is.inInbox} and ${is.isOpenLead}`)} as open,
    ${leads(sql`${is.inInbox} and ${is.isOpenLead} and status = 'new'`)} as "new",
    ${leads(sql`${is.inInbox} and ${is.isReplyOwed} and reply_due_at < ${now}`)} as overdue,
    ${leads(sql`${is.inInbox} and unread = 1`)} as unread,
    ${leads(sql`${is.inInbox} and ${is.isOpenLead} and assignee = ${colleagueId}`)} as mine,
    ${leads(sql`${is.inInbox} and reminder_at is not null and reminder_at <= ${now}`)} as reminders,
    ${leads(is.isSpam)} as spam,
    (select count(*) from outbox where state = 'dead') as "deadMessages"`.execute(db);
  return nth(rows, 0);
}
