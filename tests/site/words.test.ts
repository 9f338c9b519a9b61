import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder, rawContent } from "#site/content/files.server.ts";
import { printable } from "#site/content/our-words.server.ts";
import { placeServiceOf } from "#site/content/place-service.server.ts";
import { leadParts } from "#site/ui/sections/lead.ts";
import { type BuiltPage, pages, problemsOf } from "./pages.ts";

interface Words {
  title?: string;
  hero?: { title: string; lead: string };
  sections?: { heading: string }[];
  questions?: { question: string; answer: string }[];
}

const known = new Map<BuiltPage, Words | undefined>();

/** Returns the content file of a page; undefined if there is none. Some pages are made from the files of other pages. */
function wordsOf(page: BuiltPage): Words | undefined {
  if (!known.has(page)) known.set(page, printable(inFile(page), page));
  return known.get(page);
}

function inFile({ id, language }: BuiltPage): Words | undefined {
  const name = `${language}/${id === "/" ? "home" : id.slice(1)}`;
  const file = [".yaml", ".md"].map((end) => name + end).find((each) => existsSync(join(contentFolder, each)));
  return file ? rawContent(file) : undefined;
}

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
const written = pages.filter((page) => wordsOf(page));
/** The heading of a page about a trade in a place is made of data. The title of its file is the headline of the story (place-services.test.ts). */
const titleOf = ({ hero, title }: Words, { id, language }: BuiltPage) =>
  squeeze(placeServiceOf(id, language)?.title ?? hero?.title ?? title ?? "");

test("every page has a file in content/, and the title of that file as its heading", () => {
  expect(pages.filter((page) => !written.includes(page)).map(({ path }) => path)).toEqual([]);
  const check = (page: BuiltPage) => {
    const title = titleOf(wordsOf(page) ?? {}, page);
    const found = squeeze(page.main.first("h1")?.text() ?? "");
    return title && found === title ? [] : [`its heading is "${found}", not "${title}"`];
  };
  expect(problemsOf(check, written)).toEqual([]);
});

test("lead, headings and questions are on the page without JavaScript", () => {
  const check = (page: BuiltPage) => {
    const { hero, sections = [], questions = [] } = wordsOf(page) ?? {};
    const words = [
      ...leadParts(hero?.lead ?? ""),
      ...sections.map(({ heading }) => heading),
      ...questions.map(({ question }) => question),
    ];
    const shown = squeeze(page.main.text());
    return words.filter((text) => text && !shown.includes(squeeze(text))).map((text) => `lacks "${text}"`);
  };
  expect(problemsOf(check, written)).toEqual([]);
});

test("questions open without JavaScript: each is the summary of its details", () => {
  const check = (page: BuiltPage) => {
    const summaries = page.main.all("summary").filter(({ parent }) => parent?.tag === "details");
    const shown = summaries.map((summary) => squeeze(summary.text()));
    const questions = (wordsOf(page)?.questions ?? []).map(({ question }) => squeeze(question));
    return questions.filter((question) => !shown.includes(question));
  };
  expect(problemsOf(check, written)).toEqual([]);
});

test("no Markdown link is shown as text", () => {
  expect(problemsOf((page) => page.main.text().match(/\[[^\]\n]+\]\([^)\n]*\)/g) ?? [])).toEqual([]);
});
