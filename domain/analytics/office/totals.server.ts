import { noOutcome, type Outcome } from "../store/read/leads.ts";
import { daysIn, type Period } from "../store/read/period.ts";
import { addSums, noSums, type Sums } from "../store/read/sums.ts";
import { isFiltered } from "./filter.ts";
import type { Context } from "./tables/context.server.ts";
import { figureOf } from "./tables/visits.server.ts";

const names = ["visits", "perDay", "viewsEach", "perVisit", "bounced", "begun", "leads", "wonAed"] as const;

export interface Total {
  name: (typeof names)[number];
  value: number | null;
  before: number | null;
}

/** The steps of the funnel, from the visit to the won job. */
export type Steps = Record<"visits" | "begun" | "leads" | "contacted" | "quoted" | "wonSoFar" | "wonAed", number>;

/** Returns the key figures of the period and of the earlier period. */
export async function totalsOf(context: Context): Promise<{ totals: Total[]; steps: Steps | null }> {
  const { period, before } = context.choice;
  const now = await figuresOf(context, period, (await context.outcomes()).total);
  const then = before && (await figuresOf(context, before, (await context.outcomes(before)).total));
  return {
    // A filter cannot count visitors. It reads stored visits, and the hashes that tell visitors apart are deleted from them after two days.
    totals: names
      .filter((name) => name !== "perDay" || !isFiltered(context.choice.filter))
      .map((name): Total => ({ name, value: now.value(name), before: then ? then.value(name) : null })),
    steps: now.steps,
  };
}

async function figuresOf(context: Context, period: Period, outcome: Outcome = noOutcome()) {
  const sums = [...(await context.sums("all", period)).values()].reduce(addSums, noSums());
  return {
    value: (name: Total["name"]) => valueIn(name, sums, outcome, daysIn(period)),
    steps: {
      visits: sums.visits,
      begun: sums.begun,
      leads: outcome.leads,
      contacted: outcome.contacted,
      quoted: outcome.quoted,
      wonSoFar: outcome.wonSoFar,
      wonAed: outcome.wonFils,
    },
  };
}

function valueIn(name: Total["name"], sums: Sums, outcome: Outcome, days: number): number | null {
  // A visitor is recognised only within one day. A sum over days would count a person several times, so the figure is the mean per day.
  if (name === "perDay") return Math.round(sums.visitors / days);
  if (name === "viewsEach") return sums.visits === 0 ? null : sums.views / sums.visits;
  return figureOf(name, sums, outcome);
}
