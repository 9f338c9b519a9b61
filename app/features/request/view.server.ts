import { type Language, languages } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { db } from "#server/db/db.ts";
import { type Followed, follow, isOpen, maxPhotosOfRequest } from "#server/leads/follow.ts";
import { photoLimits } from "#server/photos/make.ts";
import type { LeadPlace, LeadService } from "../leads/options.ts";
import { maxPhotos } from "../leads/schema.ts";
import { entriesOf } from "./entries.server.ts";
import type { RequestState, RequestView } from "./types.ts";

const isKey = (key: string) => /^[\w-]{22}$/.test(key);

/** The request behind a key, or undefined: nobody learns whether a key was ever right. */
export const followed = async (key: string): Promise<Followed | undefined> =>
  isKey(key) ? follow(await db(), key) : undefined;

export function viewOf(key: string, { lead, events, photos, merged }: Followed, language: Language): RequestView {
  const words = translator(language, "lead");
  const when = clockIn(language, { dateStyle: "long", timeStyle: "short" });
  const soon = clockIn(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  const due = lead.reply_due_at;
  return {
    key,
    reference: lead.reference,
    state: lead.lost_reason === "withdrawn" && lead.status === "lost" ? "withdrawn" : (lead.status as RequestState),
    sent: when(lead.created_at),
    due: lead.status === "new" && due && due > Date.now() ? soon(due) : undefined,
    urgent: lead.status === "new" && lead.urgency === "now" && !merged,
    service: lead.service && !merged ? words(`services.${lead.service as LeadService}`) : undefined,
    place: lead.place && !merged ? words(`places.${lead.place as LeadPlace}`) : undefined,
    message: merged ? "" : lead.message,
    photos,
    mayWithdraw: isOpen(lead.status),
    entries: merged ? [] : entriesOf(events, language, when),
    merged,
    limits: { each: maxPhotos, all: maxPhotosOfRequest, megabytes: photoLimits.bytes / 1024 / 1024 },
  };
}

/** An instant as people here say it: on the clock of the UAE, in Western digits. */
const clockIn = (language: Language, shape: Intl.DateTimeFormatOptions) => {
  const locale = `${languages[language].locale}-u-nu-latn`;
  const format = new Intl.DateTimeFormat(locale, { ...shape, timeZone: "Asia/Dubai" });
  return (at: number) => format.format(at);
};
