import type { Status } from "@site/ground/states/lead.ts";
import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { recordOf } from "@site/typed";
import { type Kysely, sql } from "kysely";
import { leadDetails } from "#platform/db/json-columns.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { eachWon, type WonPart } from "../won.ts";
import type { Filter } from "./filtered.ts";
import { placeOfOrigin } from "./origin.ts";
import type { Period } from "./period.ts";

/** The dimensions by which leads are counted. Their names are the same as the names of the dimensions of visits. */
export const leadDims = [
  ...(["entry", "source", "channel", "campaign", "service", "place", "language", "tool", "variant"] as const),
] as const;
export type LeadDim = (typeof leadDims)[number];

/**
 * The numbers of leads that came in the period, by how far they got. `won` and `wonFils` are different: they count the leads that were won
 * in the period, whenever they came (see `wonOn`).
 */
export interface Outcome {
  leads: number;
  contacted: number;
  quoted: number;
  wonSoFar: number;
  won: number;
  wonFils: number;
}

export interface Outcomes {
  total: Outcome;
  by: Record<LeadDim, Map<string, Outcome>>;
}

export const noOutcome = (): Outcome => ({
  ...{ leads: 0, contacted: 0, quoted: 0, wonSoFar: 0 },
  ...{ won: 0, wonFils: 0 },
});

/** The number of leads that are read at a time. It is small, so that parsing them does not delay other requests. */
const slice = 250;

/** Sums the leads that came or were won in a period, without personal data. It uses only those filters that leads have too. */
export async function outcomesOf(
  db: Kysely<Database>,
  { first, last }: Period,
  filter: Filter = {},
): Promise<Outcomes> {
  const found: Outcomes = {
    total: noOutcome(),
    by: recordOf(leadDims, () => new Map()),
  };
  const to = uaeDayStart(last + 1);
  let after = { at: uaeDayStart(first), id: "" };
  for (;;) {
    const rows = await rowsAfter(db, after, to);
    for (const row of rows) count(found, row, filter, (to) => addLead(to, row));
    const end = rows.at(-1);
    if (!end || rows.length < slice) break;
    after = { at: end.created_at, id: end.id };
  }
  for await (const part of eachWon(db, { from: uaeDayStart(first), to }, leadColumns, slice))
    count(found, part, filter, (to) => addWon(to, part));
  return found;
}

/** The columns from which the dimensions of a lead are computed. */
export const leadColumns = ["service", "place", "locale", "page", "source", "origin", "details"] as const;
export type LeadKeys = Pick<LeadsTable, (typeof leadColumns)[number]>;

interface Row extends LeadKeys {
  id: string;
  created_at: number;
  status: Status;
  answered: number;
  value_fils: number | null;
}

async function rowsAfter(db: Kysely<Database>, { at, id }: { at: number; id: string }, to: number): Promise<Row[]> {
  await yieldTurn();
  const { rows } = await sql<Row>`
    select id, created_at, status, service, place, locale, page, source, origin, details, value_fils,
      case when coalesce(first_replied_at, replied_at) is null then 0 else 1 end as answered
    from leads where spam = 0 and merged_into is null
      and created_at >= ${at} and created_at < ${to} and (created_at > ${at} or id > ${id})
    order by created_at, id limit ${slice}`.execute(db);
  return rows;
}

function count({ total, by }: Outcomes, row: LeadKeys, filter: Filter, add: (to: Outcome) => void) {
  const keys = keysOfLead(row);
  if (!passes(keys, filter)) return;
  add(total);
  for (const dim of leadDims) {
    const key = keys[dim];
    if (key === undefined) continue;
    const outcome = by[dim].get(key) ?? noOutcome();
    by[dim].set(key, outcome);
    add(outcome);
  }
}

type Keys = Record<LeadDim, string | undefined>;

/** Returns the keys of a lead in the same words under which its visit was counted. */
export function keysOfLead(row: LeadKeys): Keys {
  const { landing, source, campaign, variant } = placeOfOrigin(row);
  return {
    entry: landing,
    source,
    channel: row.source || undefined,
    campaign,
    service: row.service ?? undefined,
    place: row.place ?? undefined,
    language: row.locale,
    tool: calculatorOf(row),
    variant,
  };
}

/** Tells whether a lead is among those that a filter leaves. */
export const passes = (keys: Keys, filter: Filter): boolean =>
  leadDims.every((dim) => !(dim in filter) || filter[dim as keyof Filter] === keys[dim]);

/** Adds a lead to the sums. A lost lead counts up to the stage that it reached before it was lost, as on the dashboard of leads. */
function addLead(to: Outcome, { status, answered, value_fils: fils }: Row) {
  const lost = status === "lost";
  const sold = status === "quoted" || status === "won";
  to.leads += 1;
  to.contacted += sold || status === "contacted" || (lost && answered === 1) ? 1 : 0;
  to.quoted += sold || (lost && fils !== null) ? 1 : 0;
  to.wonSoFar += status === "won" ? 1 : 0;
}

function addWon(to: Outcome, { won, fils }: WonPart) {
  to.won += won;
  to.wonFils += fils;
}

function calculatorOf(row: LeadKeys): string | undefined {
  if (!row.details.includes('"calculation"')) return undefined;
  const { calculator } = leadDetails(row).calculation ?? {};
  return typeof calculator === "string" ? calculator : undefined;
}
