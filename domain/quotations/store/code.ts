import { createHmac, timingSafeEqual } from "node:crypto";
import type { Language } from "@site/ground/language/languages.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import type { Kysely } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";
import { limits } from "#platform/http/budgets.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { changeQuotation, type Problem } from "./change.ts";
import type { Quotation } from "./read.ts";

const minute = 60_000;
export const codeLivesFor = 15 * minute;

/** Limits for requesting a code and for typing it, each per network address and per quotation. */
const codes = [limits.codesByAddress, limits.codes] as const;
const tries = [limits.codeTriesByAddress, limits.codeTries] as const;

/** The chosen options for which a code is requested or typed, and the network address of that request. */
export interface CodeScope {
  chosen: readonly number[];
  address: string;
}

async function isTooOften(
  db: Kysely<Database>,
  [byAddress, inAll]: typeof codes | typeof tries,
  id: string,
  address: string,
  now: number,
): Promise<boolean> {
  return (await isOverLimit(db, byAddress, `${id}\n${address}`, now)) || (await isOverLimit(db, inAll, id, now));
}

/** The total in fils from which accepting needs a code: AED 5,000. The code is sent to the customer's email address. */
export const codeFrom = 500_000;

/** Computes the code from a nonce and a secret of this database. The code itself is not stored, so a stolen row lets nobody accept. */
async function codeOf(db: Kysely<Database>, id: string, nonce: string): Promise<string> {
  const mac = createHmac("sha256", await secret(db, "quote-code"))
    .update(`${id}\n${nonce}`)
    .digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Queues a mail with a new code for these options, in the language of the page. The earlier code becomes invalid. */
export async function sendCode(
  db: Kysely<Database>,
  { id }: Quotation,
  language: Language,
  { chosen, address }: CodeScope,
  now = currentTime(),
): Promise<"sent" | "tooMany" | Problem> {
  if (await isTooOften(db, codes, id, address, now)) return "tooMany";
  // The options are part of the nonce, not a further input of the code, so that a process of the previous version computes the same code.
  const nonce = `${randomBytes(16).toString("base64url")}.${chosen.join()}`;
  const payload = { quote: id, language, chosen: chosen.join(), until: String(now + codeLivesFor) };
  const message = { topic: "mail.quote-code", dedupeKey: `mail.quote-code:${nonce}`, payload };
  const changeOf = (lead: LeadsTable) => ({
    set: { code_nonce: nonce, code_until: now + codeLivesFor },
    messages: () => [{ ...message, leadId: lead.id }],
  });
  const outcome = await changeQuotation(db, { id, colleague: null, now }, async (_, { state }, lead) =>
    quotationStates[state].isOpen ? changeOf(lead) : "state",
  );
  return outcome.ok ? "sent" : outcome.problem;
}

async function nonceOf(db: Kysely<Database>, id: string, now: number): Promise<string | undefined> {
  const row = db.selectFrom("quotes").select("code_nonce").where("id", "=", id).where("code_until", ">", now);
  return (await row.executeTakeFirst())?.code_nonce ?? undefined;
}

/** Returns the code for the mail; undefined if it has expired. */
export async function currentCode(db: Kysely<Database>, id: string, now = currentTime()): Promise<string | undefined> {
  const nonce = await nonceOf(db, id, now);
  return nonce && codeOf(db, id, nonce);
}

/**
 * Returns the ticket: the part of the link in the mail that replaces the code. Nobody can guess it, so attempts with it are not counted. A
 * later code does not invalidate it. Even if a stranger who has the quotation's link uses up all attempts, the customer can still accept by
 * the mail.
 */
export async function ticketOf(db: Kysely<Database>, id: string, chosen: string, until: string): Promise<string> {
  const mac = createHmac("sha256", await secret(db, "quote-code")).update(`ticket\n${id}\n${chosen}\n${until}`);
  return `${until}.${chosen}.${mac.digest("base64url").slice(0, 22)}`;
}

export async function checkTicket(
  db: Kysely<Database>,
  id: string,
  ticket: string,
  chosen: readonly number[],
  now = currentTime(),
): Promise<"right" | "wrong" | "choice"> {
  const [, until = "", bound = ""] = /^(\d{13})\.([\d,]*)\.[\w-]{22}$/.exec(ticket) ?? [];
  if (Number(until) <= now) return "wrong";
  if (!timingSafeEqual(Buffer.from(await ticketOf(db, id, bound, until)), Buffer.from(ticket))) return "wrong";
  return bound === chosen.join() ? "right" : "choice";
}

/**
 * Checks a typed code or a ticket. The attempt is counted before the check, so that many guesses at the same time do not get past the
 * limit. The answer is `choice` if the code is right but was requested for other options.
 */
export async function checkCode(
  db: Kysely<Database>,
  id: string,
  typed: string,
  { chosen, address }: CodeScope,
  now = currentTime(),
): Promise<"right" | "wrong" | "tooMany" | "choice"> {
  if (typed.includes(".")) return checkTicket(db, id, typed, chosen, now);
  if (await isTooOften(db, tries, id, address, now)) return "tooMany";
  const nonce = await nonceOf(db, id, now);
  if (!nonce || !/^\d{6}$/.test(typed)) return "wrong";
  if (!timingSafeEqual(Buffer.from(await codeOf(db, id, nonce)), Buffer.from(typed))) return "wrong";
  // A nonce of the previous version does not name the options.
  const [, bound = chosen.join()] = nonce.split(".");
  return bound === chosen.join() ? "right" : "choice";
}
