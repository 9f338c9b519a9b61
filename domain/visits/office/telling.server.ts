import type { Language } from "@site/ground/language/languages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import type { Kysely } from "kysely";
import { helloTo } from "#domain/leads/index.server.ts";
import { recordReply } from "#domain/leads/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { env } from "#platform/process/env.ts";
import { translator } from "#site/i18n/t.ts";
import { languageOfVisit, visitLink } from "../mails/mails.server.ts";
import type { Outcome } from "../store/outcome.ts";
import { readVisit, type Visit } from "../store/read.ts";
import { newsToTell, type ToTell } from "../store/to-tell.ts";

type Db = Kysely<Database>;

export const waysToTell = ["phone", "whatsapp"] as const;
export type WayToTell = (typeof waysToTell)[number];

/**
 * Returns what a colleague has to tell the customer of each of these visits, with a link that opens WhatsApp with the text. The text has the
 * customer's private link, so colleagues who may only read get no such link.
 */
export async function tellingsOf(db: Db, visits: readonly Visit[], language: Language, now: number, mayTell: boolean) {
  const ids = visits.map(({ id }) => id);
  const found = new Map<string, Telling>();
  for (const news of await newsToTell(db, now, ids)) {
    const visit = visits.find(({ id }) => id === news.id);
    if (visit) found.set(visit.id, await tellingOf(db, visit, news, language, mayTell));
  }
  return found;
}
export type Telling = Awaited<ReturnType<typeof tellingOf>>;

async function tellingOf(db: Db, visit: Visit, news: ToTell, language: Language, mayTell: boolean) {
  const enquiry = await db
    .selectFrom("leads")
    .select(["name", "phone", "reference", "follow_key"])
    .where("id", "=", visit.request_id)
    .executeTakeFirstOrThrow();
  const theirs = languageOfVisit(visit);
  const when = span(news.from, news.to, theirs);
  const text = translator(theirs, "visits")(`tell.${news.what}`, { when });
  const message = `${helloTo({ ...enquiry, locale: theirs })} ${text}\n${visitLink(enquiry, theirs)}`;
  return {
    news: newsInWords(news, language),
    phone: enquiry.phone,
    whatsapp: mayTell ? `https://wa.me/${enquiry.phone.slice(1)}?text=${encodeURIComponent(message)}` : undefined,
  };
}

const newsInWords = ({ what, from, to }: ToTell, language: Language): string =>
  translator(language, "visits")(`office.tell.${what}`, { when: span(from, to, language) });

/** Records that the customer was told. It counts as a reply to the lead. */
export async function noteTold(db: Db, colleague: string, id: string, channel: WayToTell): Promise<Outcome> {
  const visit = await readVisit(db, id);
  const [news] = await newsToTell(db, currentTime(), [id]);
  // The form was sent twice, or a colleague was quicker.
  if (!visit || !news) return { ok: true, id };
  const text = newsInWords(news, env().OFFICE_LANGUAGE);
  const outcome = await recordReply(db, colleague, visit.lead_id, { channel, text });
  return outcome.ok ? { ok: true, id } : { ok: false, problem: "missing" };
}
