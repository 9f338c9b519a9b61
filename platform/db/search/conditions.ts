import { type Expression, type SqlBool, sql } from "kysely";

/**
 * SQL conditions for the terms of the inbox. They are literals, not parameters, because SQLite uses a partial index only if the query repeats the
 * index's condition literally.
 */
/** Neither spam, nor merged into another lead, nor erased. */
export const inInbox = sql<SqlBool>`spam = 0 and merged_into is null and erased_at is null`;
export const isSpam = sql<SqlBool>`spam = 1 and merged_into is null and erased_at is null`;
export const isMerged = sql<SqlBool>`merged_into is not null and erased_at is null`;
/** In any folder. */
export const isNotErased = sql<SqlBool>`erased_at is null`;
/** Somebody waits for our reply. */
export const isReplyOwed = sql<SqlBool>`replied_at is null and reply_due_at is not null and status <> 'lost'`;
/** Urgent: something has stopped working or leaks. */
export const isUrgent = sql<SqlBool>`urgency = 'now'`;
/** Also a won job whose customer waits. */
export const isOpenLead = sql<SqlBool>`(status in ('new', 'contacted', 'quoted') or (status = 'won' and replied_at is null and reply_due_at is not null))`;

export const and = (conditions: Expression<SqlBool>[]) => sql.join<SqlBool>(conditions, sql` and `);
