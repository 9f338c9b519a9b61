import { referenceAlphabet } from "@site/ground/company/references.ts";
import type { leadKinds } from "@site/ground/states/lead.ts";
import own from "#content/shared/references.json" with { type: "json" };
import type { LeadsTable } from "#platform/db/schema.ts";
import { leadPlaces, leadServices, properties, urgencies } from "#site/forms/options.ts";
import { type History, historyOf } from "./history.ts";
import type { Random } from "./random.ts";
import { closings, names, sentences, spamTexts, topics } from "./words.ts";

export const hour = 3_600_000;
export const day = 24 * hour;

/** A person who writes once or several times. */
export interface Person {
  locale: "en" | "ar";
  name: string;
  email: string;
  phone: string;
  phone_typed: string;
}

export function personOf(random: Random): Person {
  const locale = random.chance(0.4) ? "ar" : "en";
  const { first, last } = names[locale];
  const number = `5${random.pick(["0", "2", "4", "5", "6", "8"])}${String(random.below(1e7)).padStart(7, "0")}`;
  return {
    locale,
    name: `${random.pick(first)} ${random.pick(last)}`,
    email: `${random.pick(names.en.first)}.${random.hex(5)}@example.com`.toLowerCase(),
    phone: `+971${number}`,
    phone_typed: random.pick([
      `0${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`,
      `+971${number}`,
      `0${number}`,
    ]),
  };
}

/** A lead without its search text, which is made from all the other columns. */
export type InventedLead = Omit<LeadsTable, "search">;

/** Returns one enquiry with its history in the office, up to `now`. */
export function leadOf(
  random: Random,
  person: Person,
  at: number,
  now: number,
  colleagues: readonly string[],
): [InventedLead, History] {
  const spam = random.chance(0.05);
  const history = historyOf(random, at, now, colleagues, spam);
  const lead = {
    ...person,
    ...history.columns,
    id: random.id(at),
    reference: referenceOf(random),
    idempotency_key: random.hex(32),
    ...askedFor(random, person, spam),
    created_at: at,
    origin: JSON.stringify({ landing: "/", referrer: "", campaign: {} }),
    spam: spam ? (1 as const) : (0 as const),
    spam_score: spam ? random.between(6, 12) : random.below(3),
    spam_reasons: spam ? JSON.stringify(["links", "fast"]) : "[]",
    merged_into: null,
    consent_version: "1",
    consent_at: at,
    offers: random.chance(0.2) ? (1 as const) : (0 as const),
    follow_key: random.hex(22),
    erased_at: null,
  };
  return [lead, history];
}

function askedFor(random: Random, { locale }: Person, spam: boolean) {
  const kind = random.weighted({
    contact: 30,
    quote: 45,
    callback: 15,
    booking: 12,
    whatsapp: 10,
    phone: 6,
    "walk-in": 2,
  } satisfies Record<(typeof leadKinds)[number], number>);
  const service = random.pick(leadServices);
  const page = `${locale === "ar" ? "/ar" : ""}/${random.pick(["contact", "quote", "dubai/ac-services", "services"])}`;
  const details =
    kind === "quote"
      ? { property: random.pick(properties), size: "2 bedrooms", urgency: random.pick(urgencies) }
      : null;
  return {
    kind,
    service: kind === "contact" && random.chance(0.5) ? null : service,
    place: random.chance(0.2) ? null : random.pick(leadPlaces),
    source: random.weighted({ direct: 25, search: 40, social: 12, referral: 8, campaign: 15 }),
    page,
    urgency: details?.urgency ?? null,
    details: JSON.stringify(details ?? {}),
    message: spam ? random.pick(spamTexts) : messageOf(random, locale, service),
  };
}

function messageOf(random: Random, locale: "en" | "ar", service: string): string {
  const all = sentences[locale][topics[service] ?? (random.chance(0.7) ? "works" : "care")];
  const some = Array.from({ length: random.chance(0.05) ? 8 : random.between(1, 3) }, () => random.pick(all));
  return [...some, random.pick(closings[locale])].join(" ").trim();
}

const drawn = new Set<string>();

function referenceOf(random: Random): string {
  const reference = `${own.requests}-${Array.from({ length: 6 }, () => random.pick([...referenceAlphabet])).join("")}`;
  if (drawn.has(reference)) return referenceOf(random);
  drawn.add(reference);
  return reference;
}
