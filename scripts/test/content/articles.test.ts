import { describe, expect, it } from "vitest";
import { articlesIn, dateProblems, stateOf } from "./articles.ts";
import { contentCopy } from "./copy.ts";
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

  it("may stay when the text changes: a slip of the pen is no news", () => {
    expect(dateProblems([dated(stateOf(article).dated, "Other words.")], known)).toEqual([]);
  });
});

it("the check names an author that does not exist, and a tag that fewer than three articles have", () => {
  const copy = contentCopy();
  copy.replace("en/blog/why-your-ac-drips-indoors.md", "author: cooling", "author: nobody");
  copy.replace("en/blog/noc-step-by-step.md", "renovation, ", "");
  const said = copy.run("scripts/test/content-check.ts").stderr;
  expect(said).toContain(
    "content/en/blog/why-your-ac-drips-indoors.md: author: content/en/authors/nobody.yaml is missing",
  );
  expect(said).toContain("content/en/blog/tags/renovation.yaml: the file: 2 articles have this tag");
});
