import { type Scope, tradeNames } from "@site/ground/company/scope.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { z } from "zod";
import { company as schema } from "#site/content/schemas/company.ts";
import { type DayHours, dayNames, type Week } from "#site/content/week.ts";
import { hoursTable, timesOf } from "#site/ui/layout/hours.ts";

const arabicDays = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"];

const clock = "((?:[01]?\\d|2[0-3]):[0-5]\\d|24:00)";
const times = `${clock}\\s*-\\s*${clock}`;
const span = new RegExp(`^(\\p{L}{3,})(?:\\s*-\\s*(\\p{L}{3,}))?\\s+${times}(?:\\s+${times})?$`, "u");
const dayOf = (name: string) => {
  const found = dayNames.findIndex((day) => day.startsWith(name));
  return found < 0 ? arabicDays.indexOf(name.replace(/^الإثنين$/, "الاثنين")) : found;
};

/**
 * Reads opening hours such as "mon-fri 08:30-17:30, sat 09:00-13:00 16:00-20:00"; days may have their Arabic names. A range of days may
 * cross the end of the week, and a day may have two times with a break between them. A day until 24:00 is stored until 23:59 (site/content/week.ts).
 */
export function hoursFrom(text: string): Week | undefined {
  const hours: Week = {};
  for (const part of text
    .trim()
    .toLowerCase()
    .split(/\s*[,;،؛]\s*/)) {
    const [, first = "", last = first, ...clocks] = span.exec(part) ?? [];
    const [from, to] = [dayOf(first), dayOf(last)];
    const time = dayWith(clocks.filter(Boolean).map((each) => each.padStart(5, "0")));
    if (!first || from < 0 || to < 0 || !time) return undefined;
    for (let step = 0; step <= (to - from + 7) % 7; step += 1) {
      const day = dayNames[(from + step) % 7];
      if (day) hours[day] = structuredClone(time);
    }
  }
  return hours;
}

function dayWith(clocks: string[]): DayHours | undefined {
  const [open = "", from = "", to = "", close = from] = clocks;
  if (clocks.some((each, n) => n > 0 && each <= (clocks[n - 1] ?? ""))) return undefined;
  return { open, close: close.replace("24:00", "23:59"), ...(to && { break: { from, to } }) };
}

/** Writes opening hours in the form that `hoursFrom` reads, such as "sat-thu 08:00-18:00". */
export const hoursText = (hours: Week): string =>
  hoursTable(hours)
    .filter(({ time }) => time)
    .map(({ from, to, time }) => {
      const days = [...new Set([from, to])].map((day) => day.slice(0, 3)).join("-");
      return [days, ...(time ? timesOf(time, "-") : [])].join(" ");
    })
    .join(", ");

const hours = z
  .string()
  .refine((text) => hoursFrom(text) !== undefined, 'must be such as "mon-fri 08:30-17:30, sat 09:00-13:00"');

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #17666b")
  .toLowerCase();
const { name, shortName, tagline, work, area, phone, whatsapp, emergency, email, locality, claims } = schema.shape;

/** These letters are used already: they begin the numbers of other records. */
const taken = /^(JOB|QT|AMC)$/;
const letters = z
  .string()
  .toUpperCase()
  .refine((text) => /^[A-Z]{2,4}$/.test(text) && !taken.test(text), "must be two to four letters such as GB");

/** Rude letters. A name such as "Al Safa Services" would give them. They are never suggested, but a person may still type them. */
const unkind = /^(ASS|BUM|DIE|FAT|SEX|SOB|SS|TIT|WC)$/;

/** Returns the initials of a name with several words, or the first two letters of a single word. */
export function lettersOf(name: string): string {
  const parts = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  const found = parts.length > 1 ? parts.map((part) => part[0]).join("") : (parts[0] ?? "");
  const short = found.slice(0, parts.length > 1 ? 4 : 2);
  return (!unkind.test(short) && letters.safeParse(short).data) || "REQ";
}

/** The answers that a company gives before its site is made. */
export const answers = z.strictObject({
  name,
  shortName,
  /** The slogan is beside the menu. A longer slogan would leave the menu too little space. */
  tagline: tagline.refine(
    ({ en, ar }) => Math.max(en.length, ar.length) <= 34,
    "must have at most 34 letters in each language",
  ),
  work,
  area,
  /** A digit is refused, because a person who has lost track of the questions types the telephone number here. */
  locality: locality.refine(({ en, ar }) => !/\p{N}/u.test(en + ar), "must be a city, without digits"),
  phone,
  whatsapp,
  emergency,
  email,
  hours,
  claims,
  /**
   * The letters at the beginning of each enquiry's number. By default they are made from the short name. Numbers of stored enquiries do not
   * change.
   */
  references: letters.optional(),
  /** One or two paragraphs for the page "About us". */
  about: z.strictObject({ en: z.string().trim().min(80), ar: z.string().trim().min(80) }),
  cities: z.union([z.literal("all"), z.array(z.enum(cities)).min(1)]),
  trades: z.union([z.literal("all"), z.array(z.enum(tradeNames)).min(1)]),
  /** More pages that the company does not want, by their English path. "/industries/*" means all pages below it. */
  without: z.array(z.string().regex(/^\/[a-z0-9/-]*\*?$/, "must be a page's English path")).default([]),
  colours: z.strictObject({ brand: hex, accent: hex }),
  /** A PNG, JPEG, WebP or SVG file, relative to the file with the answers. If it is left out, the current logo stays. */
  logo: z.string().optional(),
});
export type Answers = z.infer<typeof answers>;

export const scopeOf = ({ cities: served, trades, without }: Answers): Scope => ({ cities: served, trades, without });
