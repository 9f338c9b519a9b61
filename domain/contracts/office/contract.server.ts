import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { dateOfDay, uaeClock, uaeDay } from "@site/ground/time/uae-time.ts";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { shownState, unitKinds } from "#domain/people/index.server.ts";
import { readQuotation } from "#domain/quotations/store/index.ts";
import { allTeams, slotMs } from "#domain/visits/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { checklistFor } from "#site/content/visit-checklists.server.ts";
import { dayOf, daysOf, visitTime } from "#site/i18n/days.ts";
import { placeOfContract } from "../store/equipment.ts";
import {
  type Contract,
  type ContractVisit,
  isRunning,
  isSettled,
  readContract,
  visitIs,
  visitsOfContract,
} from "../store/read.ts";
import { jobOf } from "./answer.server.ts";
import { coveredBy } from "./covered-work.server.ts";
import { fieldsOf } from "./form.server.ts";
import { registerMonths } from "./register.server.ts";
import { soonDays } from "./soon.server.ts";

/** Returns the data of the page of one contract. */
export async function contractPage(request: Request, id: string) {
  const colleague = await requireRight(request, "leads");
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const database = await db();
  const contract = await readContract(database, id);
  const quotation = contract && (await readQuotation(database, contract.quotationId));
  if (!contract || !quotation) throw data(null, { status: 404 });
  const lead = await jobOf(contract.leadId);
  const visits = await visitsOfContract(database, id);
  const teams = (await allTeams(database)).map(({ id: team, name, active }) => ({ id: team, name, active }));
  const now = currentTime();
  const runs = isRunning(contract, now);
  const mayChange = runs && may(colleague.role, "leads.change");
  return {
    id,
    version: contract.version,
    number: contract.number,
    state: shownState(contract, await soonDays(database), now),
    made: searchParams.get("done") === "made",
    ...daysOf(contract.term, language),
    visitsAYear: contract.visitsAYear,
    customer: contract.customer,
    property: contract.property,
    closed: contract.closedAt === null ? undefined : dayOf(contract.closedAt, language),
    reason: contract.reason,
    told: contract.toldAt === null ? undefined : dayOf(contract.toldAt, language),
    lead,
    quote: { id: quotation.id, number: quotation.number ?? "", gross: quotation.gross },
    covered: coveredBy(quotation, language),
    kinds: unitKinds(language),
    units: contract.units,
    place: await placeView(contract),
    fields: fieldsOf(contract),
    visits: visits.map((visit) => visitView(visit, teams, language)),
    proposed: visits.filter(({ state }) => state === "proposed").length,
    counts: {
      count: visits.length,
      done: visits.filter((visit) => visitIs(visit, "wasDone")).length,
      booked: visits.filter((visit) => visitIs(visit, "isOpen")).length,
    },
    teams: teams.filter(({ active }) => active === 1),
    checklist: checklistFor("service", lead.service).checks.map(({ text }) => text[language]),
    mayChange,
    mayPlan: mayChange && may(colleague.role, "visits.change"),
    registers: registerMonths(now),
    isLocked: visits.some(({ appointment: visit }) => visit !== null),
  };
}
/**
 * Returns the place of the contract's lead with the number of units that are missing there. Returns null if the lead has no place, and
 * undefined if the contract has no units.
 */
async function placeView(contract: Contract) {
  if (contract.units.length === 0) return undefined;
  const place = await placeOfContract(await db(), contract);
  return place ? { id: place.id, missing: place.count, fits: place.fits } : null;
}

export type ContractPageData = Awaited<ReturnType<typeof contractPage>>;

function visitView(visit: ContractVisit, teams: readonly { id: string; name: string }[], language: Language) {
  const { id, appointment: booked, state, from, to, team } = visit;
  return {
    id,
    appointment: booked,
    state,
    isOpen: !isSettled(visit),
    when: visitTime({ from, to }, language),
    team: teams.find((one) => one.id === team)?.name ?? "",
    fields: {
      date: dateOfDay(uaeDay(from)),
      time: uaeClock(from).toISOString().slice(11, 16),
      slots: Math.round((to - from) / slotMs),
      team: team ?? teams[0]?.id ?? "",
    },
  };
}
