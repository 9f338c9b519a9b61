import type { Language } from "@site/ground/language/languages.ts";
import { uaeDay } from "@site/ground/time/uae-time.ts";
import { inLanguage } from "#domain/calculators/project/examples.ts";
import { paperOf } from "#domain/calculators/project/report.server.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import { specimenData } from "#site/content/specimens.server.ts";
import { translator } from "#site/i18n/t.ts";
import type { Section } from "#site/papers/blocks.ts";
import { timeOf } from "./building.server.ts";

/** Returns the report of the cooling-load calculator about the first floor of the example building. */
export function submittalPaper(language: Language): Paper {
  const { project, quotation } = specimenData();
  const file = JSON.stringify(inLanguage(project, language));
  const paper = paperOf(file, language, uaeDay(timeOf(quotation.sent)));
  if (!paper) throw new Error("content/shared/specimens.yaml: the project cannot be counted.");
  return paper;
}

/** Returns the parts of the report that the page shows: the basis of design, and the list of rooms. */
export function submittalSections(language: Language): Section[] {
  const { sections } = submittalPaper(language).data as { sections: Section[] };
  const t = translator(language, "paper");
  const shown = [t("report.sections.basis"), t("report.sections.summary")];
  return sections
    .filter(({ title }) => shown.includes(title))
    .map(withoutDrawings)
    .map(withSmallDots);
}

/** The dot behind a value that was given for the project. The fonts of the site have no larger one. */
const withSmallDots = (section: Section): Section => JSON.parse(JSON.stringify(section).replaceAll("•", "·"));

/** Leaves out the drawing of the day with its caption, and the table of its 24 hours, which are for paper only. */
function withoutDrawings(section: Section): Section {
  const drawing = section.blocks.findIndex(({ kind }) => kind === "day");
  return { ...section, blocks: drawing < 0 ? section.blocks : section.blocks.slice(0, drawing - 1) };
}
