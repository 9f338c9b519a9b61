import { listQueryString, parseListQuery, type Query } from "./query.ts";

/** Reads the query from the list's address. An empty one means the default view: open leads, the first due at the top. */
export function queryOf(search: string): Query {
  const parameters = new URLSearchParams(search);
  const { after, ...asked } = parseListQuery(parameters);
  const nothing = listQueryString(asked) === "" && !parameters.has("folder");
  return { ...asked, ...(nothing && { open: true }), ...(after && { after }) };
}

/** The whole inbox sorted by due date would have an empty query, and an empty query means the default view. */
const named = (text: string) => text || "folder=inbox";

/** Returns the address of the first page of a view. */
export function searchOf({ after: _, ...query }: Query): string {
  return `?${named(listQueryString(query))}`;
}

export const nextPageOf = (query: Query, after: string) => `?${listQueryString({ ...query, after })}`;
