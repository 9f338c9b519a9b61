import type { CalendarFacts } from "../types.ts";

/** A file as the mail names it. */
export interface MailFile {
  name: string;
  content: Uint8Array;
  /** Part of the text, such as the picture of a signature. */
  isInline: boolean;
}

/** The parts that we read out of a raw mail. */
export interface ParsedMail {
  from: string;
  subject: string;
  text: string;
  quoted: string;
  /** Written by a program. */
  automatic: boolean;
  /** A report about a mail of ours: whether it will never arrive, and why. */
  report?: { failed: boolean; error: string };
  files: MailFile[];
  calendar?: CalendarFacts;
}
