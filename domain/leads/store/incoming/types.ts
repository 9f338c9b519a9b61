import type { CalendarFacts } from "../types.ts";

/** A file as the mail names it. */
export interface MailFile {
  name: string;
  content: Uint8Array;
  /** True for a part of the text, such as the picture of a signature. */
  isInline: boolean;
}

/** The parts that we read out of a raw mail. */
export interface ParsedMail {
  from: string;
  subject: string;
  text: string;
  quoted: string;
  /** True if a program wrote the mail. */
  automatic: boolean;
  /** A report about a mail of ours. It says whether that mail failed for good, and why. */
  report?: { failed: boolean; error: string };
  files: MailFile[];
  calendar?: CalendarFacts;
}
