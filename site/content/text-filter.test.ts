import { expect, it } from "vitest";
import { keep } from "./text-filter.ts";

const said = (text: string) => (text.includes("Fujairah") ? undefined : text.replace("{name}", "Ghaf"));

it("fills blanks and leaves everything else as it is", () => {
  const page = { title: "{name}", count: 3, on: true, none: undefined, items: ["one", "two"] };
  expect(keep(page, said)).toEqual({ ...page, title: "Ghaf" });
});

it("removes an item from a list, and the whole section if too few items are left", () => {
  const section = (...items: string[]) => ({ sections: [{ heading: "Where", items }] });
  expect(keep(section("Dubai", "Fujairah", "Ajman"), said)).toEqual(section("Dubai", "Ajman"));
  expect(keep(section("Dubai", "Fujairah"), said)).toEqual({ sections: [] });
});

it("removes the whole of what belongs to a sentence: a card, a row, a method, a head", () => {
  const cards = [
    { title: "Here", text: "a" },
    { title: "Fujairah", text: "b" },
    { title: "There", text: "c" },
  ];
  expect(keep({ cards }, said)).toEqual({ cards: [cards[0], cards[2]] });
  const rows = [
    ["a", "b"],
    ["Fujairah", "c"],
    ["d", "e"],
  ];
  expect(keep({ rows }, said)).toEqual({ rows: [rows[0], rows[2]] });
  expect(keep({ sections: [{ kind: "steps", items: [...cards, ...cards] }] }, said)).toEqual({ sections: [] });
  expect(keep({ sections: [{ columns: ["a", "Fujairah", "c"], rows: [] }] }, said)).toEqual({ sections: [] });
  expect(keep({ seo: { title: "Fujairah" } }, said)).toBeUndefined();
});

it("turns a link that leads nowhere into words, and drops a card that leads nowhere", () => {
  const exists = (id: string) => id === "/help";
  expect(keep("See [help](/help#top) or [pools](/services/pool?at=1).", said, exists)).toBe(
    "See [help](/help#top) or pools.",
  );
  const items = [{ title: "a", page: "/help" }, { title: "b", page: "/gone" }, { title: "c" }];
  expect(keep({ items }, said, exists)).toEqual({ items: [items[0], items[2]] });
});

it("may leave related pages, questions and sources empty", () => {
  expect(keep({ sources: ["Fujairah"], questions: [{ question: "Fujairah?" }] }, said)).toEqual({
    sources: [],
    questions: [],
  });
});
