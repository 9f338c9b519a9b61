import { z } from "zod";
import { type Offers, tradeNames } from "#app/site/our-offer.ts";
import { cities } from "#app/site/places.ts";
import { company as schema } from "#app/site/schemas/company.ts";

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
type Day = (typeof days)[number];
type Hours = Partial<Record<Day, { open: string; close: string }>>;

const arabicDays = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"];

const span = /^(\p{L}{3,})(?:\s*-\s*(\p{L}{3,}))?\s+((?:[01]?\d|2[0-3]):[0-5]\d)\s*-\s*((?:[01]?\d|2[0-3]):[0-5]\d)$/u;
const dayOf = (name: string) => {
  const found = days.findIndex((day) => day.startsWith(name));
  return found < 0 ? arabicDays.indexOf(name.replace(/^الإثنين$/, "الاثنين")) : found;
};
const padded = (time: string) => time.padStart(5, "0");

/** "mon-fri 08:30-17:30, sat 09:00-13:00", or days by their Arabic names: the days from the first to the last, over the end of the week if need be. */
export function hoursFrom(text: string): Hours | undefined {
  const hours: Hours = {};
  for (const part of text
    .trim()
    .toLowerCase()
    .split(/\s*[,;،؛]\s*/)) {
    const [, first = "", last = first, opens = "", closes = ""] = span.exec(part) ?? [];
    const [open, close] = [padded(opens), padded(closes)];
    const [from, to] = [dayOf(first), dayOf(last)];
    if (!first || from < 0 || to < 0 || open >= close) return undefined;
    for (let step = 0; step <= (to - from + 7) % 7; step += 1) {
      const day = days[(from + step) % 7];
      if (day) hours[day] = { open, close };
    }
  }
  return hours;
}

export const hoursText = (hours: Hours): string =>
  days.flatMap((day) => (hours[day] ? [`${day.slice(0, 3)} ${hours[day].open}-${hours[day].close}`] : [])).join(", ");

const hours = z
  .string()
  .refine((text) => hoursFrom(text) !== undefined, 'must be such as "mon-fri 08:30-17:30, sat 09:00-13:00"');

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #17666b")
  .toLowerCase();
const { name, shortName, tagline, work, area, phone, whatsapp, emergency, email, locality, claims } = schema.shape;

/** What a company is asked before its site is made. */
export const answers = z.strictObject({
  name,
  shortName,
  /** It stands beside the menu, which a longer one would push together. */
  tagline: tagline.refine(
    ({ en, ar }) => Math.max(en.length, ar.length) <= 34,
    "must have at most 34 letters in each language",
  ),
  work,
  area,
  locality,
  phone,
  whatsapp,
  emergency,
  email,
  hours,
  claims,
  /** A paragraph or two for the page about us. */
  about: z.strictObject({ en: z.string().trim().min(80), ar: z.string().trim().min(80) }),
  cities: z.union([z.literal("all"), z.array(z.enum(cities)).min(1)]),
  trades: z.union([z.literal("all"), z.array(z.enum(tradeNames)).min(1)]),
  /** Further pages that are not wanted, by their English path; "/industries/*" names all below. */
  without: z.array(z.string().regex(/^\/[a-z0-9/-]*\*?$/, "must be a page's English path")).default([]),
  colours: z.strictObject({ brand: hex, accent: hex }),
  /** An SVG file, relative to the file of the answers; without it the mark stays. */
  logo: z.string().optional(),
});
export type Answers = z.infer<typeof answers>;

export const offersOf = ({ cities: served, trades, without }: Answers): Offers => ({ cities: served, trades, without });
