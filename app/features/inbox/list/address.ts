import { listQueryString, parseListQuery, type Query } from "./query.ts";

/** What the list's address asks for; one that asks for nothing means what there is to do. */
export function queryOf(search: string): Query {
  const parameters = new URLSearchParams(search);
  const { after, ...asked } = parseListQuery(parameters);
  const nothing = listQueryString(asked) === "" && !parameters.has("folder");
  return { ...asked, ...(nothing && { open: true }), ...(after && { after }) };
}

/** Everything of the inbox, due first, would be an address that asks for nothing. */
const named = (text: string) => text || "folder=inbox";

/** The address of a view from its beginning. */
export function searchOf({ after: _, ...query }: Query): string {
  return `?${named(listQueryString(query))}`;
}

export const nextPageOf = (query: Query, after: string) => `?${listQueryString({ ...query, after })}`;
