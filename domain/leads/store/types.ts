import type { Change } from "@site/ground/customer-fields.ts";
import type { LeadKind, LostReason, Status } from "@site/ground/states/lead.ts";
import type { ReportConflict, ReportKind, VisitNews } from "@site/ground/states/visit.ts";

/** The kinds of timeline entries, and the data of each. */
export interface EventData {
  /** The lead came in. */
  received: { kind: LeadKind };
  /** The customer wrote again, behind the private link, by mail or by WhatsApp. */
  message: { text: string; mail?: MailFacts; chat?: ChatFacts };
  photo: { file: string };
  withdrawn: { reason?: string };
  /** The following entries are actions of a colleague. */
  note: { text: string };
  status: { from: Status; to: Status; reason?: LostReason };
  value: { fils: number | null };
  assigned: { to: string | null };
  reminder: { at: number | null; text?: string };
  /** We wrote or called. The first entry of this kind stops the reply clock. */
  reply: {
    channel: "mail" | "phone" | "whatsapp";
    subject?: string;
    text?: string;
    files?: MailAttachmentRef[];
    /** The chat in which the reply is sent, if it goes by WhatsApp. */
    chat?: string;
    /** The approved template, and the words that we put into its variables. */
    template?: { name: string; language: string; words: string[] };
    /** Set if the message was typed on the office's phone. */
    onPhone?: ChatFacts;
  };
  /** A colleague corrected or completed what the customer said. */
  edited: { changes: Change[] };
  spam: { spam: boolean };
  merged: { from: string };
  /** A quotation was sent, answered, or lapsed. */
  quote: {
    what: "sent" | "accepted" | "declined" | "lapsed";
    quote: string;
    number: string;
    revision: number;
    fils?: number;
    reason?: string;
  };
  /** A visit was agreed, changed, or took place. */
  visit: {
    what: VisitNews;
    appointment: string;
    from: number;
    to: number;
  };
  /** A maintenance contract began, was ended early, or nears its last day. */
  contract: { what: "made" | "cancelled" | "ending"; contract: string; number: string; reason?: string };
  /** A technician reported on a visit. */
  report: VisitReport & {
    what: ReportKind;
    appointment: string;
    at: number;
    files: string[];
    conflict?: ReportConflict;
  };
  /** One of our messages was sent, or failed for good. */
  sent: { topic: string };
  failed: { topic: string; error: string };
}
export type EventKind = keyof EventData;
export type Entry = { [K in EventKind]: { kind: K; data: EventData[K] } }[EventKind];

type BothLanguages = Record<"en" | "ar", string>;

/** A report keeps each question with its answer, as it was asked, because check lists change. */
export interface VisitReport {
  checks: { text: BothLanguages; answer: "ok" | "fault" | "none" }[];
  readings: { text: BothLanguages; unit: string; value: string }[];
  /** This text is for the customer. */
  note: string;
  /** This text is for the office only. */
  office: string;
  /** The name of the person who confirmed the report at the place, as they typed it. The customer's page does not show it. */
  signed: string;
}

/** The reasons why a file of a mail was not kept. */
export const fileProblems = ["type", "size", "unsafe", "tooMany"] as const;
export type FileProblem = (typeof fileProblems)[number];

/** A file that was kept as a document, or of which we keep only the name. */
export type NamedFile = { name: string; document: string } | { name: string; problem: FileProblem };

/** An attachment of a mail: a document or a photo of the lead, or a quotation. The quotation becomes a PDF when the mail is sent. */
export type MailAttachmentRef = { name: string } & ({ document: string } | { photo: string } | { quote: string });

/** A calendar sent this, as an invitation or as the answer to one. */
export interface CalendarFacts {
  answer: "accepted" | "declined" | "tentative" | "counter" | "cancelled" | "invited";
  title: string;
  /** The time in the UAE, such as 2026-11-23 10:15. A time in another time zone comes with the name of that zone. */
  at: string;
}

/** A message that came by mail. */
export interface MailFacts {
  /** The sender's address. It is set only if it is not the customer's own. */
  from?: string;
  /** The subject. It is set only if it is a new one. */
  subject?: string;
  /** The earlier text that the mail quotes at its end. */
  quoted?: string;
  files?: NamedFile[];
  calendar?: CalendarFacts;
  /** True if the receiving server confirms that the mail comes from where it says. */
  proven?: boolean;
  /** Set if a program wrote the mail, for example an out-of-office reply. */
  automatic?: true;
  /**
   * Set if we know only that the mail came. It is too large, could not be read, or was more than its enquiry may receive. Old entries say `tooMany`
   * for the last reason. `raw` is the mail as it came, while we keep it.
   */
  notTaken?: { why: "size" | "unreadable" | "limit" | "tooMany"; megabytes?: number; raw?: string };
}

/** The kinds of WhatsApp messages that are neither text nor a picture. The office's page has words for each. */
export type ChatKind =
  | "audio"
  | "video"
  | "location"
  | "contacts"
  | "reaction"
  | "revoke"
  | "edit"
  | "system"
  /** The file is being fetched. */
  | "coming"
  /** Meta does not hand out the file any more. */
  | "lost"
  | "other";

/** A message that came by WhatsApp. */
export interface ChatFacts {
  kind?: ChatKind;
  files?: NamedFile[];
  /** The stored message to which the file belongs, while we fetch it. */
  stored?: string;
}

/** The id of a colleague, or another author. */
export type Actor = "customer" | "system" | (string & {});
