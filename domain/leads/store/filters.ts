import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import * as is from "#platform/db/search/conditions.ts";
import { matches } from "#platform/db/search/search.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import type { ListQuery } from "./list-query.ts";

const folders = { inbox: is.inInbox, spam: is.isSpam, merged: is.isMerged, everywhere: is.isNotErased };

/** Returns the SQL conditions for all filters of the list. */
export async function filtersOf(db: Kysely<Database>, query: ListQuery, now: number): Promise<Expression<SqlBool>[]> {
  const { from, to, text, synonyms } = query;
  const searched = text ? await matches(db, text, { synonyms, inOrder: true }) : undefined;
  return [
    // If the search text is a reference, the lead is found in every folder.
    text && isReference(text) ? is.isNotErased : folders[query.folder],
    ...lists.flatMap((column) => oneOf(column, query[column])),
    ...assignedTo(query.assignee),
    ...(query.overdue ? [sql<SqlBool>`${is.isReplyOwed} and reply_due_at < ${now}`] : []),
    ...(query.unread ? [sql<SqlBool>`unread = 1`] : []),
    ...(query.open ? [is.isOpenLead] : []),
    ...(query.reminder ? [sql<SqlBool>`reminder_at is not null and reminder_at <= ${now}`] : []),
    ...(from === undefined ? [] : [sql<SqlBool>`created_at >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`created_at < ${to}`]),
    ...(searched ? [searched] : []),
  ];
}

const isReference = (text: string) => /^wt-[a-z0-9]{6}$/.test(normalizeText(text));

const lists = ["status", "service", "place", "urgency", "source", "kind"] as const;

const oneOf = (column: (typeof lists)[number], values: readonly string[] | undefined) =>
  values?.length ? [sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`] : [];

function assignedTo(assignee: string | undefined) {
  if (assignee === undefined) return [];
  return [assignee === "none" ? sql<SqlBool>`assignee is null` : sql<SqlBool>`assignee = ${assignee}`];
}
