import { expect, test } from "vitest";
import { searchWordProblems, searchWordsFile, searchWordWarnings } from "./search-words.ts";

const problemsIn = (same: string[][], others: string[][] = []) =>
  searchWordProblems([{ file: searchWordsFile, data: { same, others, ignored: [], answers: {} } }]).map(
    ({ reason }) => reason,
  );

test.each([
  [
    "a word of two sets",
    [
      ["duct", "دكت"],
      ["pipe", "Ducts"],
    ],
    "stands in same.0 too",
  ],
  ["a spelling that is folded anyway", [["صيانة", "الصيانه"]], "already there in another spelling"],
  ["no letters", [["duct", "!"]], "has no letters"],
])("%s is reported to the editor", (_, same, reason) => {
  expect(problemsIn(same)).toEqual([expect.stringContaining(reason)]);
});

test("a word for what we do is reported among what we do not do", () => {
  expect(problemsIn([["helper", "عامل"]], [["maid", "عاملات"]])).toEqual([
    expect.stringContaining("means something that we do"),
  ]);
});

test("a word for what we do not do is pointed out in our own phrases and jobs", () => {
  const jobs = {
    pools: { jobs: { leaves: { name: { en: "Insects netted", ar: "رفع الورق" }, said: ["bugs in pool"] } } },
  };
  const read = [
    { file: searchWordsFile, data: { same: [], others: [["insects", "visa"]], ignored: [], answers: {} } },
    { file: "shared/jobs/care.yaml", data: jobs },
    { file: "shared/phrases/company.yaml", data: { "/careers": ["job with visa", "job"], "/about": ["about us"] } },
  ];
  expect(searchWordWarnings(read)).toEqual([
    expect.stringContaining('"insects" stands in what we do: "Insects netted"'),
    expect.stringContaining('"visa" stands in what we do: "job with visa"'),
  ]);
});

test("different words are in order", () => {
  expect(
    problemsIn([
      ["gypsum", "جبس"],
      ["plaster", "لياسة"],
    ]),
  ).toEqual([]);
});
