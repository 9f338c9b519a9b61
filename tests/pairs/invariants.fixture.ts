import { totalOf } from "@site/engine/money/quotation.ts";
import { agreedQuotations, quotationStates } from "@site/ground/states/quotation.ts";
import { testimonialStates } from "@site/ground/states/testimonial.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import { readQuotation } from "#domain/quotations/store/read.ts";
import { slotsOf } from "#domain/visits/store/types.ts";
import type { World } from "./world.fixture.ts";

export interface OperationRecord {
  name: string;
  /** The result of the operation; undefined if it failed. */
  outcome?: unknown;
  error?: unknown;
}

const isOk = ({ outcome }: OperationRecord) => (outcome as { ok?: boolean } | undefined)?.ok === true;

/** Returns a sentence for each inconsistency in this world after these operations. */
export async function brokenInvariants(world: World, all: readonly OperationRecord[]): Promise<string[]> {
  const failed = all.filter(({ error }) => error !== undefined).map(({ name, error }) => `${name} failed: ${error}`);
  return [
    ...failed,
    ...(await ofAnswers(world, all)),
    ...(await ofVisits(world)),
    ...(await ofMerges(world)),
    ...(await ofWords(world)),
  ];
}

/** Checks the customer's answer: only one is valid, and the sum, the timeline and the mails belong to the accepted choice. */
async function ofAnswers({ db, quotation: id, enquiries }: World, all: readonly OperationRecord[]): Promise<string[]> {
  const found: string[] = [];
  const quotation = await readQuotation(db, id);
  if (!quotation) return ["the quotation is gone"];
  const { isAgreed } = quotationStates[quotation.state];
  const [accepted, declined] = ["accept", "decline"].map((word) =>
    all.filter((d) => d.name.startsWith(word) && isOk(d)),
  );
  if (accepted?.length && declined?.length) found.push("accepted and declined");
  if (accepted?.length && !isAgreed) found.push(`an acceptance was confirmed, and it is ${quotation.state}`);
  if (declined?.length && !["declined", "superseded"].includes(quotation.state))
    found.push(`declined, and ${quotation.state}`);
  if (accepted && accepted.length > 1 && new Set(accepted.map(({ name }) => name)).size > 1)
    found.push("two different choices were both confirmed");
  const answers = db
    .selectFrom("quotes")
    .select("id")
    .where("number", "=", quotation.number)
    .where("state", "in", agreedQuotations);
  const count = (await answers.execute()).length;
  if (count > 1) found.push(`${count} accepted revisions of one number`);
  const isErased = quotation.hash === null;
  if (!isAgreed || isErased || !("acceptance" in quotation.answer)) return found;
  const { chosen } = quotation.answer.acceptance;
  const { net, gross } = totalOf(quotation.lines, quotation.basis, chosen);
  if (net !== quotation.net || gross !== quotation.gross) found.push("the sum is not that of the choice");
  const events = db
    .selectFrom("lead_events")
    .select("data")
    .where("kind", "=", "quote")
    .where("data", "like", `%${id}%`);
  const totals = (await events.where("data", "like", '%"accepted"%').execute()).map(
    ({ data }) => JSON.parse(data).fils,
  );
  if (totals.join() !== String(gross)) found.push(`the timeline tells of ${totals.join(" and ") || "nothing"}`);
  const keys = ["mail.quote-accepted", "mail.quote-answered"].map((topic) => `${topic}:${id}`);
  const mails = await db.selectFrom("outbox").select("id").where("dedupe_key", "in", keys).execute();
  // If a lead was erased and restored, its unsent messages are not restored.
  const isBack = all.some(({ name }) => name === "retain and take back");
  if (mails.length !== 2 && !isBack) found.push(`${mails.length} mails of the acceptance`);
  if (enquiries.every((enquiry) => enquiry !== quotation.leadId)) found.push("the quotation is on another request");
  return found;
}

/**
 * Checks that no team, and no colleague in two teams, has two visits at the same time. Exactly the half-hours of the valid visits must be
 * reserved.
 */
async function ofVisits({ db, teams }: World): Promise<string[]> {
  const found: string[] = [];
  const visits = await db.selectFrom("appointments").selectAll().where("team_id", "in", teams).execute();
  const standing = visits.filter(({ state }) => visitStates[state].holdsTime);
  const open = standing.filter(({ state }) => visitStates[state].isOpen);
  for (const one of open)
    for (const other of open)
      if (one.id < other.id && one.from_at < other.to_at && other.from_at < one.to_at)
        found.push("two visits of one colleague at once");
  const claims = await db.selectFrom("appointment_claims").selectAll().where("team_id", "in", teams).execute();
  const taken = claims.map(({ team_id, slot, appointment_id }) => `${team_id} ${slot} ${appointment_id}`).sort();
  const due = standing.flatMap(({ id, team_id, from_at: from, to_at }) =>
    slotsOf({ from, to: to_at }).map((slot) => `${team_id} ${slot} ${id}`),
  );
  if (taken.join() !== due.sort().join()) found.push("the half-hours taken are not those of the visits");
  return found;
}

/** Checks a customer's words: they are stored only in the states that have words, and none of an erased enquiry. */
async function ofWords({ db, enquiries }: World): Promise<string[]> {
  const testimonials = db.selectFrom("testimonials").innerJoin("leads", "leads.id", "testimonials.request_id");
  const rows = testimonials
    .select(["state", "words", "testimonials.consent_at", "erased_at"])
    .where("request_id", "in", enquiries);
  return (await rows.execute()).flatMap(({ state, words, consent_at, erased_at }) => {
    const { hasWords } = testimonialStates[state];
    const isRight = (words !== "") === hasWords && (consent_at !== null) === hasWords && erased_at === null;
    return isRight ? [] : [`the words of a testimonial that is ${state}`];
  });
}

/** Checks merges: everything that belongs to an enquiry is at its current lead, and a merged lead points to a lead that is not merged. */
async function ofMerges({ db, enquiries: first, teams }: World): Promise<string[]> {
  const found: string[] = [];
  const booked = await db.selectFrom("appointments").select("request_id").where("team_id", "in", teams).execute();
  const enquiries = [...new Set([...first, ...booked.map(({ request_id }) => request_id)])];
  const leads = await db.selectFrom("leads").selectAll().where("id", "in", enquiries).execute();
  const headOf = (id: string) => leads.find((lead) => lead.id === id)?.merged_into ?? id;
  for (const { id } of leads) if (headOf(headOf(id)) !== headOf(id)) found.push("merged into one that is merged");
  for (const table of ["quotes", "appointments", "contracts"] as const) {
    const rows = await db
      .selectFrom(table)
      .select(["lead_id", "request_id"])
      .where("request_id", "in", enquiries)
      .execute();
    if (rows.some(({ lead_id, request_id }) => lead_id !== headOf(request_id))) found.push(`${table} left behind`);
  }
  for (const table of ["lead_events", "outbox"] as const) {
    const rows = await db.selectFrom(table).select(["lead_id"]).where("lead_id", "in", enquiries).execute();
    if (rows.some(({ lead_id }) => lead_id && headOf(lead_id) !== lead_id)) found.push(`${table} left behind`);
  }
  for (const { erased_at, name, phone, email, search } of leads)
    if (erased_at !== null && `${name}${phone}${email}${search}` !== "") found.push("something of an erased person");
  return found;
}
