import type { Kysely } from "kysely";
import type { Language } from "#app/i18n/languages.ts";
import { type Outcomes, outcomesOf } from "#server/analytics/read/leads.ts";
import type { Period } from "#server/analytics/read/period.ts";
import { type Sums, sumsBy } from "#server/analytics/read/sums.ts";
import type { Database } from "#server/db/schema.ts";
import type { Choice } from "../choice.ts";
import type { FunnelDim } from "./table.ts";

/** What the tables of one answer are made of; what several need is read once. */
export interface Context {
  db: Kysely<Database>;
  language: Language;
  choice: Choice;
  by: FunnelDim;
  outcomes(): Promise<Outcomes>;
  sums(dim: string, period: Period): Promise<Map<string, Sums>>;
}

export function contextOf(db: Kysely<Database>, language: Language, choice: Choice, by: FunnelDim): Context {
  let outcomes: Promise<Outcomes> | undefined;
  const read = new Map<string, Promise<Map<string, Sums>>>();
  return {
    db,
    language,
    choice,
    by,
    outcomes: () => (outcomes ??= outcomesOf(db, choice.period)),
    sums: (dim, period) => {
      const key = `${dim} ${period.first} ${period.last}`;
      const found = read.get(key) ?? sumsBy(db, dim, period);
      read.set(key, found);
      return found;
    },
  };
}
