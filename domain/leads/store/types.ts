import type { Change } from "@site/ground/customer-fields.ts";
import type { LeadKind, LostReason, Status } from "@site/ground/states/lead.ts";
import type { ReportConflict, ReportKind, VisitNews } from "@site/ground/states/visit.ts";

/** The kinds of timeline entries, and the data of each. */
export interface EventData {
  /** The lead came in. */
  received: { kind: LeadKind };
  /** The customer wrote again: behind the private link, by mail or by WhatsApp. */
  message: { text: string; mail?: MailFacts; chat?: ChatFacts };
  photo: { file: string };
  withdrawn: { reason?: string };
  /** Actions of a colleague. */
  note: { text: string };
  status: { from: Status; to: Status; reason?: LostReason };
  value: { fils: number | null };
  assigned: { to: string | null };
  reminder: { at: number | null; text?: string };
  /** We wrote or called; the first of these stops the reply clock. */
  reply: {
    channel: "mail" | "phone" | "whatsapp";
    subject?: string;
    text?: string;
    files?: Attached[];
    /** The chat in which it goes out, for a reply by WhatsApp. */
    chat?: string;
    /** The approved template, and the words that we put into its places. */
    template?: { name: string; language: string; words: string[] };
    /** Typed on the office's phone. */
    onPhone?: ChatFacts;
  };
  /** Corrected or completed what the customer said. */
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
  /** For the customer. */
  note: string;
  /** For the office only. */
  office: string;
  /** The name of the person who confirmed it at the place, as typed. The customer's page does not show it. */
  signed: string;
}

/** Why a file of a mail was not kept. */
export const fileProblems = ["type", "size", "unsafe", "tooMany"] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Kept as a document, or only named. */
export type NamedFile = { name: string; document: string } | { name: string; problem: FileProblem };

/** An attachment of a mail: a document or a photo of the lead, or a quotation, which becomes a PDF when it is sent. */
export type Attached = { name: string } & ({ document: string } | { photo: string } | { quote: string });

/** A calendar sent it, as an invitation or as the answer to one. */
export interface CalendarFacts {
  answer: "accepted" | "declined" | "tentative" | "counter" | "cancelled" | "invited";
  title: string;
  /** It is the time of the UAE, such as 2026-11-23 10:15, or has the name of its time zone if that is another. */
  at: string;
}

/** A message that came by mail. */
export interface MailFacts {
  /** Only if it is not the customer's own address. */
  from?: string;
  /** Only if it is a new one. */
  subject?: string;
  /** The earlier text that the mail quotes at its end. */
  quoted?: string;
  files?: NamedFile[];
  calendar?: CalendarFacts;
  /** True if the receiving server confirms that the mail comes from where it says. */
  proven?: boolean;
  /** Written by a program, such as an out-of-office reply. */
  automatic?: true;
  /**
   * We know no more here than that the mail came. It is too large, could not be read, or was more than its request may bring. Old entries say
   * `tooMany` for that. `raw` is the mail as it came, while it is kept.
   */
  notTaken?: { why: "size" | "unreadable" | "limit" | "tooMany"; megabytes?: number; raw?: string };
}

/** The kinds of WhatsApp messages that are neither text nor a picture; the office's page has words for each. */
export type ChatKind =
  | "audio"
  | "video"
  | "location"
  | "contacts"
  | "reaction"
  | "revoke"
  | "edit"
  | "system"
  /** A file that is being fetched. */
  | "coming"
  /** Meta does not hand it out any more. */
  | "lost"
  | "other";

/** A message that came by WhatsApp. */
export interface ChatFacts {
  kind?: ChatKind;
  files?: NamedFile[];
  /** The stored message to which a file that is coming belongs. */
  stored?: string;
}

/** The id of a colleague, or another author. */
export type Actor = "customer" | "system" | (string & {});
