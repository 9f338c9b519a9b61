import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Language } from "#app/i18n/languages.ts";
import type { Database } from "../db/schema.ts";
import { secret } from "../db/secrets.ts";
import { isOverLimit } from "../spam/limits.ts";
import { changeQuote } from "./change.ts";
import type { Quote } from "./read.ts";
import { isOpenQuote } from "./types.ts";

const minute = 60_000;
export const codeLivesFor = 15 * minute;
const codes = { name: "quote-code", max: () => 4, window: 60 * minute };
const tries = { name: "quote-code-try", max: () => 5, window: 60 * minute };

/** From this sum on, accepting needs a code that was sent to the customer's address: AED 5,000. */
export const codeFrom = 500_000;

/** Nothing that lets somebody accept is stored: the code is derived from a nonce with the key of this database. */
async function codeOf(db: Kysely<Database>, id: string, nonce: string): Promise<string> {
  const mac = createHmac("sha256", await secret(db, "quote-code"))
    .update(`${id}\n${nonce}`)
    .digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Queues a mail with a new code, in the language of the page on which it is typed; the one before is no longer valid. False if there were too many. */
export async function sendCode(
  db: Kysely<Database>,
  { id }: Quote,
  language: Language,
  now = Date.now(),
): Promise<boolean> {
  if (await isOverLimit(db, codes, id, now)) return false;
  const nonce = randomBytes(16).toString("base64url");
  const message = { topic: "mail.quote-code", dedupeKey: `mail.quote-code:${nonce}`, payload: { quote: id, language } };
  const outcome = await changeQuote(
    db,
    id,
    null,
    async (_, { state }, lead) =>
      isOpenQuote(state)
        ? {
            set: { code_nonce: nonce, code_until: now + codeLivesFor },
            messages: () => [{ ...message, leadId: lead.id }],
          }
        : "state",
    now,
  );
  return outcome.ok;
}

/** The code to write into the mail; undefined once it is too late. */
export async function currentCode(db: Kysely<Database>, id: string, now = Date.now()): Promise<string | undefined> {
  const row = await db
    .selectFrom("quotes")
    .select(["code_nonce", "code_until"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.code_nonce && (row.code_until ?? 0) > now ? codeOf(db, id, row.code_nonce) : undefined;
}

/** Counts the attempt before it looks, so that guessing many at once gains nothing. */
export async function checkCode(
  db: Kysely<Database>,
  id: string,
  typed: string,
  now = Date.now(),
): Promise<"right" | "wrong" | "tooMany"> {
  if (await isOverLimit(db, tries, id, now)) return "tooMany";
  const code = await currentCode(db, id, now);
  if (!code || !/^\d{6}$/.test(typed)) return "wrong";
  return timingSafeEqual(Buffer.from(code), Buffer.from(typed)) ? "right" : "wrong";
}
