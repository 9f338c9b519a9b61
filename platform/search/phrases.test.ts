import { expect, it } from "vitest";
import { wordsWith } from "./fixture.ts";
import { keysOf, likeness } from "./phrases.ts";

const words = wordsWith({
  same: [["water", "ماء", "pani"]],
  ignored: ["the", "in"],
  places: { dubai: ["Dubai"] },
  said: { "/no-water": ["no water in the kitchen"], "/heater": ["water heater repair"], "/ac": ["مكيف ما يبرد"] },
});
const like = (text: string) =>
  new Map(
    likeness(keysOf(text, words), words.said).flatMap(([set, share]) =>
      (words.said.pages[set] ?? []).map((page) => [page, share] as const),
    ),
  );

it.each([
  ["the same words in another order", "kitchen no water", "/no-water"],
  ["a word with the same meaning", "kitchen no pani", "/no-water"],
  ["a place beside them", "no water kitchen Dubai", "/no-water"],
  ["another spelling with the same consonants", "water heatr repare", "/heater"],
  ["Arabic in Latin letters", "mokayef ma ybarrid", "/ac"],
])("a query is like a phrase with %s", (_, text, page) => {
  expect(like(text).get(page)).toBeGreaterThan(0.99);
});

it("a query with other words beside them is less like it, and one without a common word is not", () => {
  expect(like("no water in the kitchen since the pump was changed").get("/no-water")).toBeLessThan(0.9);
  expect(like("painter")).toEqual(new Map());
});

it("a word is read as a more frequent one that sounds alike, unless it is spelt right", () => {
  const said = { "/tank": ["cleaned", "filled", "painted", "emptied", "moved"].map((done) => `tank ${done}`) };
  const sounding = wordsWith({ same: [["cistern", "tank"]], said });
  expect(keysOf("tunic", sounding, sounding.said)).toEqual(["=cistern"]);
  expect(keysOf("tunic", sounding, sounding.said, () => true)).toEqual(["~tnk"]);
});
