import type { Language } from "#app/i18n/languages.ts";

/** A mail before it has a form: what it says, in order. Its HTML and its plain text are both made from this. */
export interface Letter {
  language: Language;
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Small print under the card: who we are and how one reaches us. */
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
  /** What the reader of the letter or the customer wrote. */
  | { kind: "words"; label: string; text: string }
  /** What a colleague wrote: as it was typed, in its own direction. */
  | { kind: "prose"; text: string }
  | { kind: "steps"; heading: string; steps: string[] }
  | { kind: "action"; label: string; href: string }
  /** Digits to be typed somewhere. */
  | { kind: "code"; label: string; code: string }
  | { kind: "links"; links: { label: string; href: string }[] }
  | { kind: "note"; text: string };

export interface Fact {
  label: string;
  value: string;
  href?: string;
  /** Left to right in any language: numbers, references, addresses. */
  ltr?: boolean;
}

/** What reads from left to right also inside an Arabic sentence. */
export const leftToRight = /(WT-[A-Z0-9]{6}|\+\d[\d\u00a0 ]{6,}\d|[\w.+-]+@[\w.-]+\w)/;
