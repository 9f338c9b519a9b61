import { type Language, languages } from "@site/ground/language/languages.ts";
import { nth } from "@site/typed";
import type { Kysely, Transaction } from "kysely";
import { clientIn, isGa4Set } from "#domain/analytics/store/index.ts";
import { db } from "#platform/db/db.ts";
import type { Database } from "#platform/db/schema.ts";
import { onDisk } from "#platform/db/without-sync.ts";
import { env } from "#platform/process/env.ts";
import { logError } from "#platform/process/log.ts";
import { choosesVisit, dueClock, office } from "#site/content/office.server.ts";
import { readForm, type SentForm } from "#site/forms/form.server.ts";
import { dialable } from "#site/forms/phone.server.ts";
import { photosOf } from "#site/forms/photos.server.ts";
import { translator } from "#site/i18n/t.ts";
import { findByIdempotencyKey } from "../../store/idempotency.ts";
import type { StoredLead } from "../../store/submit.ts";
import { bookingSchema } from "./booking-schema.ts";
import { callbackSchema } from "./callback-schema.ts";
import { type Extras, extrasSchema } from "./extras.ts";
import { type FormName, type FormState, fieldsIn, type Problems, problemsOf } from "./form-state.ts";
import { keysOf } from "./key.server.ts";
import { answersOf, type CheckedForm, type FormSubmission, leadFromForm } from "./lead-from-form.server.ts";
import { thanksFor, thanksForUrgent } from "./promise.server.ts";
import { quotationSchema } from "./quotation-schema.ts";
import { contactSchema } from "./schema.ts";
import { submitWithMessages } from "./submit.server.ts";
import { suspect } from "./suspicion.server.ts";

type Answer = FormState & { status: number };
type LocaleOf = (page: string) => Language;

const schemas = { contact: contactSchema, quote: quotationSchema, callback: callbackSchema, booking: bookingSchema };

export const receiveContact = (request: Request, localeOf: LocaleOf) => receive("contact", request, localeOf);
export const receiveQuotationForm = (request: Request, localeOf: LocaleOf) => receive("quote", request, localeOf);
export const receiveCallback = (request: Request, localeOf: LocaleOf) => receive("callback", request, localeOf);

/** Does what another domain adds to a form and its lead. */
export interface Companion {
  /** Runs in the transaction that stores the lead, unless the lead was judged to be spam. */
  store(transaction: Transaction<Database>, leadId: string): Promise<unknown>;
  /** Adds to the answer. It reads what is stored, because a form that is sent twice is answered twice. */
  answer(stored: StoredLead): Promise<Partial<FormState>>;
}
/** Prepares the companion of a form before the transaction begins. */
export type CompanionFor = (database: Kysely<Database>, sent: FormSubmission) => Promise<Companion>;

export const receiveBooking = (request: Request, localeOf: LocaleOf, companionFor: CompanionFor) =>
  receive("booking", request, localeOf, companionFor);

/** Checks a form and stores the enquiry. If the answer has a reference, the enquiry was stored. */
async function receive(
  form: FormName,
  request: Request,
  localeOf: LocaleOf,
  companionFor?: CompanionFor,
): Promise<Answer> {
  const sent = await readForm(request);
  if (!sent) return { status: 415, failed: true };
  const extras = extrasOf(sent);
  const back = { values: valuesOf(form, sent), page: extras.page };
  const checked = schemas[form].safeParse(sent.fields);
  const tooLarge: Problems = sent.filesLeftOut ? { photos: "tooLarge" } : {};
  if (!checked.success) return { status: 422, problems: { ...problemsOf(checked.error), ...tooLarge }, ...back };
  const phone = dialable(checked.data.phone);
  if (!phone) return { status: 422, problems: { phone: "invalid", ...tooLarge }, ...back };
  if (sent.filesLeftOut) return { status: 422, problems: tooLarge, ...back };
  const locale = localeOf(extras.page);
  const photos = form === "callback" ? [] : sent.photos;
  const keys = await keysOf(extras.key, contentOf(form, sent, request), photos);
  try {
    const answer = await store(
      await db(),
      {
        checked: { form, data: checked.data } as CheckedForm,
        extras,
        request,
        locale,
        key: nth(keys, 0),
        phone,
        phoneTyped: sent.fields.phone?.trim() ?? "",
      },
      keys,
      photos,
      companionFor,
    );
    return answer.reference && !answer.unbooked ? answer : { ...answer, ...back };
  } catch (error) {
    logError(error, request.headers.get("x-request-id") ?? undefined);
    return { status: 503, failed: true, ...back };
  }
}

async function store(
  database: Kysely<Database>,
  sent: FormSubmission,
  keys: string[],
  photos: Blob[],
  companionFor?: CompanionFor,
): Promise<Answer> {
  const before = await findByIdempotencyKey(database, keys);
  if (before) {
    await onDisk(database);
    return accepted(before, sent, database, await companionFor?.(database, sent));
  }
  const outcome = await suspect(database, sent);
  if ("limited" in outcome) return { status: 429, limited: true };
  if ("challenge" in outcome) return { status: 202, proof: outcome.challenge };
  const files = await photosOf(photos);
  if ("problem" in files) return { status: 422, problems: { photos: files.problem }, photo: files.photo };
  const lead = { ...leadFromForm(sent, await dueClock()), spam: outcome.spam };
  const ga4Client = isGa4Set() ? clientIn(sent.request.headers) : null;
  const companion = await companionFor?.(database, sent);
  const stored = await submitWithMessages(database, lead, files, ga4Client, companion?.store);
  return accepted(stored, sent, database, companion);
}

async function accepted(
  stored: StoredLead,
  sent: FormSubmission,
  database: Kysely<Database>,
  companion?: Companion,
): Promise<Answer> {
  const { reference, followKey, replyDueAt } = stored;
  const { locale, checked } = sent;
  const { STATIC_URL, SITE_URL } = env();
  // The address is absolute if the forms are on another host than the private page.
  const followUrl = `${STATIC_URL ? SITE_URL : ""}${languages[locale].prefix}/enquiry/${followKey}`;
  const more = await companion?.answer(stored);
  const isBooked = more?.booked !== undefined && !more.booked.isRequested;
  const isUrgent = answersOf(checked).urgency === "now" && !isBooked;
  const words = isUrgent
    ? { thanks: thanksForUrgent(locale), urgent: translator(locale)("sent.urgent") }
    : { thanks: thanksFor(checked.form, replyDueAt, locale) };
  const visit = (await maySayWhen(database, checked)) && {
    url: `${followUrl}/visit`,
    label: translator(locale, "visits")("customer.choose"),
  };
  return { status: 200, reference, followUrl, ...(visit && { visit }), ...words, ...more };
}

/**
 * Says whether the customer may choose a time for a visit. It returns false if the settings cannot be read, because the enquiry is already
 * stored and the customer must be told so.
 */
async function maySayWhen(database: Kysely<Database>, { form, data }: CheckedForm): Promise<boolean> {
  try {
    return form === "quote" && choosesVisit(await office(database), data);
  } catch (error) {
    logError(error);
    return false;
  }
}

/**
 * Reads the hidden fields. If they cannot be read, for example because of JSON with very deep nesting, only the key and the page are used.
 * The visitor never sees an error for them.
 */
function extrasOf({ fields }: SentForm): Extras {
  try {
    return extrasSchema.parse(fields);
  } catch {
    return extrasSchema.parse({ key: fields.key, page: fields.page });
  }
}

const contentOf = (form: FormName, { fields }: SentForm, request: Request) => [
  form,
  request.headers.get("x-client-address") ?? "",
  ...fieldsIn(schemas[form]).map((name) => fields[name] ?? ""),
];

/** Returns the values that the visitor typed, shortened to a limit, so that the returned page can show them again. */
const valuesOf = (form: FormName, { fields }: SentForm) =>
  Object.fromEntries(
    [...fieldsIn(schemas[form]), "offers", "calculation"].flatMap((name) =>
      fields[name] === undefined ? [] : [[name, fields[name].slice(0, 10_000)]],
    ),
  );
