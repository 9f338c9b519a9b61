import type { Change } from "@site/ground/customer-fields.ts";
import type { LeadKind, LostReason, Status } from "@site/ground/states/lead.ts";
import type { ReportConflict, ReportKind, VisitNews } from "@site/ground/states/visit.ts";

/** The source of a lead that a program wrote for a person. The name of the program is in its origin. */
export const assistantSource = "assistant";

/** The kinds of timeline entries, and the data of each. */
export interface EventData {
  /** A lead arrived. */
  received: { kind: LeadKind };
  /** The customer wrote again: on the private page, by mail or by WhatsApp. */
  message: { text: string; mail?: MailFacts; chat?: ChatFacts };
  photo: { file: string };
  withdrawn: { reason?: string };
  /** A colleague wrote a note. The next four kinds are usually actions of a colleague too. */
  note: { text: string };
  status: { from: Status; to: Status; reason?: LostReason };
  value: { fils: number | null };
  assigned: { to: string | null };
  reminder: { at: number | null; text?: string };
  /** We wrote to the customer or called. The first entry of this kind stops the reply clock. */
  reply: {
    channel: "mail" | "phone" | "whatsapp";
    subject?: string;
    text?: string;
    files?: MailAttachmentRef[];
    /** The chat to which a WhatsApp message is sent. */
    chat?: string;
    /** The approved WhatsApp template that was used, and the texts for its variables. */
    template?: { name: string; language: string; words: string[] };
    /** Set if a colleague typed the message on the office's phone. */
    onPhone?: ChatFacts;
  };
  /** A colleague corrected or completed the customer's details. */
  edited: { changes: Change[] };
  spam: { spam: boolean };
  merged: { from: string };
  /** A quotation was sent, accepted or declined, or has expired. */
  quote: {
    what: "sent" | "accepted" | "declined" | "lapsed";
    quote: string;
    number: string;
    revision: number;
    fils?: number;
    reason?: string;
  };
  /** A visit was agreed, changed or made. */
  visit: {
    what: VisitNews;
    appointment: string;
    from: number;
    to: number;
  };
  /** A maintenance contract was made, was ended early, or ends soon. */
  contract: { what: "made" | "cancelled" | "ending"; contract: string; number: string; reason?: string };
  /** A technician sent a report on a visit. */
  report: VisitReport & {
    what: ReportKind;
    appointment: string;
    at: number;
    files: string[];
    conflict?: ReportConflict;
  };
  /** One of our messages was sent, or could not be delivered. */
  sent: { topic: string };
  failed: { topic: string; error: string };
}
export type EventKind = keyof EventData;
export type Entry = { [K in EventKind]: { kind: K; data: EventData[K] } }[EventKind];

type BothLanguages = Record<"en" | "ar", string>;

/** The report of a technician. It contains the questions as they were asked, because the check lists change over time. */
export interface VisitReport {
  checks: { text: BothLanguages; answer: "ok" | "fault" | "none" }[];
  readings: { text: BothLanguages; unit: string; value: string }[];
  /** The text for the customer. */
  note: string;
  /** The text for the office only. */
  office: string;
  /** The name of the person at the place who confirmed the report, as that person typed it. The customer's page does not show it. */
  signed: string;
}

/** The reasons why a file of a mail was not stored. */
export const fileProblems = ["type", "size", "unsafe", "tooMany"] as const;
export type FileProblem = (typeof fileProblems)[number];

/** A file that was stored as a document, or only the name of a file and the reason why it was not stored. */
export type NamedFile = { name: string; document: string } | { name: string; problem: FileProblem };

/** An attachment of a mail: a document or photo of the lead, or a quotation. The PDF of a quotation is made when the mail is sent. */
export type MailAttachmentRef = { name: string } & ({ document: string } | { photo: string } | { quote: string });

/** An invitation from a calendar program, or the answer to one. */
export interface CalendarFacts {
  answer: "accepted" | "declined" | "tentative" | "counter" | "cancelled" | "invited";
  title: string;
  /** The time in the UAE, such as 2026-11-23 10:15. A time in another time zone is followed by the name of that zone. */
  at: string;
}

/** The facts about a message that came by mail. */
export interface MailFacts {
  /** The sender's address. It is set only if it is not the customer's address. */
  from?: string;
  /** The subject. It is set only if it is new, and not the subject of our mail with "Re:". */
  subject?: string;
  /** The older mail that is quoted at the end. */
  quoted?: string;
  files?: NamedFile[];
  calendar?: CalendarFacts;
  /** True if the receiving server confirms the sender's address, and false if it rejects it. */
  proven?: boolean;
  /** Set if a program wrote the mail, such as an out-of-office reply. */
  automatic?: true;
  /**
   * Set if only the headers of the mail could be used. The mail is too large, could not be read, or was over the limit of its enquiry.
   * Older entries have `tooMany` in place of `limit`. `raw` is the id of the stored mail, which can be downloaded while we keep it.
   */
  notTaken?: { why: "size" | "unreadable" | "limit" | "tooMany"; megabytes?: number; raw?: string };
}

/** The kinds of WhatsApp messages that are neither text nor a picture. The office's page has a text for each. */
export type ChatKind =
  | "audio"
  | "video"
  | "location"
  | "contacts"
  | "reaction"
  | "revoke"
  | "edit"
  | "system"
  /** The file of the message is still being fetched. */
  | "coming"
  /** Meta does not have the file any more. */
  | "lost"
  | "other";

/** The facts about a message that came by WhatsApp. */
export interface ChatFacts {
  kind?: ChatKind;
  files?: NamedFile[];
  /** The id of the stored message whose file is being fetched. */
  stored?: string;
}

/** The author of an entry: the id of a colleague, the customer or the program. */
export type Actor = "customer" | "system" | (string & {});
