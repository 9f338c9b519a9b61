import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import { type Actor, addEvents, type EventData, lockTargetOf, type MergeTarget } from "#domain/leads/store/index.ts";
import type { Window } from "#domain/visits/store/index.ts";
import type { Action } from "#platform/audit/actions.ts";
import { audit } from "#platform/audit/audit.ts";
import { type ChangeRefusal, changeRefusal, changeSeen } from "#platform/db/change-seen.ts";
import type { ContractsTable } from "#platform/db/contract-schema.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { enqueue, type NewMessage, transactionWithMessages } from "#platform/outbox/enqueue.ts";
import { type Contract, type ContractVisit, isSettled, readContract, visitsOfContract } from "./read.ts";
import type { ContractValues } from "./types.ts";

/** Why a change was refused. `state` means that the state of the contract or its quotation does not allow the change. */
export type Problem = "missing" | "conflict" | "state";
export type Outcome = { ok: true; id: string } | ChangeRefusal<Problem>;

export interface Change {
  set?: Updateable<ContractsTable>;
  /** The kind of news for the timeline of the lead. */
  what?: EventData["contract"]["what"];
  reason?: string;
  action: Action;
  messages?: NewMessage[];
}

/** The contract to change. `seen` is the version that the colleague was shown; null if no page was involved. */
interface Changing {
  id: string;
  seen: number | null;
  actor: Actor;
  now: number;
}

/**
 * Changes a contract, its visits and its lead in one transaction. It locks the lead first, as every change does. `changeOf` then gets the
 * current contract and returns the change.
 */
export const changeContract = (
  db: Kysely<Database>,
  { id, seen, actor, now }: Changing,
  changeOf: (tx: Transaction<Database>, contract: Contract) => Promise<Change | Problem>,
): Promise<Outcome> =>
  transactionWithMessages(db, async (tx): Promise<Outcome> => {
    const target = await lockTargetOf(tx, "contracts", id);
    if (!target) return changeRefusal("missing");
    const outcome = await changeSeen<Contract, Change, Problem>(
      tx,
      { table: "contracts", id, seen },
      readContract,
      async (contract) => {
        const change = await changeOf(tx, contract);
        return typeof change === "string" ? change : { set: {}, ...change };
      },
    );
    if (!outcome.ok) return outcome;
    await tell(tx, outcome.row, target, outcome.change, actor, now);
    return { ok: true, id };
  });

/** Writes the news to the timeline, the audit log and the outbox. */
export async function tell(
  tx: Transaction<Database>,
  { id, number, enquiryId }: Pick<Contract, "id" | "number" | "enquiryId">,
  { lead }: MergeTarget,
  { what, reason, action, messages = [] }: Change,
  actor: Actor,
  now: number,
) {
  const set = { updated_at: now, version: sql<number>`version + 1`, ...(what === "ending" && { unread: 1 as const }) };
  await tx.updateTable("leads").set(set).where("id", "=", lead.id).execute();
  if (what) {
    const data = { what, contract: id, number, ...(reason && { reason }) };
    const cameFrom = enquiryId === lead.id ? null : enquiryId;
    await addEvents(tx, lead.id, [{ kind: "contract", data, actor, shown: what !== "ending" }], now, cameFrom);
  }
  const colleague = actor === "system" ? null : actor;
  await audit(tx, colleague, [{ action, subject: lead.id, data: { contract: id } }], now);
  await enqueue(
    tx,
    messages.map((message) => ({ ...message, held: lead.spam === 1 })),
    now,
  );
}

const text = (written: string) => written.replaceAll("\0", "");

export const columnsOf = ({ locale, property, term, visitsAYear, units }: ContractValues) => ({
  locale,
  property: text(property),
  starts_at: term.from,
  ends_at: term.to,
  visits_a_year: visitsAYear,
  units: text(storedJson(units)),
});

/** Replaces all proposed times with these times. Nothing may be booked yet. */
export async function propose(tx: Transaction<Database>, id: string, times: readonly Window[], now: number) {
  await tx.deleteFrom("contract_visits").where("contract_id", "=", id).execute();
  await addTimes(tx, id, times, now);
}

/**
 * Replaces visits that are not booked, or were cancelled or missed, with proposals of these times. If there are fewer times than visits,
 * the rest of the visits stays, because the contract owes them. Proposals are replaced before visits at which nobody was there. Returns how
 * many visits stay.
 */
export async function proposeInstead(tx: Transaction<Database>, id: string, times: readonly Window[], now: number) {
  const open = (await visitsOfContract(tx, id)).filter((visit) => !isSettled(visit));
  const found = times.slice(0, open.length);
  // A visit at one of the new times is replaced first, so that no two visits have the same time.
  const goesFirst = ({ state, from }: ContractVisit) =>
    found.some((time) => time.from === from) ? 0 : state === "proposed" ? 1 : 2;
  const gone = open.toSorted((one, other) => goesFirst(one) - goesFirst(other)).slice(0, found.length);
  const ids = gone.map((visit) => visit.id);
  if (ids.length > 0) await tx.deleteFrom("contract_visits").where("id", "in", ids).execute();
  await addTimes(tx, id, found, now);
  return open.length - found.length;
}

async function addTimes(tx: Transaction<Database>, id: string, times: readonly Window[], now: number) {
  const rows = times.map(({ from, to }) => ({
    id: newId(now),
    contract_id: id,
    from_at: from,
    to_at: to,
    appointment_id: null,
  }));
  if (rows.length > 0) await tx.insertInto("contract_visits").values(rows).execute();
}
