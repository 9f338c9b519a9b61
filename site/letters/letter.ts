import { anyReference } from "@site/ground/company/references.ts";
import type { Language } from "@site/ground/language/languages.ts";

/** The content of a mail, independent of its format. The HTML and the plain text of the mail are both made from it. */
export interface Letter {
  language: Language;
  subject: string;
  /** The short text that a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** The small print at the end of a mail: the company, and how to reach it. */
  sender: Sender;
}

export interface Sender {
  name: string;
  tagline: string;
  phone: string;
  email: string;
  /** The address of the site. */
  site: string;
}

export type Block =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: Fact[] }
  /** A text in the words of the reader or of the customer. */
  | { kind: "words"; label: string; text: string }
  /** A text that a colleague wrote. It is unchanged and keeps its own direction. */
  | { kind: "prose"; text: string }
  | { kind: "steps"; heading: string; steps: string[] }
  | { kind: "action"; label: string; href: string }
  /** A code that the reader types in. */
  | { kind: "code"; label: string; code: string }
  | { kind: "links"; links: { label: string; href: string }[] }
  /** Pictures that are attached to the mail. `cid` is the content id of the attachment. */
  | { kind: "photos"; label: string; photos: { cid: string; alt: string }[] }
  | { kind: "note"; text: string };

export interface Fact {
  label: string;
  value: string;
  href?: string;
  /** True for a text that reads from left to right in any language, such as a number, a reference or an address. */
  ltr?: boolean;
}

/** Finds text that reads from left to right even inside an Arabic sentence. */
export const leftToRight = new RegExp(`(${anyReference}|\\+\\d[\\d\\u00a0 ]{6,}\\d|[\\w.+-]+@[\\w.-]+\\w)`);
