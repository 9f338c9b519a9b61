import type { CalendarFacts } from "../types.ts";

/** A file of a mail. */
export interface MailFile {
  name: string;
  content: Uint8Array;
  /** True if the file belongs to the text, such as the picture in a signature. */
  isInline: boolean;
}

/** The data that we read from a raw mail. */
export interface ParsedMail {
  from: string;
  subject: string;
  text: string;
  quoted: string;
  /** True if a program wrote the mail. */
  automatic: boolean;
  /** Set if the mail is a report about one of our mails. It says whether that mail finally failed, and why. */
  report?: { failed: boolean; error: string };
  files: MailFile[];
  calendar?: CalendarFacts;
}
