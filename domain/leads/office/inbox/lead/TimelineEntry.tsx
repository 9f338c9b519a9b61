import { span } from "@site/ground/time/uae-span.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { dayAndTime, dirhams } from "../shared/time.ts";
import type { LeadEvent, LeadPageData } from "../shared/types.ts";
import { useLeadWords, useTopic } from "../shared/words.ts";
import { Changes } from "./Changes.tsx";
import { ChatMessage, ChatSent, Failure } from "./ChatMessage.tsx";
import { Files } from "./Files.tsx";
import { MailMessage } from "./MailMessage.tsx";
import { Report } from "./Report.tsx";
import { Words } from "./Words.tsx";

export type Events = [LeadEvent, ...LeadEvent[]];

/** Shows an event as one line. If the event has a text, it is shown below. */
export function TimelineEntry({ events, data }: { events: Events; data: LeadPageData }) {
  const [event] = events;
  const line = useLine(data, events.length)(event);
  const reference = referenceOf(data, event);
  const bad = event.kind === "failed" || event.kind === "withdrawn";
  return (
    <div className="min-w-0 text-sm">
      <p className={bad ? "font-semibold text-danger" : event.actor === "customer" ? "font-semibold" : ""}>
        {line}
        {reference && (
          <>
            {" "}
            · <bdi dir="ltr">{reference}</bdi>
          </>
        )}
      </p>
      <Written event={event} data={data} />
      <Thumbs events={events} data={data} />
    </div>
  );
}

/**
 * Returns the reference of the enquiry in which the customer wrote an entry. It is needed only after a merge, when the lead contains
 * several enquiries.
 */
const referenceOf = ({ lead, mergedFrom }: LeadPageData, { actor, cameFrom }: LeadEvent): string | undefined => {
  if (mergedFrom.length === 0 || actor !== "customer") return undefined;
  return cameFrom === null ? lead.reference : mergedFrom.find(({ id }) => id === cameFrom)?.reference;
};

type LineOf = { [K in LeadEvent["kind"]]: (event: Extract<LeadEvent, { kind: K }>) => string };

function useLine(data: LeadPageData, count: number) {
  const t = useT("inbox");
  const language = useLanguage();
  const word = useLeadWords();
  const statusWord = useT("lead");
  const topic = useTopic();
  const quotation = useT("quotation");
  const visits = useT("visits");
  const contract = useT("contract");
  const nameOf = (id: string) =>
    id === "customer" || id === "system" ? t(`timeline.${id}`) : (data.names[id] ?? t("timeline.unknown"));
  const lines: LineOf = {
    received: ({ actor }) =>
      actor === "customer" ? t("timeline.received") : t("timeline.entered", { who: nameOf(actor) }),
    edited: ({ actor }) => t("timeline.edited", { who: nameOf(actor) }),
    message: ({ actor, data: { mail, chat } }) => {
      if (chat) return t("timeline.chatMessage", { who: nameOf(actor) });
      if (!mail) return t("timeline.message", { who: nameOf(actor) });
      if (mail.automatic) return t("timeline.mailAutomatic");
      return mail.from ? t("timeline.mailOther") : t("timeline.mailMessage", { who: nameOf(actor) });
    },
    photo: ({ actor }) => t("timeline.photos", { who: nameOf(actor), count }),
    withdrawn: ({ actor }) => t("timeline.withdrawn", { who: nameOf(actor) }),
    note: ({ actor }) => t("timeline.note", { who: nameOf(actor) }),
    status: ({ actor, data: { from, to, reason } }) =>
      t(reason ? "timeline.lost" : "timeline.status", {
        who: nameOf(actor),
        from: statusWord(`statuses.${from}`),
        to: statusWord(`statuses.${to}`),
        reason: reason && word("lostReasons", reason),
      }),
    value: ({ actor, data: { fils } }) =>
      t(fils === null ? "timeline.valueNone" : "timeline.value", {
        who: nameOf(actor),
        value: fils === null ? "" : dirhams(fils, language),
      }),
    assigned: ({ actor, data: { to } }) =>
      t(to ? "timeline.assigned" : "timeline.unassigned", { who: nameOf(actor), to: to ? nameOf(to) : "" }),
    reminder: ({ actor, data: { at } }) =>
      t(at === null ? "timeline.reminderNone" : "timeline.reminder", {
        who: nameOf(actor),
        at: at === null ? "" : dayAndTime(at, language),
      }),
    reply: ({ actor, data: { channel, onPhone } }) =>
      t(onPhone ? "timeline.onPhone" : `timeline.${channel}`, { who: nameOf(actor) }),
    spam: ({ actor, data: { spam } }) => t(spam ? "timeline.spam" : "timeline.notSpam", { who: nameOf(actor) }),
    merged: ({ actor }) => t("timeline.merged", { who: nameOf(actor) }),
    quote: ({ actor, data: { what, number, revision, fils } }) =>
      quotation(`office.timeline.${what}`, {
        who: nameOf(actor),
        number,
        revision,
        value: fils === undefined ? "" : dirhams(fils, language),
      }),
    visit: ({ actor, data: { what, from, to } }) =>
      visits(`office.timeline.${what}`, { who: nameOf(actor), when: span(from, to, language) }),
    contract: ({ actor, data: { what, number } }) =>
      contract(`office.timeline.${what}`, { who: nameOf(actor), number }),
    report: ({ actor, data: { what } }) => visits(`report.office.${what}`, { who: nameOf(actor) }),
    sent: ({ data: sent }) => t("timeline.sent", { topic: topic(sent.topic) }),
    failed: ({ data: failed }) => t("timeline.failed", { topic: topic(failed.topic) }),
  };
  return (event: LeadEvent) => (lines[event.kind] as (event: LeadEvent) => string)(event);
}

function Written({ event, data: { documents, chat } }: { event: LeadEvent; data: LeadPageData }) {
  switch (event.kind) {
    case "note":
      return <Words tone="bg-sand" text={event.data.text} />;
    case "message":
      if (event.data.chat)
        return <ChatMessage {...event.data} chat={event.data.chat} tone="border border-line" documents={documents} />;
      return event.data.mail ? (
        <MailMessage text={event.data.text} mail={event.data.mail} documents={documents} />
      ) : (
        <Words tone="border border-line" text={event.data.text} />
      );
    case "withdrawn":
      return event.data.reason ? <Words tone="border border-line" text={event.data.reason} /> : null;
    case "contract":
    case "quote":
      return event.data.reason ? <Words tone="border border-line" text={event.data.reason} /> : null;
    case "reminder":
      return event.data.text ? <Words tone="bg-sand" text={event.data.text} /> : null;
    case "edited":
      return <Changes changes={event.data.changes} />;
    case "failed":
      return <Failure error={event.data.error} />;
    case "reply":
      if (event.data.chat || event.data.onPhone)
        return <ChatSent reply={event.data} status={chat.statuses[event.id]} documents={documents} />;
      return (
        <>
          {event.data.text && <Words tone="bg-brand-tint" heading={event.data.subject} text={event.data.text} />}
          {event.data.files && <Files files={event.data.files} documents={documents} />}
        </>
      );
    case "report":
      return <Report data={event.data} />;
    default:
      return null;
  }
}

function Thumbs({ events, data }: { events: Events; data: LeadPageData }) {
  const files = events.flatMap((event) => {
    if (event.kind === "report") return event.data.files;
    return event.kind === "photo" ? event.data.file : [];
  });
  const kept = files.filter((file) => data.photos.some(({ id }) => id === file));
  if (kept.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-1.5">
      {kept.map((file) => (
        <img
          key={file}
          src={`/admin/photos/${file}`}
          alt=""
          loading="lazy"
          className="size-14 rounded-lg border border-line object-cover"
        />
      ))}
    </div>
  );
}
