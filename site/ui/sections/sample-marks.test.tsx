import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Articles } from "./Articles.tsx";
import { ArticleHead } from "./article/ArticleHead.tsx";
import { CaseStudyHead } from "./article/CaseStudyHead.tsx";
import { CardGrid } from "./CardGrid.tsx";
import { PriceBoard } from "./faces/PriceBoard.tsx";
import { Testimonials } from "./home/Testimonials.tsx";
import { PriceLine } from "./PriceLine.tsx";
import { RelatedPages } from "./RelatedPages.tsx";

const words = { name: "A", summary: "B", title: "C", heading: "D", text: "E", eyebrow: "F" };
const id = "/case-studies/chiller-overhaul-office-tower";
const study = {
  ...words,
  size: "S",
  duration: "D",
  year: 2025,
  building: "office",
  place: "Dubai",
  scope: ["x"],
  figures: [{ value: "1", label: "y" }],
  readings: [],
};
const article = { ...words, id, published: "2026-10-19", minutes: 1, topic: undefined, picture: undefined } as const;
const row = {
  kind: "fixed" as const,
  unit: "visit" as const,
  name: "G",
  time: "an hour",
  moves: "height",
  without: "parts",
  aed: [100, 200] as [number, number],
};
const table = { id: "ac", name: "AC", checked: "2026-11-01", service: { id: "/services", name: "S" } } as const;

/** Each place that can show samples, with the number of marks that it must show. */
const places: Record<string, [marks: number, shown: (sample: boolean) => ReactNode]> = {
  testimonials: [
    3,
    (sample) => (
      <Testimonials
        intro={words}
        sample={sample}
        items={["one", "two"].map((quotation) => ({
          quote: quotation,
          role: "Owner",
          building: "Villa",
          place: "Al Ain",
        }))}
      />
    ),
  ],
  "case study": [1, (sample) => <CaseStudyHead study={{ ...study, sample }} crumbs={[]} />],
  article: [
    1,
    (sample) => (
      <ArticleHead article={{ ...article, reviewed: { on: "2026-11-23" }, sample }} crumbs={[]} minutes={1} />
    ),
  ],
  cards: [1, (sample) => <CardGrid cards={[{ ...words, id, sample }]} />],
  articles: [2, (sample) => <Articles articles={[1, 2].map((n) => ({ ...article, title: `${n}`, sample }))} />],
  "plain links": [
    1,
    (sample) => <RelatedPages cards={[{ ...words, id: "/about" }]} further={[{ ...words, id, sample }]} />,
  ],
  "price beside a button": [
    1,
    (sample) => (
      <PriceLine
        price={{ ...{ name: "I", from: 100, kind: "fixed", unit: "visit", trade: "ac", sample }, page: "/pricing" }}
      />
    ),
  ],
  "board of prices": [
    2,
    (sample) => (
      <PriceBoard tables={[1, 2].map((n) => ({ ...table, id: `${n}`, rows: [row], sample }))} other={undefined} />
    ),
  ],
};

const htmlOf = (content: ReactNode, path = "/") =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>);

test.each(Object.entries(places))("%s: samples are marked, and real ones are not", (_, [count, shown]) => {
  for (const [path, word] of [
    ["/", "Example"],
    ["/ar", "مثال"],
  ] as const) {
    const marksIn = (sample: boolean) => htmlOf(shown(sample), path).split(`>${word}<`).length - 1;
    expect([marksIn(true), marksIn(false)]).toEqual([count, 0]);
    expect(htmlOf(shown(false), path)).not.toContain("example");
  }
});

test("a mark leads to a sentence that says what it means", () => {
  const marked = (name: string) => htmlOf(places[name]?.[1](true));
  const sentence = /<p id="example"[^>]*>.{20,}<\/p>/;
  expect(marked("testimonials").match(/href="#example"/g)).toHaveLength(2);
  for (const name of ["testimonials", "board of prices", "case study", "article"])
    expect(marked(name)).toMatch(sentence);
  expect(marked("price beside a button")).toContain('href="/pricing#example"');
});

test.each([
  ["en", "“Example”"],
  ["ar", "«مثال»"],
])("the terms in %s call the mark by its name", (language, mark) => {
  expect(readFileSync(`content/${language}/terms.md`, "utf8")).toContain(mark);
});
