import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { redirect } from "react-router";
import { type Colleague, requireRight } from "#domain/colleagues/index.server.ts";
import { allColleagues } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { dueClock } from "#site/content/office.server.ts";
import { translator } from "#site/i18n/t.ts";
import { assign, setStatus, setUnread, setValue } from "../../../store/change.ts";
import type { Options, Outcome } from "../../../store/edit.ts";
import { mergeLeads } from "../../../store/merge.ts";
import { addNote, recordReply, setReminder } from "../../../store/notes.ts";
import { setSpam } from "../../../store/spam.ts";
import type { Actor } from "../../../store/types.ts";
import type { ActionOutcome, OutcomeWords } from "../shared/action-outcome.ts";
import { heldBack } from "../shared/held-back.server.ts";
import { doneOf } from "../shared/outcome.server.ts";
import { type LeadAction, leadSchema } from "../shared/schema.server.ts";
import { answerChat } from "./chat.server.ts";
import { customerActions } from "./customer-actions.server.ts";
import { sendMail } from "./mail-action.server.ts";
import type { SendableQuotations } from "./other-domains.ts";

export async function leadAction(
  request: Request,
  id: string,
  quotationsOf: SendableQuotations,
): Promise<ActionOutcome | Response> {
  const colleague = await requireRight(request, "leads");
  const language = languageOf(new URL(request.url).pathname);
  if (request.headers.get("content-type")?.startsWith("multipart/form-data"))
    return mailed(request, colleague, id, quotationsOf);
  const sent = Object.fromEntries(await request.formData());
  const correct = Object.hasOwn(customerActions, String(sent.intent)) && customerActions[String(sent.intent)];
  if (correct) return named(await correct(colleague.id, id, sent), language);
  const parsed = leadSchema.safeParse(sent);
  if (!parsed.success) return { ok: false, problem: "invalid", field: String(parsed.error.issues[0]?.path[0] ?? "") };
  if (parsed.data.intent === "reply.chat" || parsed.data.intent === "reply.template")
    return answerChat(colleague.id, id, parsed.data);
  const options = "seen" in parsed.data ? { seen: parsed.data.seen } : {};
  const done = doneOf(await outcomeOf(colleague.id, id, parsed.data, options), wordsFor(parsed.data.intent));
  // The page of the lead would mark the lead as read again at once. So the colleague is sent back to the list.
  if (parsed.data.intent === "unread" && done.ok) return redirect(href("/admin", language));
  return named(done, language);
}

/** Sends a mail. Without a script it answers with a redirect, because a reload of the page would otherwise send the form again. */
async function mailed(
  request: Request,
  colleague: Colleague,
  id: string,
  quotationsOf: SendableQuotations,
): Promise<ActionOutcome | Response> {
  const { pathname } = new URL(request.url);
  const isNative = request.headers.get("sec-fetch-mode") === "navigate";
  const done = await sendMail(colleague.id, id, request, quotationsOf);
  return done.ok && isNative ? redirect(pathname, 303) : done;
}

const named = async (done: ActionOutcome, language: Language): Promise<ActionOutcome> =>
  !done.ok && done.who ? { ...done, who: await nameOf(done.who, language) } : done;

async function outcomeOf(
  colleague: string,
  id: string,
  action: Exclude<LeadAction, { intent: "reply.chat" | "reply.template" }>,
  options: Options,
): Promise<Outcome> {
  const database = await db();
  switch (action.intent) {
    case "status":
      return setStatus(database, colleague, [id], action.status, {
        ...options,
        fils: action.value,
        dueFrom: await dueClock(),
      });
    case "lost":
      return setStatus(database, colleague, [id], "lost", { ...options, reason: action.reason });
    case "value":
      return setValue(database, colleague, id, action.value ?? null, options);
    case "assign":
      return assign(database, colleague, [id], action.to === "none" ? null : action.to, options);
    case "reminder":
      return setReminder(database, colleague, id, action.at, action.text, options);
    case "reminder.clear":
      return setReminder(database, colleague, id, null, undefined, options);
    case "note":
      return addNote(database, colleague, id, action.text);
    case "reply.phone":
    case "reply.whatsapp":
      return recordReply(database, colleague, id, {
        channel: action.intent === "reply.phone" ? "phone" : "whatsapp",
        text: action.text,
      });
    case "seen":
    case "unread":
      return setUnread(database, [id], action.intent === "unread", { by: colleague });
    case "spam":
    case "notSpam":
      return setSpam(database, colleague, [id], action.intent === "spam", heldBack(await dueClock()), options);
    case "merge":
      return mergeLeads(database, colleague, id, action.from);
  }
}

const spoken: Partial<Record<LeadAction["intent"], OutcomeWords>> = {
  status: "status",
  lost: "status",
  merge: "merge",
};
/** Returns the key of the message about a successful action. Marking a lead as read shows no message. */
const wordsFor = (intent: LeadAction["intent"]) => (intent === "seen" ? undefined : (spoken[intent] ?? "saved"));

/** Returns the name of the person whose change conflicts with the colleague's change. */
async function nameOf(actor: Actor, language: Language): Promise<string | undefined> {
  if (actor === "customer") return translator(language, "inbox")("timeline.customer");
  return (await allColleagues(await db())).find(({ id }) => id === actor)?.name;
}
