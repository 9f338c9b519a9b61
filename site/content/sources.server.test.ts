import { expect, test } from "vitest";
import { citedBy, finderOf, linkedSources } from "./sources.server.ts";

const code = { says: ["Code 7", "Code 7 of 2020", "قانون 7"], url: "https://law.example/7" };
const data = { says: ["POWER"], url: "https://data.example/", read: "2026-12-01" };
const finder = finderOf([code, data]);

test("a page links each address once, at the longest words that name it", () => {
  expect(
    linkedSources(["POWER and Code 7 of 2020, article 1", "Code 7", "EMPOWER", "وPOWER، قانون 7"], finder),
  ).toEqual([
    [
      { text: "POWER", url: data.url, read: data.read },
      " and ",
      { text: "Code 7 of 2020", url: code.url },
      ", article 1",
    ],
    ["Code 7"],
    ["EMPOWER"],
    ["و", "POWER", "، ", "قانون 7"],
  ]);
  expect(citedBy(["Code 7, POWER"], finder)).toEqual([code.url, data.url]);
});
