import type { Language } from "@site/ground/language/languages.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import type { Section } from "./blocks.ts";
import { letterhead } from "./paper.server.ts";

export interface Sheet {
  title: string;
  /** The number or reference of the paper, and a short text below it. */
  number: string;
  note: string;
  facts: { label: string; lines: string[]; wide?: boolean }[];
  sections: Section[];
  /** The date that is stored in the PDF. */
  at: number;
}

/** Returns a paper of few pages without a cover, such as the report of a visit. */
export function sheetPaper(sheet: Sheet, language: Language): Paper {
  const { at, ...shown } = sheet;
  const footer = [sheet.title, sheet.number].filter(Boolean).join(" · ");
  return { template: "sheet", data: { ...letterhead(language, footer, footer), ...shown }, at };
}
