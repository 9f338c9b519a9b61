import type { AuthConfig } from "../config.ts";
import { invalid } from "../errors.ts";

export type Query = Record<string, string>;

export interface Page {
  number: number;
  size: number;
}

const most = 1000;

export const pageOf = (query: Query): Page => ({
  number: whole("page", query.page, 1),
  size: Math.min(whole("per_page", query.per_page, 50), most),
});

function whole(name: string, typed: string | undefined, otherwise: number): number {
  if (typed === undefined || typed === "") return otherwise;
  if (!/^\d{1,9}$/.test(typed)) throw invalid(`Bad Pagination Parameters: ${name} must be a non-negative integer`);
  return Number(typed) || otherwise;
}

/**
 * Returns headers with the total number of rows and with links to the next and the last page. The links keep all other query parameters.
 */
export function pageHeaders({ externalUrl }: AuthConfig, path: string, query: Query, page: Page, count: number) {
  const last = Math.max(1, Math.ceil(count / page.size));
  const link = (to: number, rel: string) => {
    const parameters = new URLSearchParams({ ...query, page: String(to), per_page: String(page.size) });
    parameters.sort();
    return `<${externalUrl}${path}?${parameters}>; rel="${rel}"`;
  };
  const links = [...(page.number < last ? [link(page.number + 1, "next")] : []), link(last, "last")];
  return { "x-total-count": String(count), link: links.join(", ") };
}

/** Returns a LIKE pattern that finds the text, in lower case, in both databases. */
export function patternOf(text: string): string {
  if (text.includes("\0")) throw invalid("A query must not contain NUL");
  return `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}
