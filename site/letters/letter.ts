import { anyReference } from "@site/ground/company/references.ts";
import type { Language } from "@site/ground/language/languages.ts";

/** The content of a mail, independent of its format. Its HTML and its plain text are both made from this. */
export interface Letter {
  language: Language;
  subject: string;
  /** The preview line in a list of mails. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Small print under the card: the company and how to reach it. */
  sender: Sender;
}

export interface Sender {
  name: string;
  tagline: string;
  phone: string;
  email: string;
  /** The site's address. */
  site: string;
}

export type Block =
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: Fact[] }
  /** The words of the reader or of the customer. */
  | { kind: "words"; label: string; text: string }
  /** The text of a colleague, unchanged, in its own direction. */
  | { kind: "prose"; text: string }
  | { kind: "steps"; heading: string; steps: string[] }
  | { kind: "action"; label: string; href: string }
  /** A code to type in. */
  | { kind: "code"; label: string; code: string }
  | { kind: "links"; links: { label: string; href: string }[] }
  /** Pictures by the content ids of the mail's attachments. */
  | { kind: "photos"; label: string; photos: { cid: string; alt: string }[] }
  | { kind: "note"; text: string };

export interface Fact {
  label: string;
  value: string;
  href?: string;
  /** True for text from left to right in any language: numbers, references, addresses. */
  ltr?: boolean;
}

/** Text that reads left to right even inside an Arabic sentence. */
export const leftToRight = new RegExp(`(${anyReference}|\\+\\d[\\d\\u00a0 ]{6,}\\d|[\\w.+-]+@[\\w.-]+\\w)`);
