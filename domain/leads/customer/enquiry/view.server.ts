import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { photoLimits } from "#platform/photos/reencode.ts";
import { maxPhotos } from "#site/forms/photo-limits.ts";
import { translator } from "#site/i18n/t.ts";
import { type FollowedEnquiry, follow, isOpen, isWithdrawn, maxPhotosOfEnquiry } from "../../store/follow.ts";
import { awaitsReply } from "../../store/reply-clock.ts";
import { entriesOf } from "./entries.server.ts";
import type { EnquiryState, EnquiryView } from "./types.ts";

const isKey = (key: string) => /^[\w-]{22}$/.test(key);

/** Finds the enquiry for a key. Any wrong key returns undefined, so nobody learns whether a key was ever valid. */
export const enquiryByKey = async (key: string): Promise<FollowedEnquiry | undefined> =>
  isKey(key) ? follow(await db(), key) : undefined;

export const stateOf = (found: FollowedEnquiry): EnquiryState => {
  if (isWithdrawn(found)) return "withdrawn";
  return found.lead.status;
};

export function viewOf(key: string, found: FollowedEnquiry, language: Language): EnquiryView {
  const { enquiry, lead, events, photos } = found;
  const words = translator(language, "lead");
  const when = clockIn(language, { dateStyle: "long", timeStyle: "short" });
  const soon = clockIn(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  const state = stateOf(found);
  const due = lead.reply_due_at;
  return {
    key,
    reference: enquiry.reference,
    state,
    sent: when(enquiry.created_at),
    due: awaitsReply(lead) && state !== "withdrawn" && due && due > currentTime() ? soon(due) : undefined,
    urgent: enquiry.urgency === "now" && awaitsReply(lead) && state !== "withdrawn",
    service: enquiry.service ? words(`services.${enquiry.service}`) : undefined,
    place: enquiry.place ? words(`places.${enquiry.place}`) : undefined,
    message: enquiry.message,
    photos,
    mayWithdraw: isOpen(state),
    entries: entriesOf(events, language, when, {
      photo: (id) => (key ? [`/enquiry/${key}/photos/${id}`] : []),
      report: (visit) => (key && canTypeset ? [`${href(`/enquiry/${key}`, language)}/visits/${visit}/report.pdf`] : []),
    }),
    merged: enquiry.id !== lead.id,
    limits: { each: maxPhotos, all: maxPhotosOfEnquiry, megabytes: photoLimits.bytes / 1024 / 1024 },
  };
}

/** Returns a function that formats a time for the UAE, with Western digits. */
const clockIn = (language: Language, shape: Intl.DateTimeFormatOptions) => {
  const format = dateFormat(language, { ...shape, timeZone: uaeTimeZone });
  return (at: number) => format.format(at);
};
