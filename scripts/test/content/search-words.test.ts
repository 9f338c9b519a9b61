import { expect, test } from "vitest";
import { searchWordProblems, searchWordsFile } from "./search-words.ts";

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

test("different words are in order", () => {
  expect(
    problemsIn([
      ["gypsum", "جبس"],
      ["plaster", "لياسة"],
    ]),
  ).toEqual([]);
});
