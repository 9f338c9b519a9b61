import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { type Bookings, bookingStepsOf, bookingsByPage, type StepsByPage } from "../../store/read/bookings.ts";
import { filteredReader, type Reader } from "../../store/read/filtered.ts";
import { type Outcomes, outcomesOf } from "../../store/read/leads.ts";
import type { Period } from "../../store/read/period.ts";
import { type Sums, sumsBy, sumsByDay } from "../../store/read/sums.ts";
import type { Choice } from "../choice.ts";
import { isFiltered } from "../filter.ts";
import type { FunnelDim } from "./table.ts";

/** The data sources for all tables of one page. Data that several tables need are read only once. */
export interface Context {
  db: Kysely<Database>;
  language: Language;
  choice: Choice;
  by: FunnelDim;
  outcomes(period?: Period): Promise<Outcomes>;
  sums(dim: string, period: Period): Promise<Map<string, Sums>>;
  byDay(period: Period): Promise<Map<number, Sums>>;
  bookingSteps(period: Period): Promise<StepsByPage>;
  bookings(): Promise<Map<string, Bookings>>;
}

export function contextOf(db: Kysely<Database>, language: Language, choice: Choice, by: FunnelDim): Context {
  const { filter } = choice;
  const reader: Promise<Reader> = isFiltered(filter)
    ? filteredReader(db, filter)
    : Promise.resolve({ by: (dim, period) => sumsBy(db, dim, period), byDay: (period) => sumsByDay(db, period) });
  const outcomes = new Map<string, Promise<Outcomes>>();
  const read = new Map<string, Promise<Map<string, Sums>>>();
  const steps = new Map<string, Promise<StepsByPage>>();
  return {
    db,
    language,
    choice,
    by,
    outcomes: (period = choice.period) =>
      once(outcomes, `${period.first} ${period.last}`, () => outcomesOf(db, period, filter)),
    sums: (dim, period) =>
      once(read, `${dim} ${period.first} ${period.last}`, async () => (await reader).by(dim, period)),
    byDay: async (period) => (await reader).byDay(period),
    bookingSteps: (period) => once(steps, `${period.first} ${period.last}`, () => bookingStepsOf(db, period, filter)),
    bookings: () => bookingsByPage(db, choice.period, filter),
  };
}

function once<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
