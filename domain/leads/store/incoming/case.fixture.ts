import type { CalendarFacts } from "../types.ts";

/** The result that a test expects for a mail. */
export interface ExpectedMail {
  text?: string | RegExp;
  quoted?: RegExp;
  automatic?: true;
  /** The address of the sender, if it is not the customer's address. */
  from?: string;
  subject?: string;
  photos?: number;
  /** The names of the files. A file that was not stored has its name and the reason. */
  files?: (string | [name: string, problem: string])[];
  proven?: boolean;
  calendar?: CalendarFacts;
  /** The reason why our mail was refused. It is empty if the delivery of our mail is only delayed. */
  bounce?: string;
  /** True if the mail must not be stored. */
  out?: true;
}

export type Case = [name: string, raw: Buffer, expected: ExpectedMail];

export interface OwnMails {
  /** The reply address of the enquiry. */
  to: string;
  /** The id of one of our mails, without angle brackets. */
  sent: string;
  photo: Buffer;
}
