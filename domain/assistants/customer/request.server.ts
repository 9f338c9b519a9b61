import { placeNamed, serviceNamed } from "@site/ground/company/scope.ts";
import { type Language, languageCodes, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { recordOf } from "@site/typed";
import type { Kysely } from "kysely";
import * as z from "zod/mini";
import {
  checkWritten,
  type FieldProblem,
  judgeWritten,
  mailboxOf,
  quotationSchema,
  type WrittenEnquiry,
} from "#domain/leads/index.server.ts";
import { cleanedText, oneLine } from "#domain/leads/index.ts";
import { holdFor } from "#domain/visits/index.server.ts";
import { giveUpHold, holdMs } from "#domain/visits/store/index.ts";
import { db } from "#platform/db/db.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { cleanLine } from "#site/forms/form.server.ts";
import { translator } from "#site/i18n/t.ts";
import { absoluteAddress } from "#site/letters/sender.server.ts";
import { confirmTemplate } from "../mails/template.server.ts";
import {
  addWaiting,
  endOfWait,
  findRequest,
  isAwaited,
  type NewWaiting,
  type WaitingEnquiry,
  writtenIn,
} from "../store/waiting.ts";

const longestProgram = 60;

/** The fields that a program adds to those of the form. The descriptions are for the programs that read the schema. */
const ownFields = {
  idempotencyKey: z
    .string()
    .check(
      z.regex(/^[\w.:-]{8,100}$/),
      z.describe("A key of your own for this enquiry, such as a UUID. The same key and content count once."),
    ),
  program: z.optional(
    z
      .string()
      .check(
        cleanedText,
        z.minLength(1),
        z.maxLength(longestProgram),
        oneLine,
        z.describe(
          "The name of your program, which the person and the office see. Left out, it is that of your client.",
        ),
      ),
  ),
  language: z.optional(
    z.enum(languageCodes).check(z.describe("The language in which we write to the person. Arabic letters mean ar.")),
  ),
  heldTime: z.optional(
    z
      .string()
      .check(
        z.regex(/^\d{12,14}$/),
        z.describe("The window of a free time. It is kept for the person for ten minutes; area is then the address."),
      ),
  ),
};
const ownSchema = z.object(ownFields);

/** The input of the tool by which a program asks for a quotation for a person: the fields of the form, and those of the program. */
export const quotationRequestInput = z.safeExtend(quotationSchema, ownFields);

interface Peer {
  /** The network address of the program. */
  address: string;
  program: string;
  request: Request;
}

export type QuotationRequestAnswer =
  | {
      state: "waiting";
      reference: string;
      /** The end of the time in which the person can agree, as ISO 8601. */
      confirmBy: string;
      sentTo: WaitingEnquiry["sent_by"];
      /** The text to which the person agrees. */
      consent: string;
      /** The end of the time for which the wished time is kept, as ISO 8601. */
      heldUntil?: string;
    }
  | { state: "refused"; problems: FieldProblem[] }
  | { state: "limited"; retryAfterSeconds: number };

const hour = 3600;
const limited = (hours: number): QuotationRequestAnswer => ({ state: "limited", retryAfterSeconds: hours * hour });

const refused = (...problems: FieldProblem[]): QuotationRequestAnswer => ({ state: "refused", problems });

type Asked = Omit<NewWaiting, "id" | "recipient" | "sentBy">;

/**
 * Takes an enquiry that a program wrote for a person, and asks the person. Nobody in the office sees it before the person agrees, and no
 * answer tells what we know of a person.
 */
export async function requestQuotation(input: unknown, peer: Peer): Promise<QuotationRequestAnswer> {
  const sent = fieldsOf(input);
  const own = ownSchema.safeParse({
    ...sent,
    program: sent.program ?? cleanLine(peer.program).slice(0, longestProgram),
  });
  const language = own.data?.language ?? languageOfWords(sent);
  const written = checkWritten(sent);
  const problems = [
    ...("problems" in written ? written.problems : []),
    ...(own.error?.issues ?? []).map(({ path }) => ownProblem(String(path[0]) as keyof typeof ownFields)),
  ];
  if (!own.success || "problems" in written) return refused(...problems);
  const { idempotencyKey, program = "", heldTime } = own.data;
  const content = { ...written, program: visible(program), ...(heldTime && { heldTime }) };
  return take({ idempotencyKey, locale: language, written: { ...content, spam: unjudged } }, written, peer);
}

const unjudged = { score: 0, reasons: [] };

/** Takes out what nobody can see, because the name of the program stands before the eyes of people. */
function visible(program: string): string {
  const name = cleanLine(program.replace(/[\p{Cf}\p{Zl}\p{Zp}\u3164\u115f\u1160]/gu, ""));
  return /[\p{L}\p{N}]/u.test(name) ? name : "unnamed";
}

/** Stores what passed the checks, unless it is a repetition, nobody can be asked, or a limit is reached. */
async function take(asked: Asked, enquiry: WrittenEnquiry, peer: Peer): Promise<QuotationRequestAnswer> {
  const database = await db();
  const now = currentTime();
  const { locale } = asked;
  const way = wayTo(enquiry, locale);
  if (!way) return refused(problem("email", "noWay"));
  const known = { ...asked, ...way };
  const before = await findRequest(database, known, now);
  if (before === "other") return refused(problem("idempotencyKey", "otherContent"));
  if (before) return waitingAnswer(before);
  // This comes before the forms' limit, so that a program that loops for one person leaves its other people their turns.
  if (await isAwaited(database, way.recipient, now)) return limited(24);
  const spam = await judgeWritten(database, enquiry, { request: counted(peer), locale });
  if (spam === "limited") return limited(1);
  if (spam === "spam") return refused(problem("message", "spam"));
  const request = { ...known, id: newId(now), written: { ...asked.written, spam } };
  const notHeld = await holdTime(database, request, peer, now);
  if (notHeld === "limited") return limited(1);
  if (notHeld) return (await repeated(known, now)) ?? refused(problem(notHeld.field, notHeld.why));
  const isTooOften = await isOverLimit(database, limits.waiting, way.recipient);
  const added = isTooOften ? undefined : await addWaiting(database, request, now);
  if (added) return waitingAnswer(added);
  await giveUpHold(database, request.id);
  return (await repeated(known, now)) ?? limited(24);
}

/** The same request may have come twice at the same moment, and the other one was stored. */
async function repeated(known: Parameters<typeof findRequest>[1], now: number) {
  const other = await findRequest(await db(), known, now);
  return other && other !== "other" ? waitingAnswer(other) : undefined;
}

const fieldsOf = (input: unknown): Record<string, unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};

const languageOfWords = ({ name, message }: Record<string, unknown>): Language =>
  /\p{Script=Arabic}/u.test(`${name} ${message}`) ? "ar" : "en";

const ownProblem = (field: keyof typeof ownFields) => problem(field, field);

/** Says in all languages why a field is refused. */
const problem = (
  field: string,
  why: keyof typeof ownFields | "otherContent" | "noWay" | "spam" | "address" | "notFree",
): FieldProblem => ({
  field,
  message: recordOf(languageCodes, (language) =>
    translator(language, "assistants")(`problems.${why}`, {
      max: longestProgram,
      languages: languageCodes.join(", "),
      form: absoluteAddress(href("/quotation", language)),
    }),
  ),
});

/** The limits of the forms count the network address that the caller names. */
const counted = ({ request, address }: Peer): Request =>
  new Request(request.url, { headers: { "x-client-address": address } });

/** How the question reaches the person: by mail, otherwise by WhatsApp if it has an approved template for that. */
function wayTo(
  { data, phone }: WrittenEnquiry,
  language: Language,
): Pick<NewWaiting, "recipient" | "sentBy"> | undefined {
  if (data.email) return { recipient: mailboxOf(data.email), sentBy: "email" };
  return confirmTemplate(language) && { recipient: phone, sentBy: "whatsapp" };
}

/** Keeps the wished time under the id of the request, so each request keeps at most one. Returns the problem, if there is one. */
async function holdTime(
  database: Kysely<Database>,
  { id, written: { data, heldTime } }: NewWaiting,
  { address }: Peer,
  now: number,
): Promise<undefined | "limited" | { field: "area" | "heldTime"; why: "address" | "notFree" }> {
  if (heldTime === undefined) return undefined;
  const [service, place] = [serviceNamed(data.service), placeNamed(data.place)];
  if (!data.area) return { field: "area", why: "address" };
  if (!service || !place) return { field: "heldTime", why: "notFree" };
  if (await isOverLimit(database, limits.hold, address)) return "limited";
  return (await holdFor({ service, place }, heldTime, id, now)) ? undefined : { field: "heldTime", why: "notFree" };
}

function waitingAnswer(row: WaitingEnquiry): QuotationRequestAnswer {
  const iso = (at: number) => new Date(at).toISOString();
  const { heldTime } = row.answered_at === null ? writtenIn(row) : {};
  return {
    ...{ state: "waiting", reference: row.reference, confirmBy: iso(endOfWait(row.created_at)), sentTo: row.sent_by },
    consent: consentIn(row.locale),
    ...(heldTime && { heldUntil: iso(row.created_at + holdMs) }),
  };
}

/** The text to which the person agrees, as the page behind the link and the forms show it. */
function consentIn(language: Language): string {
  const t = translator(language);
  return `${t("form.privacy")} ${t("form.privacyLink")} (${absoluteAddress(`${languages[language].prefix}/privacy`)})`;
}
