import { type Expression, type SqlBool, sql } from "kysely";

/**
 * Which leads are meant by the words of the inbox. Written out, not as parameters: SQLite uses an index over a part of
 * the table only where it reads the same words in the question.
 */
/** Neither spam, nor merged into another lead, nor erased. */
export const inInbox = sql<SqlBool>`spam = 0 and merged_into is null and erased_at is null`;
export const spam = sql<SqlBool>`spam = 1 and merged_into is null and erased_at is null`;
export const merged = sql<SqlBool>`merged_into is not null and erased_at is null`;
/** Wherever it lies. */
export const kept = sql<SqlBool>`erased_at is null`;
/** Somebody waits for our word. */
export const owed = sql<SqlBool>`replied_at is null and reply_due_at is not null and status <> 'lost'`;
/** It has stopped or leaks. */
export const urgent = sql<SqlBool>`urgency = 'now'`;
/** Also a job that was won, while its customer waits. */
export const open = sql<SqlBool>`(status in ('new', 'contacted', 'quoted') or (status = 'won' and replied_at is null and reply_due_at is not null))`;

export const and = (conditions: Expression<SqlBool>[]) => sql.join<SqlBool>(conditions, sql` and `);
