import * as z from "zod/mini";
import { dayStart, isDay, uaeDay } from "./days.ts";

/** The list's query as its address says it, in the words of server/leads/types.ts (a test holds the two together). */
export const statuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export const kinds = ["contact", "quote", "callback", "whatsapp"] as const;
export const folders = ["inbox", "spam", "merged"] as const;
export const sorts = ["due", "newest", "oldest"] as const;

const mostText = 100;

const key = z.string().check(z.regex(/^[\w.-]{1,60}$/));
const flag = optional(
  z.pipe(
    z.literal("1"),
    z.transform(() => true as const),
  ),
);

/** Whoever tampers with the address gets a list without what was tampered with. */
const schema = z.object({
  text: optional(z.pipe(z.transform(textOf), z.string())),
  folder: z.catch(z.enum(folders), "inbox"),
  status: many(z.enum(statuses)),
  service: many(key),
  place: many(key),
  source: many(key),
  kind: many(z.enum(kinds)),
  /** A colleague's id, or `none`. */
  assignee: optional(key),
  overdue: flag,
  unread: flag,
  open: flag,
  reminder: flag,
  /** Instants; in the address days of the UAE, the last one included. */
  from: optional(instant(0)),
  to: optional(instant(1)),
  sort: z.catch(z.enum(sorts), "due"),
  after: optional(z.string().check(z.regex(/^[a-z]\d{1,15}\.[0-9a-f-]{36}$/))),
});

export type Query = z.output<typeof schema>;
type Name = keyof Query;

const names = Object.keys(schema.shape) as Name[];
const lists: readonly Name[] = ["status", "service", "place", "source", "kind"];

export function parseListQuery(parameters: URLSearchParams): Query {
  const given = names.map((name) => [
    name,
    lists.includes(name) ? parameters.getAll(name) : (parameters.get(name) ?? undefined),
  ]);
  const parsed = schema.parse(Object.fromEntries(given));
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined)) as Query;
}

/** The address of a query, always the same for the same one; without what goes without saying. */
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
  return [name === "from" ? uaeDay(value as number, 0) : name === "to" ? uaeDay(value as number, 1) : String(value)];
}

function optional<T extends z.core.$ZodType>(schema: T) {
  return z.catch(z.optional(schema), undefined);
}

function many<T extends z.core.$ZodType<string, string>>(one: T) {
  const good = (values: unknown) =>
    (Array.isArray(values) ? values : []).filter((value) => z.safeParse(one, value).success);
  return z.pipe(
    z.transform((values: unknown) => {
      const unique = [...new Set(good(values))];
      return unique.length > 0 ? unique.slice(0, 50) : undefined;
    }),
    z.optional(z.array(one)),
  );
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.replaceAll("\0", "").slice(0, mostText).trim() : "";
  return text || undefined;
}

/** A day in the UAE, or milliseconds; `later` days after it. */
function instant(later: 0 | 1) {
  return z.pipe(
    z.string().check(z.refine((text) => isDay(text) || /^\d{1,15}$/.test(text))),
    z.transform((text) => (isDay(text) ? dayStart(text, later) : Number(text))),
  );
}
