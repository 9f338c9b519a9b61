import type { CalendarFacts } from "../types.ts";

/** This is the result that the test expects of a mail. */
export interface ExpectedMail {
  text?: string | RegExp;
  quoted?: RegExp;
  automatic?: true;
  /** The address of the sender, if it is not the customer's. */
  from?: string;
  subject?: string;
  photos?: number;
  /** The names of the files. If a file was not kept, its name comes with the reason. */
  files?: (string | [name: string, problem: string])[];
  proven?: boolean;
  calendar?: CalendarFacts;
  /** The reason why our mail was refused. It is empty if our mail only waits. */
  bounce?: string;
  /** True if the mail is not stored at all. */
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
