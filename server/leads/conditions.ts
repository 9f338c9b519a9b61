import { type Expression, type SqlBool, sql } from "kysely";

/**
 * Which leads are meant by the words of the inbox. Written out, not as parameters: SQLite uses an index over a part of
 * the table only where it reads the same words in the question.
 */
export const live = sql<SqlBool>`spam = 0 and merged_into is null and erased_at is null`;
export const spam = sql<SqlBool>`spam = 1 and merged_into is null and erased_at is null`;
export const merged = sql<SqlBool>`merged_into is not null and erased_at is null`;
/** Somebody waits for our word. */
export const owed = sql<SqlBool>`replied_at is null and reply_due_at is not null and status <> 'lost'`;
/** Also a job that was won, while its customer waits. */
export const open = sql<SqlBool>`(status in ('new', 'contacted', 'quoted') or (status = 'won' and replied_at is null and reply_due_at is not null))`;

export const and = (conditions: Expression<SqlBool>[]) => sql.join<SqlBool>(conditions, sql` and `);
