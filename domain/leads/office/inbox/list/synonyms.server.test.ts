import { expect, test } from "vitest";
import { groupsOf } from "#platform/db/search/search.ts";
import { searchedOf } from "./synonyms.server.ts";

const meantBy = (text: string) => groupsOf(text, searchedOf(`?text=${encodeURIComponent(text)}`).synonyms ?? []);

test.each([
  ["أبوظبي", "p=abu-dhabi;"],
  ["ابو ظبي", "p=abu-dhabi;"],
  ["abudhabi", "p=abu-dhabi;"],
  ["RAK", "p=ras-al-khaimah;"],
  ["marina", "دبي مارينا"],
  ["جميرة", "jumeirah"],
])("%s is found in another spelling: %s", (text, meant) => {
  expect(meantBy(text)).toEqual([expect.arrayContaining([meant])]);
});
