import { placeNamed, serviceNamed } from "@site/ground/company/scope.ts";
import { enquiryFields, type FieldOf, inSteps, isTextField } from "@site/ground/enquiry-fields.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { span } from "@site/ground/time/uae-span.ts";
import type { Kysely } from "kysely";
import { data, redirect } from "react-router";
import { clock, looksTooOften, submitWritten, type WrittenEnquiry, wordsFor } from "#domain/leads/index.server.ts";
import { isInQuotationForm } from "#domain/leads/index.ts";
import { findByIdempotencyKey } from "#domain/leads/store/index.ts";
import { bookingOf } from "#domain/visits/index.server.ts";
import { giveUpHold } from "#domain/visits/store/index.ts";
import { db } from "#platform/db/db.ts";
import type { Database } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { orAway } from "#site/content/away.server.ts";
import { windowMinutes } from "#site/content/visit-slots.ts";
import { readForm } from "#site/forms/form.server.ts";
import { translator } from "#site/i18n/t.ts";
import { linkHashOf } from "../store/keys.ts";
import { declineWaiting, findByLink, TooLate, takeWaiting, type WaitingEnquiry, writtenIn } from "../store/waiting.ts";

export type WaitingState =
  | ({ is: "waiting" } & ReturnType<typeof viewOf>)
  | { is: "sent"; reference: string; enquiry: `/enquiry/${string}` }
  | { is: "declined" }
  | { is: "gone" };

/** The lead has this idempotency key, so an enquiry becomes one lead, and the link finds the lead afterwards. */
const leadKeyOf = (linkHash: string) => `assistant:${linkHash}`;

const leadOf = (database: Kysely<Database>, linkHash: string) => findByIdempotencyKey(database, [leadKeyOf(linkHash)]);

/** The page /waiting/<key>. Only a POST request answers, because the scanners of mail providers open every link. */
export const waitingPage = (request: Request, key: string) =>
  orAway(request, async () => {
    if (await looksTooOften(request)) return data({ state: undefined }, { status: 429 });
    const url = new URL(request.url);
    const state = await stateOf(key, languageOf(url.pathname), url.searchParams.get("done") === "declined");
    return data({ state }, { status: state.is === "gone" ? 404 : 200 });
  });

async function stateOf(key: string, language: Language, isDeclined: boolean): Promise<WaitingState> {
  const database = await db();
  const linkHash = await linkHashOf(database, key);
  if (linkHash === undefined) return { is: "gone" };
  const waiting = await findByLink(database, linkHash, currentTime());
  if (waiting) return { is: "waiting", ...viewOf(waiting, language) };
  const lead = await leadOf(database, linkHash);
  if (lead) return { is: "sent", reference: lead.reference, enquiry: `/enquiry/${lead.followKey}` };
  return { is: isDeclined ? "declined" : "gone" };
}

/** Returns the words of the program for the eyes of the person. Every value is text and is shown as a quotation. */
function viewOf(waiting: WaitingEnquiry, language: Language) {
  const { program, data: fields, heldTime } = writtenIn(waiting);
  const labels = translator(language, "lead")("fields", { returnObjects: true });
  const chosen = wordsFor(language);
  const answer = (name: FieldOf<"quote">): string =>
    isTextField(name) ? (fields[name] ?? "") : chosen(enquiryFields[name].words, fields[name]);
  const from = Number(heldTime);
  return {
    reference: waiting.reference,
    program,
    facts: inSteps
      .filter(isInQuotationForm)
      .map((name) => ({ name, label: labels[name], value: answer(name) }))
      .filter(({ value }) => value !== ""),
    visit: heldTime && span(from, from + windowMinutes * 60_000, language, currentTime()),
    until: clock(waiting.ends_at, language),
  };
}

export interface WaitingAnswer {
  problem: "limited" | "unclear";
}

export async function answerWaiting(request: Request, key: string) {
  const form = await readForm(request);
  return orAway(request, () => take(request, key, form?.fields.answer), form);
}

async function take(request: Request, key: string, answer: string | undefined) {
  const database = await db();
  const refused = (problem: WaitingAnswer["problem"], status: number) => data<WaitingAnswer>({ problem }, { status });
  if (await isOverLimit(database, limits.form, request.headers.get("x-client-address") ?? "unknown"))
    return refused("limited", 429);
  const language = languageOf(new URL(request.url).pathname);
  const linkHash = await linkHashOf(database, key);
  if (linkHash === undefined) throw data(null, { status: 404 });
  if (answer !== "yes" && answer !== "no") return refused("unclear", 422);
  const waiting = await findByLink(database, linkHash, currentTime());
  const page = href(`/waiting/${key}`, language);
  if (answer === "no") {
    if (waiting && (await declineWaiting(database, waiting.id, currentTime()))) await giveUpHold(database, waiting.id);
    return redirect(`${page}?done=declined`, 303);
  }
  // If the row is gone, the page says what became of it.
  const to = waiting && (await agree(database, waiting, linkHash, request, language));
  return redirect(to ? href(to, language) : page, 303);
}

/** Makes the lead, and books the wished time with it. Returns the next page, or undefined if the person has declined meanwhile. */
async function agree(
  database: Kysely<Database>,
  waiting: WaitingEnquiry,
  linkHash: string,
  request: Request,
  locale: Language,
): Promise<`/enquiry/${string}` | undefined> {
  const written = writtenIn(waiting);
  const enquiry = { ...written, data: written.data as WrittenEnquiry["data"], reference: waiting.reference };
  const visit = await visitOf(database, waiting, locale);
  try {
    const stored = await submitWritten(
      database,
      enquiry,
      { request, locale, key: leadKeyOf(linkHash) },
      async (transaction, id) => {
        await takeWaiting(transaction, waiting.id, currentTime());
        await visit?.store(transaction, id);
      },
    );
    const { unbooked } = (await visit?.answer(stored)) ?? {};
    return unbooked ? `/enquiry/${stored.followKey}/visit` : `/enquiry/${stored.followKey}`;
  } catch (error) {
    if (error instanceof TooLate) return undefined;
    throw error;
  }
}

/** The visit at the time that is kept for the person, if the program asked for one. */
function visitOf(database: Kysely<Database>, waiting: WaitingEnquiry, locale: Language) {
  const { data: fields, phone, heldTime } = writtenIn(waiting);
  const [service, place] = [serviceNamed(fields.service), placeNamed(fields.place)];
  if (!heldTime || !service || !place) return undefined;
  return bookingOf(database, {
    ...{ work: { service, place }, from: Number(heldTime), hold: waiting.id, address: fields.area ?? "", access: "" },
    ...{ phone, locale, withLead: false },
  });
}
