import fc from "@site/testing/fast-check.ts";
import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import type { SearchDocument } from "./document.ts";
import { bitsOf, find, type TermQuery } from "./find.ts";
import { pageWith } from "./fixture.ts";
import { boost, buildPostings, type Field, fields, openPostings } from "./postings.ts";

const split = (text: string) => text.split(" ").filter(Boolean);
const asWritten = (word: string) => word;

interface OfPage {
  id: string;
  score: number;
  /** The fields may come in any order. */
  fields: string[];
}

const sorted = (found: OfPage[]) =>
  found
    .map((page) => ({ ...page, score: Number(page.score.toPrecision(9)), fields: page.fields.toSorted() }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

function ours(documents: SearchDocument[], query: TermQuery) {
  const postings = openPostings(JSON.parse(JSON.stringify(buildPostings(documents, split, asWritten))));
  const { scores, fields: ofTerms } = find(postings, query);
  const namesOf = (at: number) => fields.filter((name) => ofTerms.some((list) => (list[at] ?? 0) & bitsOf([name])));
  return sorted(
    documents
      .map(({ id }, at) => ({ id, score: scores[at] ?? 0, fields: namesOf(at) }))
      .filter(({ score }) => score > 0),
  );
}

function miniSearchs(documents: SearchDocument[], query: TermQuery) {
  const all = new MiniSearch<SearchDocument>({ fields, tokenize: split, processTerm: asWritten });
  all.addAll(documents);
  const found = all.search(query.terms.join(" "), {
    ...{ boost, combineWith: "AND", tokenize: split, processTerm: asWritten },
    ...{ prefix: query.prefix ?? false, fuzzy: query.distance || false, fields: [...(query.in ?? fields)] },
  });
  return sorted(
    found.map(({ id, score, match }) => ({ id, score, fields: [...new Set(Object.values(match).flat())] })),
  );
}

// The words have few letters, so that many of them begin in the same way or differ in one letter.
const word = fc.stringMatching(/^[abء]{1,6}$/);
const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(" "));
const documents = fc
  .array(fc.record({ name: text, title: text, also: text, headings: text, summary: text, body: text }), {
    ...{ minLength: 1, maxLength: 8 },
  })
  .map((texts) => texts.map((each, at) => pageWith({ id: `/${at}`, ...each })));
const anyQuery = fc.record(
  {
    terms: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
    prefix: fc.boolean(),
    distance: fc.constantFrom(0, 1, 2),
    in: fc.constant<readonly Field[]>(["name", "title", "headings"]),
  },
  { requiredKeys: ["terms"] },
);

describe("the found pages", () => {
  it("is what MiniSearch finds in the same pages, with the same scores", () => {
    fc.assert(
      fc.property(documents, anyQuery, (pages, question) => {
        expect(ours(pages, question)).toEqual(miniSearchs(pages, question));
      }),
      { numRuns: 500 },
    );
  });

  it("is nothing without a term, and in no pages", () => {
    expect(ours([pageWith({ id: "/", body: "a" })], { terms: [] })).toEqual([]);
    expect(ours([], { terms: ["a"], prefix: true, distance: 2 })).toEqual([]);
  });
});
