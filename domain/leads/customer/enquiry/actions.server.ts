import { createHash } from "node:crypto";
import { enquiryFields } from "@site/ground/enquiry-fields.ts";
import { db } from "#platform/db/db.ts";
import { limits } from "#platform/http/budgets.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isOverLimit, type Limit } from "#platform/spam/limits.ts";
import { tryWork } from "#site/content/away.server.ts";
import { dueClock } from "#site/content/office.server.ts";
import { readForm, type SentForm } from "#site/forms/form.server.ts";
import { photosOf } from "#site/forms/photos.server.ts";
import { type AtWithdrawal, addFromCustomer, withdraw } from "../../store/follow.ts";
import { contactSchema, type Problem } from "../forms/schema.ts";
import type { UpdateState } from "./types.ts";

type Outcome = { done: "added" | "withdrawn" } | { missing: true } | (UpdateState & { status: number });

const isTooOften = async (limit: Limit, request: Request) =>
  isOverLimit(await db(), limit, request.headers.get("x-client-address") ?? "unknown");

/**
 * Limits how often somebody opens private pages. The keys in their addresses are too long to guess, and the limit also makes guessing slow.
 */
export const looksTooOften = (request: Request) => isTooOften(limits.follow, request);

/** Handles the forms of the private page, by which the customer adds text or photos or withdraws the enquiry. */
export async function receiveUpdate(
  request: Request,
  find: () => Promise<string | undefined>,
  atWithdrawal: AtWithdrawal,
): Promise<Outcome> {
  const sent = await readForm(request);
  const take = async (): Promise<Outcome> => {
    const id = await find();
    if (!id) return { missing: true };
    if (!sent) return { status: 400, failed: true };
    if (await isTooOften(limits.form, request))
      return { status: 429, limited: true, values: { message: wordsOf(sent) } };
    return sent.fields.intent === "withdraw" ? takeBack(id, sent, atWithdrawal) : add(id, sent);
  };
  const outcome = await tryWork(request, take, sent);
  return "result" in outcome ? outcome.result : { status: 503, ...outcome.unsent };
}

async function takeBack(enquiryId: string, { fields }: SentForm, atWithdrawal: AtWithdrawal): Promise<Outcome> {
  const reason = (fields.reason ?? "").trim().slice(0, enquiryFields.message.limit);
  const outcome = await withdraw(await db(), enquiryId, reason, atWithdrawal);
  return outcome === "missing" ? { missing: true } : { done: "withdrawn" };
}

async function add(enquiryId: string, sent: SentForm): Promise<Outcome> {
  const values = { message: wordsOf(sent) };
  const refused = (problems: UpdateState["problems"]): Outcome => ({ status: 422, problems, values });
  const written = contactSchema.shape.message.safeParse(sent.fields.message);
  const problem = written.error?.issues[0]?.message as Problem | undefined;
  if (sent.filesLeftOut) return refused({ photos: "tooLarge" });
  if (problem && !(problem === "required" && sent.photos.length > 0)) return refused({ message: problem });
  const files = await photosOf(sent.photos);
  if ("problem" in files) return refused({ photos: files.problem });
  const hash = createHash("sha256").update(`${quotationAsked(sent)}${written.data ?? ""}`);
  for (const file of files) hash.update(file.content);
  const content = hash.digest("base64url");
  const dueFrom = await dueClock();
  const due = dueFrom(currentTime());
  const text = [quotationAsked(sent), written.data].filter(Boolean).join("\n");
  const outcome = await addFromCustomer(await db(), enquiryId, { text, files, content, due });
  if (outcome === "tooMany") return refused({ photos: "tooMany" });
  return outcome === "missing" ? { missing: true } : { done: "added" };
}

/**
 * Puts the number of a quotation before the customer's question, if the question was sent from the page of a quotation. So the office knows
 * which quotation is meant.
 */
const quotationAsked = ({ fields: { about = "" } }: SentForm) => (/^QT-\d{4}-\d{4,9}$/.test(about) ? `${about}:` : "");

const wordsOf = ({ fields }: SentForm) => (fields.message ?? "").slice(0, 10_000);
