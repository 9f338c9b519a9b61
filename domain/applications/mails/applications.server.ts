import { dateFormat } from "@site/ground/language/formats.ts";
import { type Language, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { applicationStates, mailedApplications } from "@site/ground/states/application.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { ApplicationsTable, Database } from "#platform/db/schema.ts";
import type { Handler, Handlers, Message } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { mailto } from "#site/content/email.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import { greetingName } from "#site/letters/greeting.ts";
import type { Block, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, applicationsAddress, groupedPhone, senderIn } from "#site/letters/sender.server.ts";
import { scanCv } from "../store/scan-cv.ts";

type Db = Kysely<Database>;

const toApplicant = ["received", ...mailedApplications] as const;
type ToApplicant = (typeof toApplicant)[number];

/** The handlers for all messages about applications. A queued message contains only ids. The text is written when it is sent. */
export const applicationHandlers = (db: Db): Handlers => ({
  "application.office": toUs(db, "office"),
  "application.withdrawn": toUs(db, "withdrawn"),
  ...Object.fromEntries(toApplicant.map((kind) => [`application.${kind}`, letterTo(db, kind)])),
  "application.scan": scanCv(db),
});

const find = (db: Db, { applicationId }: Message) =>
  db
    .selectFrom("applications")
    .selectAll()
    .where("id", "=", applicationId ?? "")
    .executeTakeFirst();

/** Sends a mail to the office. After the data are erased, only a withdrawal is reported, without a name. */
const toUs =
  (db: Db, kind: "office" | "withdrawn"): Handler =>
  async (message) => {
    const row = await find(db, message);
    if (!row || row.spam || (kind === "office" && row.erased_at !== null)) return "moot";
    const replyTo = row.email && { replyTo: { name: row.name, address: row.email } };
    const envelope = { to: applicationsAddress(), ...replyTo, headers: automaticHeaders };
    return sendLetter(db, message, row.id, officeLetter(row, kind, env().OFFICE_LANGUAGE), envelope);
  };

const letterTo =
  (db: Db, kind: ToApplicant): Handler =>
  async (message) => {
    const row = await find(db, message);
    if (!row || row.spam || row.erased_at !== null) return "moot";
    const letter = applicantLetter(row, kind, await writtenWith(db, message));
    const replyTo = { name: company().name[letter.language], address: applicationsAddress() };
    return sendLetter(db, message, row.id, letter, { to: row.email, replyTo, headers: automaticHeaders });
  };

/** Returns the text that a colleague wrote to the applicant with this change of state. */
async function writtenWith(db: Db, { payload }: Message): Promise<string> {
  const event = db
    .selectFrom("application_events")
    .select("data")
    .where("id", "=", payload.event ?? "");
  const row = await event.executeTakeFirst();
  return row ? (JSON.parse(row.data).text ?? "") : "";
}

function officeLetter(row: ApplicationsTable, kind: "office" | "withdrawn", language: Language): Letter {
  const t = translator(language, "mail");
  const { reference, name, job_title: vacancy, phone, email, city } = row;
  const facts = [
    { label: t("fields.reference"), value: reference, ltr: true },
    { label: t("application.fields.job"), value: vacancy },
    { label: t("fields.name"), value: name },
    { label: t("fields.phone"), value: groupedPhone(phone), href: phone && `tel:${phone}`, ltr: true },
    { label: t("fields.email"), value: email, href: email && mailto(email), ltr: true },
    { label: t("application.fields.city"), value: city },
  ];
  const link = absoluteAddress(`${href("/admin", language)}/applications/${row.id}`);
  return {
    language,
    subject: t(`application.subject.${kind}`, { reference, name, job: vacancy }),
    preview: vacancy,
    heading: t(`application.heading.${kind}`),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t(`application.text.${kind}`) },
      { kind: "action", label: t("application.open"), href: link },
      { kind: "facts", facts: facts.filter(({ value }) => value !== "") },
    ],
  };
}

/**
 * Writes a mail to the applicant in the language of the form. It repeats nothing that was typed except a plain name, because anybody can
 * enter somebody else's email address.
 */
function applicantLetter(row: ApplicationsTable, kind: ToApplicant, written: string): Letter {
  const language: Language = row.locale === "ar" ? "ar" : "en";
  const t = translator(language, "mail");
  const { reference, job_title: vacancy } = row;
  const name = greetingName(row.name);
  const text = t(`application.text.${kind}`, { job: vacancy });
  const said: Block[] = written ? [{ kind: "prose", text: written }] : [];
  const thanks = name ? t("thanks", { name }) : t("thanksUnnamed");
  return {
    language,
    subject: t(`application.subject.${kind}`, { reference }),
    preview: text,
    heading: kind === "received" ? thanks : t(`application.heading.${kind}`),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text },
      ...said,
      ...kept(row, kind, language),
      { kind: "action", label: t("application.follow"), href: linkOf(row, language) },
      { kind: "facts", facts: [{ label: t("fields.reference"), value: reference, ltr: true }] },
      { kind: "note", text: t("application.private") },
      { kind: "note", text: t("application.money") },
      ...(kind === "received" ? [{ kind: "note" as const, text: t("application.notYou") }] : []),
    ],
  };
}

/** Says in a refusal how long we keep the application. */
function kept(
  { talent_pool: pool, decided_at: at }: ApplicationsTable,
  kind: ToApplicant,
  language: Language,
): Block[] {
  if (kind === "received" || !applicationStates[kind].isRefusal || at === null) return [];
  const { RETAIN_TALENT_POOL_DAYS: poolDays, RETAIN_APPLICATION_DAYS: days } = env();
  const until = at + (pool ? poolDays : days) * 86_400_000;
  const format = dateFormat(language, { dateStyle: "long", timeZone: uaeTimeZone });
  const text = translator(language, "mail")(pool ? "application.pool" : "application.kept", {
    date: format.format(until),
  });
  return [{ kind: "text", text }];
}

const linkOf = ({ token }: ApplicationsTable, language: Language) =>
  absoluteAddress(`${languages[language].prefix}/application/${token}`);
