import type { Language } from "@site/ground/language/languages.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import { translator } from "#site/i18n/t.ts";
import type { Block, Section } from "#site/papers/blocks.ts";
import { sheetPaper } from "#site/papers/sheet.server.ts";
import { figureText, typedLine, words } from "#site/papers/text.ts";
import type { CustomerContract } from "../customer/customer.server.ts";

/** Returns the paper about a contract: its term, the agreed visits, and what it covers. `more` stands before what it covers. */
export function contractPaper(contract: CustomerContract, language: Language, more: Section[] = []): Paper {
  const t = translator(language, "contract");
  const p = translator(language, "paper");
  const { number, from, to, runs, ended, visits, quote: quotation, covered, units, calendar, open } = contract;
  const sections: Section[] = [
    {
      title: p("contract.calendar"),
      blocks: [
        ...(calendar.length > 0 ? [visitsTable(calendar, language)] : []),
        ...(open > 0 ? [{ kind: "small", text: words(t("customer.open", { count: open })) } satisfies Block] : []),
      ],
    },
    ...more,
    {
      title: t("customer.covers"),
      blocks: covered.map(({ kind, text }) => ({
        kind: kind === "heading" ? "heading" : "text",
        text: typedLine(text),
      })),
    },
    {
      title: t("customer.equipment"),
      blocks: [
        { kind: "list", items: units.map(({ kind, pieces }) => words(t("customer.pieces", { kind, count: pieces }))) },
      ],
    },
  ];
  return sheetPaper(
    {
      title: p("contract.title"),
      number: figureText(number),
      note: quotation ? words(t("customer.quote", { number: quotation.number })) : "",
      facts: [
        { label: p("contract.from"), lines: [words(from)] },
        { label: p("contract.to"), lines: [words(to)] },
        { label: p("contract.visits"), lines: [figureText(String(visits))] },
        ...(runs ? [] : [{ label: p("contract.state"), lines: [words(t("customer.state.ended", { day: ended }))] }]),
      ],
      sections: sections.filter(({ blocks }) => blocks.length > 0),
      at: contract.at,
    },
    language,
  );
}

function visitsTable(calendar: CustomerContract["calendar"], language: Language): Block {
  const p = translator(language, "paper");
  return {
    kind: "table",
    size: 9,
    words: 1,
    head: [p("visit.time"), p("contract.state")],
    rows: calendar.map(({ when, wasDone }) => [words(when), p(wasDone ? "contract.done" : "contract.agreed")]),
  };
}
