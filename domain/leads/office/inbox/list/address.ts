import { listQueryString, parseListQuery, type Query } from "./query.ts";

/** Reads the query of the list from the page's address. An empty query string means the default view: open leads, sorted by due date. */
export function queryOf(search: string): Query {
  const parameters = new URLSearchParams(search);
  const { after, ...query } = parseListQuery(parameters);
  const nothing = listQueryString(query) === "" && !parameters.has("folder");
  return { ...query, ...(nothing && { open: true }), ...(after && { after }) };
}

/**
 * Names the inbox in a query string that would be empty. An empty query string means the default view, so without this the whole inbox by
 * due date could not be linked.
 */
const named = (text: string) => text || "folder=inbox";

/** Returns the query string for the first page of a view. */
export function searchOf({ after: _, ...query }: Query): string {
  return `?${named(listQueryString(query))}`;
}

export const nextPageOf = (query: Query, after: string) => `?${listQueryString({ ...query, after })}`;
