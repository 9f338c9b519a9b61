import { type Expression, type SqlBool, sql } from "kysely";

/**
 * Which leads are meant by the words of the inbox. Written out, not as parameters: SQLite uses an index over a part of
 * the table only where it reads the same words in the question.
 */
export const live = sql<SqlBool>`spam = 0 and merged_into is null and erased_at is null`;
export const spam = sql<SqlBool>`spam = 1 and merged_into is null and erased_at is null`;
export const merged = sql<SqlBool>`merged_into is not null and erased_at is null`;
/** Wherever it lies. */
export const kept = sql<SqlBool>`erased_at is null`;
/** Somebody waits for our first word. */
export const owed = sql<SqlBool>`replied_at is null and reply_due_at is not null and status <> 'lost'`;
/** It has stopped or leaks. */
export const urgent = sql<SqlBool>`urgency = 'now'`;
export const open = sql<SqlBool>`status in ('new', 'contacted', 'quoted')`;

export const and = (conditions: Expression<SqlBool>[]) => sql.join<SqlBool>(conditions, sql` and `);
