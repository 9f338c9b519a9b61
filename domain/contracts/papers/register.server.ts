import type { EquipmentId } from "@site/engine/maintenance/equipment.ts";
import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import type { VisitReport } from "#domain/leads/store/index.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import { dayOf, visitTime } from "#site/i18n/days.ts";
import { translator } from "#site/i18n/t.ts";
import type { Block, Section } from "#site/papers/blocks.ts";
import { sheetPaper } from "#site/papers/sheet.server.ts";
import { figureText, typedLine, typedLines, words } from "#site/papers/text.ts";
import type { Unit } from "../store/types.ts";

export interface RegisterMonth {
  number: string;
  customer: string;
  property: string;
  units: readonly Unit[];
  /** The beginning of the month. */
  month: number;
  /** The visits of the month that took place, with what was written about them. */
  visits: readonly ReportedVisit[];
  next?: { from: number; to: number };
}

export interface ReportedVisit {
  from: number;
  to: number;
  reports: readonly Pick<VisitReport, "checks" | "readings" | "note">[];
}

type Kinds = Record<EquipmentId | "other", string>;

/** Returns the paper for the end of a month: the equipment of a contract, what was found in the month, and what was done. */
export function registerPaper(of: RegisterMonth, kinds: Kinds, language: Language): Paper {
  const p = translator(language, "paper");
  const month = dateFormat(language, { month: "long", year: "numeric", timeZone: uaeTimeZone }).format(of.month);
  const faults = faultsOf(of.visits, language);
  const nothing: Block = { kind: "text", text: p("register.nothing") };
  const sections: Section[] = [
    { title: p("register.faults"), blocks: faults.length > 0 ? [faultsTable(faults, language)] : [nothing] },
    {
      title: p("register.visits"),
      blocks: of.visits.length > 0 ? of.visits.flatMap((v) => visitBlocks(v, language)) : [nothing],
    },
    { title: p("register.equipment"), blocks: [equipmentTable(of.units, kinds, language)] },
  ];
  return sheetPaper(
    {
      title: p("register.title"),
      number: figureText(of.number),
      note: words(month),
      facts: [
        { label: p("register.customer"), lines: [typedLine(of.customer)] },
        { label: p("register.property"), lines: [typedLine(of.property)], wide: true },
        { label: p("register.next"), lines: of.next ? [words(visitTime(of.next, language))] : ["–"], wide: true },
      ],
      sections,
      at: of.month,
    },
    language,
  );
}

const faultsOf = (visits: readonly ReportedVisit[], language: Language): string[][] =>
  visits.flatMap(({ from, reports }) =>
    reports
      .flatMap(({ checks }) => checks.filter(({ answer }) => answer === "fault"))
      .map(({ text }) => [text[language], words(dayOf(from, language))]),
  );

function faultsTable(rows: string[][], language: Language): Block {
  const p = translator(language, "paper");
  return { kind: "table", size: 9, words: 1, head: [p("visit.check"), p("register.found")], rows };
}

/** A visit with its notes and its readings. */
function visitBlocks(visit: ReportedVisit, language: Language): Block[] {
  const notes = visit.reports.flatMap(({ note }) => (note ? typedLines(note) : []));
  const readings = visit.reports.flatMap((report) => report.readings);
  return [
    { kind: "heading", text: words(visitTime(visit, language)) },
    ...notes.map((text): Block => ({ kind: "text", text })),
    ...(readings.length > 0
      ? [
          {
            kind: "facts",
            rows: readings.map(({ text, value, unit }): [string, string] => [
              text[language],
              figureText(`${typedLine(value)} ${unit}`),
            ]),
          } satisfies Block,
        ]
      : []),
  ];
}

function equipmentTable(units: readonly Unit[], kinds: Kinds, language: Language): Block {
  const p = translator(language, "paper");
  return {
    kind: "table",
    words: 3,
    wide: 2,
    tight: 3,
    head: (["serial", "kind", "where", "make", "pieces"] as const).map((name) => p(`register.columns.${name}`)),
    rows: units.map(({ kind, pieces, make, model, serial, where }) => [
      figureText(typedLine(serial)),
      kinds[kind],
      typedLine(where),
      [make, model].filter(Boolean).map(typedLine).join(" "),
      figureText(String(pieces)),
    ]),
  };
}
