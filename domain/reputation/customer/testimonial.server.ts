import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { mayBecome, namings, testimonialStates } from "@site/ground/states/testimonial.ts";
import { isOneOf } from "@site/typed";
import { data, redirect } from "react-router";
import { requiredText } from "#domain/leads/index.ts";
import { type FollowedEnquiry, follow } from "#domain/leads/store/index.ts";
import { db } from "#platform/db/db.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import { isOverLimit, type Limit } from "#platform/spam/limits.ts";
import { orAway } from "#site/content/away.server.ts";
import { company } from "#site/content/content.server.ts";
import { readForm } from "#site/forms/form.server.ts";
import { translator } from "#site/i18n/t.ts";
import { type Outcome, withdrawTestimonial, writeTestimonial } from "../store/change.ts";
import { allowFinding, findingOf, withdrawFinding } from "../store/findings.ts";
import { type Testimonial, testimonialOf, visitOfTestimonial } from "../store/read.ts";
import { forgetFindings } from "./findings.server.tsx";
import { forgetRecord } from "./record.server.tsx";
import { shownFinding } from "./shown.server.ts";
import { shownNameOf } from "./shown-name.ts";

export const longestWords = 600;

export interface TestimonialAnswer {
  problem?: "limited" | Extract<Outcome, { ok: false }>["problem"];
  words?: "required" | "tooLong" | "invalid";
  consent?: "required";
  /** The consent to the line about the visit. */
  allowed?: "required";
  /** The typed values, so that a refused form is not empty. */
  typed?: { words: string; naming: string };
}

const isTooOften = async (limit: Limit, request: Request) =>
  isOverLimit(await db(), limit, request.headers.get("x-client-address") ?? "unknown");

/** Finds the enquiry and its testimonial. Undefined for a wrong key, and if the customer was not asked. */
async function found(key: string): Promise<{ followed: FollowedEnquiry; testimonial: Testimonial } | undefined> {
  const followed = /^[\w-]{22}$/.test(key) ? await follow(await db(), key) : undefined;
  const testimonial = followed && (await testimonialOf(await db(), followed.enquiry.id));
  return testimonial && followed && { followed, testimonial };
}

/** The page /enquiry/<key>/testimonial. */
export const testimonialPage = (request: Request, key: string) =>
  orAway(request, async () => {
    if (await isTooOften(limits.follow, request)) return data({ view: undefined }, { status: 429 });
    const both = await found(key);
    if (!both) throw data(null, { status: 404 });
    const { followed, testimonial } = both;
    const url = new URL(request.url);
    const finding = await findingFor(followed.enquiry, testimonial, languageOf(url.pathname));
    return { view: { ...viewOf(key, followed, testimonial, url), finding } };
  });
export type TestimonialView = ReturnType<typeof viewOf> & { finding: Awaited<ReturnType<typeof findingFor>> };

/** Says if the customer allows a line about the visit, and what it says while it is on the site. */
async function findingFor({ id, service }: LeadsTable, testimonial: Testimonial, language: Language) {
  const finding = await findingOf(await db(), id);
  const visit = finding?.published_at && (await visitOfTestimonial(await db(), testimonial));
  return {
    isAllowed: finding !== undefined,
    consent: consentIn(language, "finding.customer.consent"),
    line: visit ? shownFinding({ ...finding, ...visit, service }, language) : undefined,
  };
}

function viewOf(key: string, { enquiry }: FollowedEnquiry, testimonial: Testimonial, { pathname, searchParams }: URL) {
  const { state, words, shown_name: name, reason } = testimonial;
  const { mayWrite, isPublic } = testimonialStates[state];
  return {
    ...{ key, reference: enquiry.reference, state, words, name, reason, mayWrite, isPublic },
    mayWithdraw: mayBecome(state, "withdrawn"),
    nameToShow: shownNameOf(enquiry.name),
    consent: consentIn(languageOf(pathname), "customer.consent"),
    longest: longestWords,
    done: (["written", "withdrawn", "allowed", "disallowed"] as const).find(
      (what) => what === searchParams.get("done"),
    ),
  };
}

/** The sentence that the customer ticks. It is stored as it was shown. */
const consentIn = (language: Language, sentence: "customer.consent" | "finding.customer.consent"): string =>
  translator(language, "reputation")(sentence, { company: company().name[language] });

/** Stores or withdraws the words. Only a POST request does this, because the scanners of mail providers open every link. */
export async function changeTestimonial(request: Request, key: string) {
  const form = await readForm(request);
  return orAway(request, () => take(request, key, form?.fields ?? {}), form);
}

const wordsSchema = requiredText("message", longestWords);

async function take(request: Request, key: string, sent: Record<string, string>) {
  const typed = { words: (sent.words ?? "").slice(0, 2 * longestWords), naming: sent.naming ?? "" };
  const refused = (answer: TestimonialAnswer, status: number) =>
    data<TestimonialAnswer>({ ...answer, typed }, { status });
  if (await isTooOften(limits.form, request)) return refused({ problem: "limited" }, 429);
  const both = await found(key);
  if (!both) throw data(null, { status: 404 });
  const { enquiry } = both.followed;
  const language = languageOf(new URL(request.url).pathname);
  const done = (what: string) => {
    forgetRecord();
    forgetFindings();
    return redirect(`${href(`/enquiry/${key}/testimonial`, language)}?done=${what}`, 303);
  };
  const settled = (outcome: Outcome, what: string) =>
    outcome.ok ? done(what) : refused({ problem: outcome.problem }, 409);
  if (sent.intent === "withdraw") return settled(await withdrawTestimonial(await db(), enquiry.id), "withdrawn");
  if (sent.intent === "disallow") return settled(await withdrawFinding(await db(), enquiry.id), "disallowed");
  if (sent.intent === "allow") {
    if (sent.allowed !== "on") return refused({ allowed: "required" }, 422);
    const consent = { consent: consentIn(language, "finding.customer.consent"), locale: language };
    return settled(await allowFinding(await db(), enquiry.id, consent), "allowed");
  }
  const words = wordsSchema.safeParse(sent.words);
  const problem = words.error?.issues[0]?.message as TestimonialAnswer["words"];
  const isAgreed = sent.consent === "on";
  if (!words.success || !isAgreed)
    return refused({ words: problem, ...(!isAgreed && { consent: "required" as const }) }, 422);
  const naming = isOneOf(namings, sent.naming) ? sent.naming : "none";
  const written = {
    words: words.data,
    shown_name: naming === "initial" ? shownNameOf(enquiry.name) : "",
    consent: consentIn(language, "customer.consent"),
    locale: language,
  };
  const outcome = await writeTestimonial(await db(), enquiry.id, written);
  return settled(outcome, "written");
}

/** Returns the state that the page of an enquiry shows. Undefined if the customer was not asked. */
export async function testimonialLinkOf(enquiryId: string) {
  const testimonial = await testimonialOf(await db(), enquiryId);
  return testimonial && { state: testimonial.state };
}
export type TestimonialLinkData = Awaited<ReturnType<typeof testimonialLinkOf>>;
