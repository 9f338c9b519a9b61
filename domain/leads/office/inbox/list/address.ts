import { listQueryString, parseListQuery, type Query } from "./query.ts";

/** The query in the list's address. An empty one means the default view: open leads, due first. */
export function queryOf(search: string): Query {
  const parameters = new URLSearchParams(search);
  const { after, ...asked } = parseListQuery(parameters);
  const nothing = listQueryString(asked) === "" && !parameters.has("folder");
  return { ...asked, ...(nothing && { open: true }), ...(after && { after }) };
}

/** The full inbox sorted by due date would be an empty query, which means something else. */
const named = (text: string) => text || "folder=inbox";

/** The address of the first page of a view. */
export function searchOf({ after: _, ...query }: Query): string {
  return `?${named(listQueryString(query))}`;
}

export const nextPageOf = (query: Query, after: string) => `?${listQueryString({ ...query, after })}`;
