import { type Expression, type SqlBool, sql } from "kysely";

/**
 * SQL conditions for the words that the inbox uses. They contain literals, not parameters, because SQLite uses a partial index only if the
 * query repeats the condition of the index literally.
 */
/** True for a lead that is not spam, not merged into another lead, and not erased. */
export const inInbox = sql<SqlBool>`spam = 0 and merged_into is null and erased_at is null`;
export const isSpam = sql<SqlBool>`spam = 1 and merged_into is null and erased_at is null`;
export const isMerged = sql<SqlBool>`merged_into is not null and erased_at is null`;
/** True for a lead in any folder: the inbox, spam or the merged leads. */
export const isNotErased = sql<SqlBool>`erased_at is null`;
/** True if somebody waits for our reply. */
export const isReplyOwed = sql<SqlBool>`replied_at is null and reply_due_at is not null and status <> 'lost'`;
/** True if something has stopped working or leaks. */
export const isUrgent = sql<SqlBool>`urgency = 'now'`;
/** True for an open lead, and for a won lead whose customer waits for a reply. */
export const isOpenLead = sql<SqlBool>`(status in ('new', 'contacted', 'quoted') or (status = 'won' and replied_at is null and reply_due_at is not null))`;

export const and = (conditions: Expression<SqlBool>[]) => sql.join<SqlBool>(conditions, sql` and `);
