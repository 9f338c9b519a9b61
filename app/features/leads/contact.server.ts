import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";
import type { Language } from "#app/i18n/languages.ts";
import { db } from "#server/db/db.ts";
import { submitLead } from "#server/leads/submit.ts";
import { logError } from "#server/log.ts";
import { type Contact, contactSchema, type FormState, formFields, problemsOf } from "./schema.ts";

type Answer = FormState & { status: number };

/** Of a number of ours we know the shapes; a foreign one need only be possible. */
const isDialable = (phone: PhoneNumber) => (phone.countryCallingCode === "971" ? phone.isValid() : phone.isPossible());

const pathOf = (page: string) => page.slice(0, 200).replace(/[^\p{L}\p{N}/%._-]/gu, "");

const isKey = (key: string) => /^[0-9a-f-]{36}$/.test(key);

/** Checks what was sent and stores it; who gets a reference has been stored. */
export async function receiveContact(request: Request, localeOf: (page: string) => Language): Promise<Answer> {
  const sent = await fieldsOf(request);
  const checked = contactSchema.safeParse(sent);
  const values = Object.fromEntries(formFields.contact.map((name) => [name, sent[name] ?? ""]));
  const page = pathOf(sent.page ?? "");
  if (!checked.success) return { status: 422, problems: problemsOf(checked.error), values, page };
  const phone = parsePhoneNumberFromString(checked.data.phone, "AE");
  if (!phone || !isDialable(phone)) return { status: 422, problems: { phone: "invalid" }, values, page };
  try {
    const { reference } = await submitLead(
      await db(),
      leadOf(checked.data, phone.number, sent, localeOf(sent.page ?? "")),
    );
    return { status: 200, reference };
  } catch (error) {
    logError(error);
    return { status: 503, failed: true, values, page };
  }
}

const leadOf = (contact: Contact, phone: string, sent: Record<string, string>, locale: Language) => ({
  ...contact,
  locale,
  kind: "contact" as const,
  phone,
  phoneTyped: (sent.phone ?? "").trim(),
  page: pathOf(sent.page ?? ""),
  idempotencyKey: isKey(sent.key ?? "") ? (sent.key ?? null) : null,
  consentVersion: "",
  replyDueAt: null,
});

/** Text fields only; a file or anything else that was slipped in is not looked at. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  try {
    const form = await request.formData();
    return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}
