import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { visitOutcomes, visitStates } from "@site/ground/states/visit.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { dateOfDay, uaeClock, uaeDay } from "@site/ground/time/uae-time.ts";
import { isOneOf } from "@site/typed";
import { data, redirect } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { gateFields, keepGate } from "#domain/people/index.server.ts";
import { checklistOf, papers, papersFor, readyIn } from "#domain/people/index.ts";
import { gateOfLead } from "#domain/people/store/index.ts";
import { db } from "#platform/db/db.ts";
import { leadDetails } from "#platform/db/json-columns.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { readForm } from "#site/forms/form.server.ts";
import { book, cancel, confirm, describe, move, settle } from "../store/change.ts";
import type { Outcome } from "../store/outcome.ts";
import { allTeams, readVisit, type Visit } from "../store/read.ts";
import { slotMs } from "../store/types.ts";
import type { OfficeAnswer } from "./answer.server.ts";
import { windowsFor } from "./calendar.server.ts";
import { refusalOf } from "./clash.server.ts";
import { bookingForm, detailsForm, moveForm } from "./form.server.ts";
import { noteTold, tellingsOf, waysToTell } from "./telling.server.ts";
import { movedAnswer, undo } from "./undo.server.ts";

/** Returns the time of a visit as values of form fields. */
const fieldsOf = ({ from, to }: { from: number; to: number }) => ({
  date: dateOfDay(uaeDay(from)),
  time: uaeClock(from).toISOString().slice(11, 16),
  slots: Math.round((to - from) / slotMs),
});

async function choices(lead: Pick<LeadsTable, "service" | "place">, language: Language, moving?: Visit) {
  const job = { service: lead.service, place: lead.place, ...(moving && { moving: moving.id }) };
  const windows = (await windowsFor(job, currentTime())).filter(({ from }) => from !== moving?.from_at);
  const teams = (await allTeams(await db())).filter(({ active }) => active === 1);
  return {
    teams: teams.map(({ id, name }) => ({ id, name })),
    free: windows.slice(0, 8).map((window) => ({
      ...fieldsOf(window),
      team: window.teams[0] ?? "",
      label: span(window.from, window.to, language),
    })),
  };
}

/** Returns the data for an empty form for a visit of this lead. */
export async function newVisitPage(request: Request, leadId: string) {
  const { id: me } = await requireRight(request, "visits");
  const language = languageOf(new URL(request.url).pathname);
  const lead = await leadOf(leadId);
  return {
    me,
    lead: { id: lead.id, name: lead.name, reference: lead.reference, email: lead.email !== "" },
    address: leadDetails(lead).area,
    today: dateOfDay(uaeDay(currentTime())),
    ...(await choices(lead, language)),
  };
}
export type NewVisitData = Awaited<ReturnType<typeof newVisitPage>>;

async function leadOf(id: string) {
  const found = (await db()).selectFrom("leads").selectAll().where("id", "=", id).where("erased_at", "is", null);
  const lead = await found.where("merged_into", "is", null).executeTakeFirst();
  if (!lead) throw data(null, { status: 404 });
  return lead;
}

export async function newVisit(request: Request, leadId: string) {
  const colleague = await requireRight(request, "visits");
  const lead = await leadOf(leadId);
  const language = languageOf(new URL(request.url).pathname);
  const form = bookingForm.safeParse((await readForm(request))?.fields ?? {});
  if (!form.success) return invalid(form.error.issues[0]?.path[0]);
  const { from, to, team, kind, address, access } = form.data;
  const database = await db();
  if (!(await isTeam(team))) return invalid("team");
  const booking = { kind, from, to, teams: [team], address, accessNote: access, lapsesAt: null };
  const outcome = await book(
    database,
    leadId,
    { ...booking, place: lead.place ?? "", locale: lead.locale === "ar" ? "ar" : "en" },
    colleague.id,
  );
  if (!outcome.ok) return refusalOf(outcome, language);
  return redirect(href(`/admin/visits/${outcome.id}`, language), 303);
}

const isTeam = async (id: string) => (await allTeams(await db())).some((team) => team.id === id);
/**
 * The answer to an invalid form. It has the status 200, because after an error status React Router does not reload the data of the page.
 */
const invalid = (field: unknown): OfficeAnswer => ({ problem: "invalid", field: String(field ?? "") });

/** Returns one visit and what can be done with it. */
export async function visitPage(request: Request, id: string) {
  const colleague = await requireRight(request, "visits");
  const language = languageOf(new URL(request.url).pathname);
  const database = await db();
  const visit = await readVisit(database, id);
  const found = visit && database.selectFrom("leads").selectAll().where("id", "=", visit.lead_id);
  const lead = await found?.executeTakeFirst();
  if (!visit || !lead) throw data(null, { status: 404 });
  const { property } = leadDetails(lead);
  const gate = await gateOfLead(database, lead);
  const ready = readyIn(visit, gate?.building);
  const { isOpen } = visitStates[visit.state];
  const team = (await allTeams(database)).find((one) => one.id === visit.team_id);
  const mayChange = may(colleague.role, "visits.change");
  return {
    id,
    me: colleague.id,
    version: visit.version,
    kind: visit.kind,
    state: visit.state,
    isOpen,
    mayChange: mayChange && lead.erased_at === null,
    began: visit.from_at <= currentTime(),
    when: span(visit.from_at, visit.to_at, language),
    fields: { ...fieldsOf({ from: visit.from_at, to: visit.to_at }), team: visit.team_id },
    team: team?.name ?? "",
    address: visit.address,
    access: visit.access_note,
    work: visit.work,
    place: visit.place,
    ready,
    /** True if papers were made ready for another building, to which the enquiry belonged before. */
    wasElsewhere: ready.length < (JSON.parse(visit.papers) as string[]).length,
    papers: checklistOf(gate?.papers ?? null, property, ready),
    gate: gate && {
      ...{ building: gate.building, version: gate.version, name: gate.name, isNoted: gate.papers !== null },
      fields: gateFields(gate, papersFor(property)),
    },
    telling: (await tellingsOf(database, [visit], language, currentTime(), mayChange)).get(id),
    lead: { id: lead.id, name: lead.name, phone: lead.phone, reference: lead.reference, service: lead.service },
    ...(isOpen ? await choices(lead, language, visit) : { teams: [], free: [] }),
  };
}
export type VisitPageData = Awaited<ReturnType<typeof visitPage>>;

async function leadOfVisit(id: string) {
  const visit = await readVisit(await db(), id);
  if (!visit) throw data(null, { status: 404 });
  return leadOf(visit.lead_id);
}

export async function changeVisit(request: Request, id: string): Promise<OfficeAnswer> {
  const colleague = await requireRight(request, "visits");
  const form = await request.formData();
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const seen = Number(fields.version) || 0;
  const database = await db();
  const language = languageOf(new URL(request.url).pathname);
  const answerOf = (outcome: Outcome): OfficeAnswer => (outcome.ok ? { done: true } : refusalOf(outcome, language));
  switch (fields.intent) {
    case "move": {
      const parsed = moveForm.safeParse(fields);
      if (!parsed.success || !(await isTeam(parsed.data.team)))
        return invalid(parsed.error?.issues[0]?.path[0] ?? "team");
      const { from, to, team } = parsed.data;
      return movedAnswer(
        await move(database, id, seen, { from, to, teams: [team], lapsesAt: null }, colleague.id),
        language,
      );
    }
    case "undo":
      return undo(colleague.id, id, Number(fields.sequence), language);
    case "gate": {
      const outcome = await keepGate(colleague.id, await leadOfVisit(id), fields);
      if ("wrong" in outcome) return invalid(outcome.wrong);
      return outcome.ok ? { done: true } : { problem: outcome.problem === "conflict" ? "conflict" : "missing" };
    }
    case "confirm":
      return answerOf(await confirm(database, id, seen, colleague.id));
    case "cancel":
      return answerOf(await cancel(database, id, seen, colleague.id));
    case "told": {
      if (!isOneOf(waysToTell, fields.channel)) return invalid("channel");
      return answerOf(await noteTold(database, colleague.id, id, fields.channel));
    }
    case "details": {
      const parsed = detailsForm.safeParse(fields);
      if (!parsed.success) return invalid(parsed.error.issues[0]?.path[0]);
      const ready = papers.filter((paper) => form.getAll("papers").includes(paper));
      const gate = await gateOfLead(database, await leadOfVisit(id));
      // The ticked papers are for the building that the form showed. If it is another building now, the form is refused.
      if (fields.building !== (gate?.building ?? "")) return { problem: "conflict" };
      const { address, access, work = "" } = parsed.data;
      const at = { papers: JSON.stringify(ready), papers_building: gate?.building ?? null };
      const set = { address, access_note: access, work, ...at };
      return answerOf(await describe(database, id, seen, set, colleague.id));
    }
    default:
      if (!isOneOf(visitOutcomes, fields.intent)) throw data(null, { status: 400 });
      return answerOf(await settle(database, id, seen, fields.intent, colleague.id));
  }
}
