import type { Language } from "@site/ground/language/languages.ts";
import { dayOfYearInWords, hoursInWords } from "@site/ground/time/uae-span.ts";
import type { EventData } from "#domain/leads/store/index.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import { dayOf } from "#site/i18n/days.ts";
import { translator } from "#site/i18n/t.ts";
import type { Block, Section } from "#site/papers/blocks.ts";
import { sheetPaper } from "#site/papers/sheet.server.ts";
import { figureText, typedLine, typedLines, words } from "#site/papers/text.ts";

/** A report as the customer may see it: without the office's remarks and without the name of the person who confirmed it. */
export type ShownReport = Pick<EventData["report"], "what" | "checks" | "readings" | "note" | "files" | "at"> & {
  confirmed?: boolean;
};

export interface ReportedVisit {
  reference: string;
  from: number;
  to: number;
  service?: string;
  place?: string;
}

/** Returns the paper about a visit: the report of the technician, and what was added to it later. */
export function reportPaper(visit: ReportedVisit, reports: readonly ShownReport[], language: Language): Paper {
  const p = translator(language, "paper");
  const t = translator(language, "visits");
  const facts = [
    { label: p("visit.time"), lines: whenOf(visit, language) },
    { label: p("visit.work"), lines: [visit.service ?? ""] },
    { label: p("visit.place"), lines: [typedLine(visit.place ?? "")], wide: true },
  ].filter(({ lines }) => lines.join("") !== "");
  return sheetPaper(
    {
      title: t("report.customer.title"),
      number: figureText(visit.reference),
      note: p("visit.enquiry"),
      facts,
      sections: reports.flatMap((report) => sectionsOf(report, language)),
      at: reports.at(-1)?.at ?? visit.to,
    },
    language,
  );
}

/** Writes the day and the hours in two lines. */
const whenOf = ({ from, to }: ReportedVisit, language: Language): string[] =>
  [dayOfYearInWords(from, language), hoursInWords(from, to, language)].map(words);

function sectionsOf(report: ShownReport, language: Language): Section[] {
  const p = translator(language, "paper");
  const t = translator(language, "visits");
  const { note, confirmed, readings, checks, files } = report;
  const small = (text: string): Block => ({ kind: "small", text });
  const said: Block[] = [
    ...(note ? typedLines(note).map((text): Block => ({ kind: "text", text })) : []),
    ...(files.length > 0 ? [small(p("visit.photos"))] : []),
    ...(confirmed ? [small(t("report.customer.confirmed"))] : []),
  ];
  const added = `${t("report.customer.added")}, ${dayOf(report.at, language)}`;
  const all: Section[] = [
    { title: report.what === "add" ? words(added) : t("report.customer.note"), blocks: said },
    { title: p("visit.readings"), blocks: readings.length > 0 ? [readingsTable(readings, language)] : [] },
    { title: p("visit.checks"), blocks: checks.length > 0 ? [checksTable(checks, language)] : [] },
  ];
  return all.filter(({ blocks }) => blocks.length > 0);
}

function readingsTable(readings: ShownReport["readings"], language: Language): Block {
  const p = translator(language, "paper");
  return {
    kind: "table",
    size: 9,
    head: [p("visit.reading"), p("visit.value")],
    rows: readings.map(({ text, value, unit }) => [text[language], figureText(`${typedLine(value)} ${unit}`)]),
  };
}

/** A point that needs work stands in heavier type. */
function checksTable(checks: ShownReport["checks"], language: Language): Block {
  const p = translator(language, "paper");
  const t = translator(language, "visits");
  return {
    kind: "table",
    size: 9,
    words: 1,
    head: [p("visit.check"), p("visit.result")],
    rows: checks.map(({ text, answer }) => [text[language], t(`report.customer.answers.${answer}`)]),
    strong: checks.flatMap(({ answer }, row) => (answer === "fault" ? [row] : [])),
  };
}
