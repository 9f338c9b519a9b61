import { languageCodes } from "@site/ground/language/languages.ts";
import { describe, expect, it } from "vitest";
import { articles, nextArticles } from "./blog.server.ts";

describe.each(["en", "ar"] as const)("what to read next (%s)", (language) => {
  it.each(articles(language).map(({ id, tags, related }) => [id, tags, related] as const))(
    "after %s is another article on one of its subjects, which it does not name already",
    (id, tags, related) => {
      const next = nextArticles(id, language);
      expect(next).toHaveLength(3);
      expect(next.filter((each) => each.id === id || related.includes(each.id))).toEqual([]);
      expect(next[0]?.tags.some((tag) => tags.includes(tag))).toBe(true);
    },
  );
});

it("the figures at the top of an article are the same in both languages", () => {
  const [english, arabic] = languageCodes.map((language) =>
    Object.fromEntries(articles(language).map(({ id, chart }) => [id, chart?.bars.map(({ value }) => value)])),
  );
  expect(english?.["/blog/what-size-ac-do-i-need"]).toEqual([1.5, 2, 3.1]);
  expect(arabic).toEqual(english);
});
