import { placeNamed, serviceNamed } from "@site/ground/company/scope.ts";
import { type EnquiryField, enquiryFields, isDetail } from "@site/ground/enquiry-fields.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { entriesOf } from "@site/typed";
import { withoutKey } from "#domain/analytics/store/index.ts";
import { currentTime } from "#platform/machine/time.ts";
import { logError } from "#platform/process/log.ts";
import { consentVersion, unknownConsent } from "#site/content/consent.server.ts";
import type { DueFrom } from "#site/content/office.server.ts";
import { topicOf } from "#site/content/topics.ts";
import { cleanLine } from "#site/forms/form.server.ts";
import type { NewLead } from "../../store/submit.ts";
import type { BookingForm } from "./booking-schema.ts";
import type { Callback } from "./callback-schema.ts";
import type { Extras } from "./extras.ts";
import type { FormName } from "./form-state.ts";
import type { QuotationEnquiry } from "./quotation-schema.ts";
import type { Contact } from "./schema.ts";
import { originOf, sourceOf } from "./source.server.ts";

/**
 * Returns `otherwise` if `read` fails, for example because of a mistake in the content. The content is edited while the site runs, and a
 * mistake in it must not lose an enquiry.
 */
export function orElse<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    logError(error);
    return otherwise;
  }
}

export type CheckedForm = {
  [F in FormName]: {
    form: F;
    data: { contact: Contact; quote: QuotationEnquiry; callback: Callback; booking: BookingForm }[F];
  };
}[FormName];

export interface FormSubmission {
  checked: CheckedForm;
  extras: Extras;
  request: Request;
  locale: Language;
  key: string;
  phone: string;
  phoneTyped: string;
}

/** Builds the lead from the checked fields. It copies them one by one, so that no other field of the request is stored. */
export function leadFromForm(
  { checked, extras, request, locale, key, phone, phoneTyped }: FormSubmission,
  dueFrom: DueFrom,
): NewLead {
  const { form, data } = checked;
  const answers = answersOf(checked);
  const details = entriesOf(answers).filter(([name]) => isDetail(name));
  const origin = originOf(extras, request);
  return {
    idempotencyKey: key,
    kind: form,
    locale,
    name: data.name,
    email: answers.email ?? "",
    phone,
    phoneTyped,
    message: data.message,
    page: withoutKey(extras.page),
    service: serviceNamed(answers.service),
    place: placeNamed(answers.place),
    details: {
      ...(form === "callback" && { channel: "phone" }),
      ...Object.fromEntries(details),
      ...(extras.calculation && { calculation: cleaned(extras.calculation) }),
    },
    source: sourceOf(origin),
    origin,
    consentVersion: orElse(unknownConsent, () => consentVersion(locale)),
    offers: extras.offers,
    replyDueAt: dueFrom(currentTime(), answers.urgency),
  };
}

/** Returns the answers to the questions of an enquiry. */
export const answersOf = ({ form, data }: CheckedForm): Partial<Record<EnquiryField, string>> =>
  form === "booking" ? enquiryOf(data) : data;

/** The window belongs to the visit. The address is kept with the enquiry too, because there may be no visit. */
const enquiryOf = ({ name, phone, service, place, message, address, symptom }: BookingForm) => ({
  ...{ name, phone, service, place, message },
  // The same fault is as urgent in a quotation form. The lead is urgent until a visit is booked (`removeUrgency`).
  ...(symptom && { urgency: topicOf(`/help/${symptom}`).urgency }),
  area: address.slice(0, enquiryFields.area.limit),
});

const cleaned = (value: object): object =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? cleanLine(part) : part));
