import { type AmcResult, engineVersion } from "@site/engine/maintenance/plan.ts";
import { dateFormat } from "@site/ground/language/formats.ts";
import { type Language, languageOf, otherLanguage } from "@site/ground/language/languages.ts";
import { uaeDay, uaeDayStart, uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { data } from "react-router";
import { chargeFor } from "#platform/compute/compute.ts";
import { currentTime, uptime } from "#platform/machine/time.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { translator } from "#site/i18n/t.ts";
import type { Block, Section } from "#site/papers/blocks.ts";
import { letterhead, pdfAnswer } from "#site/papers/paper.server.ts";
import { figureText } from "#site/papers/text.ts";
import { amcPlanner } from "../amc-planner/calculator.ts";
import type { Input } from "../amc-planner/fields.ts";
import { words as plannerWords, type Words } from "../amc-planner/words.ts";
import { pageWords } from "../kit/frame/entry.server.ts";
import { count, fill, format } from "../kit/frame/say.ts";
import { readCalculation } from "../kit/frame/state.ts";

/** The scope of work of the planner's address as PDF. It has no prices, because it goes to other bidders too. */
export async function scopeAnswer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  if (!readPage("calculator", "/calculators/amc-planner", language)) throw data(null, { status: 404 });
  const { input, result, stale } = readCalculation(amcPlanner, searchParams);
  if (stale) return refusal(language);
  const began = uptime();
  const file = await pdfAnswer(() => scopePaper(input, result, language, currentTime()), "scope-of-work.pdf", request);
  chargeFor(request, (uptime() - began) / 1000);
  return file;
}

function refusal(language: Language): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "content-language": language };
  return new Response(`${translator(language, "plan")("care.refused")}\n`, { status: 400, headers });
}

type ScopeWords = Omit<Words, "prices">;

function scopePaper(input: Input, result: AmcResult, language: Language, now: number): Paper {
  const day = uaeDayStart(uaeDay(now));
  const wordsIn = (one: Language): ScopeWords => pageWords(plannerWords, "amc-planner", one);
  const [words, other] = [wordsIn(language), wordsIn(otherLanguage(language))];
  const t = translator(language, "plan");
  const shared = calculatorWords(language);
  const date = dateFormat(language, { dateStyle: "long", timeZone: uaeTimeZone }).format(day);
  const section = (name: (all: ScopeWords) => string, blocks: Block[], ownPage = false): Section => ({
    ...{ title: name(words), other: name(other), blocks, "own-page": ownPage },
  });
  const { scope } = words;
  const { inside, outside } = words.coverageText[input.coverage];
  const sections = [
    section(({ scope }) => scope.list, [equipmentTable(result, words, t("care.bid"))], true),
    section(
      ({ scope }) => scope.calendar,
      [
        calendarTable(result, words, shared.months, language),
        ...result.notes.map((note): Block => ({ kind: "small", text: words.notes[note] })),
      ],
    ),
    section(({ scope }) => scope.tasks, taskBlocks(result, words)),
    section(
      ({ coverage }) => coverage,
      [
        ...listed(scope.covered, inside),
        ...listed(scope.notCovered, outside),
        ...listed(scope.reports, words.reports),
        ...listed(scope.needs, words.needs),
      ],
    ),
  ];
  const data = {
    ...letterhead(language, scope.title, [scope.title, date].join(" · ")),
    cover: {
      kind: t("care.paperKind"),
      "other-kind": translator(otherLanguage(language), "plan")("care.paperKind"),
      "other-title": other.scope.title,
      project: null,
      facts: [
        [t("care.date"), date],
        [words.use, words.uses[input.use]],
        [words.hours, words.hoursOf[input.hours]],
        [words.age, words.ageOf[input.age]],
        [words.surroundings, words.surroundingsOf[input.surroundings]],
        [words.coverage, words.coverageOf[input.coverage]],
        [words.start, shared.months[Number(input.start) - 1] ?? ""],
        [words.time, words.timeOf[input.time]],
      ],
      answer: {
        label: words.result.headline,
        value: figureText(format(result.services)),
        note: count(words.counted.pieces, result.pieces, language),
      },
      engine: fill(shared.engine, { version: figureText(engineVersion) }),
      print: "",
    },
    sections,
  };
  return { template: "report", data, at: day };
}

/** The equipment and its visits. The last column is empty: every bidder writes a price there. */
function equipmentTable({ lines, pieces, services }: AmcResult, words: ScopeWords, bid: string): Block {
  const { columns, total } = words.scope;
  const figures = (...all: number[]) => all.map((figure) => figureText(format(figure)));
  return {
    kind: "table",
    head: [columns.equipment, columns.pieces, columns.visits, columns.services, bid],
    rows: [
      ...lines.map((line) => [words.equipment[line.id], ...figures(line.pieces, line.visits, line.services), ""]),
      [total, ...figures(pieces), "", ...figures(services), ""],
    ],
    strong: [lines.length],
    size: 9,
    tight: 6,
  };
}

/** The months of both kinds of visits, in words, which a screen reader can read too. */
export function calendarTable(
  { lines }: AmcResult,
  words: ScopeWords,
  months: readonly string[],
  language: Language,
): Block {
  const comma = language === "ar" ? "، " : ", ";
  const monthsOf = (year: AmcResult["lines"][number]["year"], visit: "full" | "light") =>
    months.filter((_, index) => year[index] === visit).join(comma);
  return {
    kind: "table",
    head: [words.scope.columns.equipment, words.scope.full, words.scope.light],
    rows: lines.map(({ id, year }) => [words.equipment[id], monthsOf(year, "full"), monthsOf(year, "light")]),
    ...{ words: 2, wide: 2 },
  };
}

const taskBlocks = ({ lines }: AmcResult, words: ScopeWords): Block[] =>
  lines.flatMap(({ id, year }): Block[] => [
    { kind: "heading", text: words.equipment[id] },
    ...(["full", "light"] as const)
      .filter((visit) => year.includes(visit))
      .flatMap((visit) => listed(words.scope[visit], words.tasks[id][visit])),
  ]);

const listed = (title: string, items: readonly string[]): Block[] => [
  { kind: "small", text: title },
  { kind: "list", items: [...items] },
];
