import { kinds, statuses } from "../shared/options.ts";
import { dayStart, isDay, uaeDay } from "./days.ts";

// The query of the list, as parsed from the page's address. Its names are the names in domain/leads/store/types.ts;
// domain/leads/store/query.test.ts checks this.
export const folders = ["inbox", "spam", "merged", "everywhere"] as const;
export const sorts = ["due", "newest", "oldest"] as const;

/** The most leads that one bulk action changes. */
export const mostAtOnce = 1000;

const mostText = 100;
const mostChosen = 50;

type Reader<T> = (values: readonly string[]) => T | undefined;

const first =
  <T>(read: (value: string) => T | undefined): Reader<T> =>
  ([value]) =>
    value === undefined ? undefined : read(value);

const one =
  <T extends string>(options: readonly T[]) =>
  (value: string) =>
    options.find((option) => option === value);
const like = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const flag = (value: string) => (value === "1" ? (true as const) : undefined);
const textOf = (value: string) => value.replaceAll("\0", "").slice(0, mostText).trim() || undefined;

const many =
  <T>(read: (value: string) => T | undefined): Reader<T[]> =>
  (values) => {
    const good = [...new Set(values.map(read))].filter((value) => value !== undefined);
    return good.length > 0 ? good.slice(0, mostChosen) : undefined;
  };

/** Parses a day in the UAE to the instant at which it begins, plus `later` days. Milliseconds are also accepted. */
const instant = (later: 0 | 1) => (value: string) => {
  if (isDay(value)) return dayStart(value, later);
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
};

const key = like(/^[\w.-]{1,60}$/);

/**
 * The parser of each query parameter. An invalid value is ignored. The parsers are written by hand, because they are part of the browser
 * bundle. A schema library would also be loaded by the public forms, which share a chunk with this code.
 */
const readers = {
  text: first(textOf),
  folder: first(one(folders)),
  status: many(one(statuses)),
  service: many(key),
  place: many(key),
  urgency: many(key),
  source: many(key),
  kind: many(one(kinds)),
  /** The id of a colleague, or `none` for leads without one. */
  assignee: first(key),
  overdue: first(flag),
  unread: first(flag),
  open: first(flag),
  reminder: first(flag),
  /** Instants. In the address they are written as days in the UAE, and the day of `to` is included. */
  from: first(instant(0)),
  to: first(instant(1)),
  sort: first(one(sorts)),
  after: first(like(/^[a-z]\d{1,15}\.[0-9a-f-]{36}$/)),
};

type Name = keyof typeof readers;
type Read = { [N in Name]?: NonNullable<ReturnType<(typeof readers)[N]>> };
export type Query = Read & Required<Pick<Read, "folder" | "sort">>;

const names = Object.keys(readers) as Name[];

export function parseListQuery(parameters: URLSearchParams): Query {
  const read = names.map((name) => [name, readers[name](parameters.getAll(name))] as const);
  return { folder: "inbox", sort: "due", ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) };
}

/** Returns the query string of a query. Equal queries have the same string, and default values are left out. */
export function listQueryString(query: Query): string {
  const parameters = new URLSearchParams();
  for (const name of names) for (const text of written(name, query)) parameters.append(name, text);
  return parameters.toString();
}

function written(name: Name, query: Query): readonly string[] {
  const value = query[name];
  if (value === undefined || (name === "folder" && value === "inbox") || (name === "sort" && value === "due"))
    return [];
  if (Array.isArray(value)) return value;
  if (typeof value === "boolean") return value ? ["1"] : [];
  if (typeof value === "number") return [uaeDay(value, name === "from" ? 0 : 1)];
  return [value];
}
