import type { Kysely, Transaction } from "kysely";
import { type Outcome as Booked, bookIn, type Clash, cancelIn, type Window } from "#domain/visits/store/index.ts";
import type { AppointmentsTable } from "#platform/db/appointment-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { changeContract, type Outcome, proposeInstead } from "./change.ts";
import { type Contract, type ContractVisit, isRunning, isSettled, visitIs, visitsOfContract } from "./read.ts";

/** A visit of the contract to book, with its time and the suitable teams, best first. */
export interface PlannedTime extends Window {
  visit: string;
  teams: readonly string[];
}

/** How the visits are booked. `place` and `work` mean the same as in a visit. */
export interface BookingDetails {
  place: AppointmentsTable["place"];
  work: string;
}

export const plannedTopic = "mail.contract-visits";

/**
 * Books the visits that a colleague has confirmed, in one transaction. If all teams of a visit are taken by now, the visit stays as it was
 * and its id is in `taken`. `clash` is the other visit of a colleague, if that is the reason. If several visits are booked, the customer
 * gets one mail about all of them.
 */
export async function planVisits(
  db: Kysely<Database>,
  colleague: string,
  id: string,
  seen: number,
  wishes: readonly PlannedTime[],
  planned: BookingDetails,
  now = currentTime(),
): Promise<Outcome & { taken?: string[]; clash?: Clash }> {
  let taken: string[] = [];
  let clash: Clash | undefined;
  const outcome = await changeContract(db, { id, seen, actor: colleague, now }, async (tx, contract) => {
    taken = [];
    clash = undefined;
    if (!isRunning(contract, now)) return "state";
    const visits = await visitsOfContract(tx, id);
    const known = wishes.flatMap((wish) => visits.filter(({ id: one }) => one === wish.visit));
    if (known.length < wishes.length || known.some(isSettled)) return "state";
    const together = wishes.length > 1;
    // The visits are booked in the order of their times, so that two colleagues who plan at the same time do not cause a deadlock.
    for (const wish of wishes.toSorted((one, other) => one.from - other.from)) {
      const booked = await bookOne(tx, contract, wish, { ...planned, together }, colleague, now);
      if (booked.ok) continue;
      taken.push(wish.visit);
      clash ??= booked.clash;
    }
    const dedupeKey = `${plannedTopic}:${id}:${contract.version}`;
    const message = { topic: plannedTopic, dedupeKey, leadId: contract.leadId, payload: { contract: id } };
    const isNews = together && taken.length < wishes.length;
    return { action: "contract.plan", messages: isNews ? [message] : [] };
  });
  return { ...outcome, taken, ...(clash && { clash }) };
}

async function bookOne(
  tx: Transaction<Database>,
  { enquiryId, property, locale }: Contract,
  { visit, from, to, teams }: PlannedTime,
  how: BookingDetails & { together: boolean },
  colleague: string,
  now: number,
): Promise<Booked> {
  const booking = {
    kind: "service",
    from,
    to,
    teams,
    address: property,
    accessNote: "",
    locale,
    lapsesAt: null,
  } as const;
  const outcome = await bookIn(tx, enquiryId, { ...booking, ...how }, colleague, now);
  if (!outcome.ok) return outcome;
  const set = { appointment_id: outcome.id, from_at: from, to_at: to };
  await tx.updateTable("contract_visits").set(set).where("id", "=", visit).execute();
  return outcome;
}

/**
 * Proposes other times for the visits that are not booked. `kept` is the number of visits that stay unchanged because no time was found.
 */
export async function proposeAnew(
  db: Kysely<Database>,
  colleague: string,
  id: string,
  seen: number,
  times: readonly Window[],
  now = currentTime(),
): Promise<Outcome & { kept?: number }> {
  let kept = 0;
  const outcome = await changeContract(db, { id, seen, actor: colleague, now }, async (tx, contract) => {
    if (!isRunning(contract, now)) return "state";
    kept = await proposeInstead(tx, id, times, now);
    return { action: "contract.propose" };
  });
  return outcome.ok ? { ...outcome, kept } : outcome;
}

/**
 * Ends a contract before its last day and tells the customer. Proposed visits are removed. Booked visits are cancelled too if the colleague
 * chose that.
 */
export const endContract = (
  db: Kysely<Database>,
  colleague: string,
  id: string,
  seen: number,
  { reason, withVisits }: { reason: string; withVisits: boolean },
  now = currentTime(),
): Promise<Outcome> =>
  changeContract(db, { id, seen, actor: colleague, now }, async (tx, contract) => {
    if (!isRunning(contract, now)) return "state";
    await tx.deleteFrom("contract_visits").where("contract_id", "=", id).where("appointment_id", "is", null).execute();
    const ahead = withVisits ? (await visitsOfContract(tx, id)).filter((visit) => isAhead(visit, now)) : [];
    for (const { appointment: visit } of ahead) await cancelIn(tx, visit, null, colleague, now);
    const set = { state: "cancelled", closed_at: now, reason: reason.replaceAll("\0", "") } as const;
    return { set, what: "cancelled", reason, action: "contract.end" };
  });

const isAhead = (visit: ContractVisit, now: number): visit is ContractVisit & { appointment: string } =>
  visit.appointment !== null && visitIs(visit, "isOpen") && visit.from > now;
