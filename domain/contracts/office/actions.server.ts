import { languageOf } from "@site/ground/language/languages.ts";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { unitKinds } from "#domain/people/index.server.ts";
import { clashInWords, moveForm } from "#domain/visits/index.server.ts";
import { allTeams } from "#domain/visits/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { readForm } from "#site/forms/form.server.ts";
import { translator } from "#site/i18n/t.ts";
import type { Outcome } from "../store/change.ts";
import { noteEquipment } from "../store/equipment.ts";
import { isSameTerm, saveContract } from "../store/make.ts";
import type { BookingDetails } from "../store/plan.ts";
import { endContract, type PlannedTime, planVisits, proposeAnew } from "../store/plan.ts";
import { type Contract, type ContractVisit, isSettled, readContract, visitsOfContract } from "../store/read.ts";
import { type ContractAnswer, jobOf } from "./answer.server.ts";
import { endForm, fieldsOf, valuesOf } from "./form.server.ts";
import { proposedTimes, teamsFor } from "./times.server.ts";

type Fields = Record<string, string>;

export async function changeContract(request: Request, id: string): Promise<ContractAnswer> {
  const colleague = await requireRight(request, "leads");
  const fields = (await readForm(request))?.fields ?? {};
  const database = await db();
  const contract = await readContract(database, id);
  if (!contract) throw data(null, { status: 404 });
  const seen = Number(fields.version) || 0;
  switch (fields.intent) {
    case "save":
      return save(colleague.id, contract, seen, fields);
    case "plan":
    case "plan-all":
    case "book": {
      await requireRight(request, "visits");
      return plan(request, colleague.id, contract, seen, fields);
    }
    case "propose": {
      const visits = await visitsOfContract(database, id);
      const times = await proposedTimes(contract, await jobOf(contract.leadId), visits);
      const outcome = await proposeAnew(database, colleague.id, id, seen, times);
      return outcome.ok && outcome.kept ? { problem: "kept", count: outcome.kept } : answerOf(outcome, "proposed");
    }
    case "note": {
      const noted = await noteEquipment(database, colleague.id, id);
      return noted.ok ? { done: "noted" } : { problem: noted.problem };
    }
    case "end": {
      const parsed = endForm.safeParse(fields);
      if (!parsed.success) return { problem: "invalid", field: "reason" };
      const { reason, withVisits } = parsed.data;
      const ending = { reason, withVisits: withVisits === "on" };
      return answerOf(await endContract(database, colleague.id, id, seen, ending), "ended");
    }
    default:
      throw data(null, { status: 400 });
  }
}

const answerOf = (outcome: Outcome, done: ContractAnswer["done"]): ContractAnswer =>
  outcome.ok ? { done } : { problem: outcome.problem };

async function save(colleague: string, contract: Contract, seen: number, fields: Fields): Promise<ContractAnswer> {
  // Once the term can no longer be changed, the form does not send it, so the stored values are used.
  const read = valuesOf({ ...fieldsOf(contract), ...fields });
  if ("wrong" in read) return { problem: "invalid", field: read.wrong };
  const times = isSameTerm(contract, read.values) ? [] : await proposedTimes(read.values, await jobOf(contract.leadId));
  return answerOf(await saveContract(await db(), colleague, contract.id, seen, read.values, times), "saved");
}

async function plan(
  request: Request,
  colleague: string,
  contract: Contract,
  seen: number,
  fields: Fields,
): Promise<ContractAnswer> {
  const database = await db();
  const lead = await jobOf(contract.leadId);
  const visits = (await visitsOfContract(database, contract.id)).filter((visit) => !isSettled(visit));
  const chosen = visits.filter(({ id, state }) => {
    // A cancelled or missed visit is planned again only by the form with a new time (`book`).
    if (fields.intent !== "book" && state !== "proposed") return false;
    return fields.intent === "plan-all" || id === fields.visit;
  });
  if (chosen.length === 0) return { problem: "state" };
  const wishes = fields.intent === "book" ? await typedWish(chosen, fields) : await wishesFor(chosen, lead);
  if (!wishes) return { problem: "invalid", field: "date" };
  const able = wishes.filter(({ teams }) => teams.length > 0);
  const none = wishes.length - able.length;
  if (able.length === 0) return { problem: "taken", count: none };
  const how: BookingDetails = { place: lead.place ?? "", work: workOf(request, contract) };
  const outcome = await planVisits(database, colleague, contract.id, seen, able, how);
  if (!outcome.ok) return { problem: outcome.problem };
  const count = none + (outcome.taken?.length ?? 0);
  if (count === 0) return { done: "planned" };
  const said = clashInWords(outcome.clash, languageOf(new URL(request.url).pathname));
  return { problem: "taken", count, ...(said && { said }) };
}

/** Returns the wishes to book the proposed times, each with the teams that are free then. A time in the past has no team. */
async function wishesFor(
  visits: readonly ContractVisit[],
  job: Parameters<typeof teamsFor>[0],
): Promise<PlannedTime[]> {
  const wishes: PlannedTime[] = [];
  for (const { id, from, to } of visits) {
    const teams = from > currentTime() ? await teamsFor(job, { from, to }) : [];
    wishes.push({ visit: id, from, to, teams });
  }
  return wishes;
}

/**
 * Returns the wish to book a visit at the time that a colleague typed. The time may be outside the working hours. Returns undefined if the
 * form is invalid.
 */
async function typedWish([visit]: readonly ContractVisit[], fields: Fields): Promise<PlannedTime[] | undefined> {
  const parsed = moveForm.safeParse(fields);
  const teams = await allTeams(await db());
  if (!visit || !parsed.success || !teams.some(({ id }) => id === parsed.data.team)) return undefined;
  const { from, to, team } = parsed.data;
  return [{ visit: visit.id, from, to, teams: [team] }];
}

const longestWork = 1000;

/** Returns the work that the team reads about the visit: the number of the contract and its equipment. */
function workOf(request: Request, { number, units }: Contract): string {
  const language = languageOf(new URL(request.url).pathname);
  const kinds = unitKinds(language);
  const lines = units.map(({ kind, pieces, make, model, serial, where }) =>
    [`${pieces} × ${kinds[kind]}`, make, model, serial, where].filter(Boolean).join(" · "),
  );
  return [translator(language, "contract")("office.work", { number }), ...lines].join("\n").slice(0, longestWork);
}
