import { describe, expect, it } from "vitest";
import { articlesIn, dateProblems, stateOf } from "./articles.ts";
import { readAll } from "./read.ts";

const [article] = articlesIn(readAll().read);
if (!article) throw new Error("There is no article.");
const dated = (updated: string, body = article.data.body) => ({ ...article, data: { ...article.data, updated, body } });
const known = { [article.file]: stateOf(article) };

describe("the date of an article", () => {
  it("stays while the text stays", () => {
    expect(dateProblems([dated("2030-01-01")], known)).toMatchObject([{ field: "updated", reason: /leave the date/ }]);
  });

  it("may change with the text, once that is recorded", () => {
    const changed = dated("2030-01-01", `${article.data.body}\n\nOne more paragraph.`);
    expect(dateProblems([changed], known)).toMatchObject([{ reason: /content:dates/ }]);
    expect(dateProblems([changed], { [article.file]: stateOf(changed) })).toEqual([]);
  });

  it("may stay when the text changes, because correcting a spelling mistake is no news", () => {
    expect(dateProblems([dated(stateOf(article).dated, "Other words.")], known)).toEqual([]);
  });
});
