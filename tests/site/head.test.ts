import { languageCodes, languages } from "@site/ground/language/languages.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { assetAt } from "./build.ts";
import { type BuiltPage, origin, pages, problemsOf } from "./pages.ts";

const title = ({ root }: BuiltPage) => root.first("head")?.all("title") ?? [];
const meta = ({ root }: BuiltPage, name: string) =>
  root.all("meta", (m) => (m.attr("name") ?? m.attr("property")) === name).map((m) => m.attr("content") ?? "");
const canonicals = ({ root }: BuiltPage) =>
  root.all("link", (link) => link.attr("rel") === "canonical").map((link) => link.attr("href"));

const indexed = pages.filter(({ noindex }) => !noindex);

/** Returns the values that occur on more than one page of a language. */
function shared(value: (page: BuiltPage) => string) {
  return languageCodes.flatMap((language) => {
    const owners = Map.groupBy(
      pages.filter((page) => page.language === language),
      value,
    );
    return [...owners]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join(" ")}`);
  });
}

const one = (what: string, found: unknown[]) => (found.length === 1 ? [] : [`has ${found.length} ${what}`]);
const ofLength = (what: string, text: string, least: number, most: number) =>
  text.length >= least && text.length <= most
    ? []
    : [`its ${what} has ${text.length} letters, not ${least} to ${most}`];
const filled = (what: string, found: string[]) =>
  found.length === 1 && found[0]?.trim() ? [] : [`needs one ${what} with words`];

describe("the head of every page", () => {
  test("has one h1, one title and one description", () => {
    const check = (page: BuiltPage) => [
      ...one("h1", page.root.all("h1")),
      ...filled(
        "title",
        title(page).map((element) => element.text()),
      ),
      ...filled("description", page.noindex ? ["not needed"] : meta(page, "description")),
    ];
    expect(problemsOf(check)).toEqual([]);
  });

  test("has a title and a description that no other page of the language has", () => {
    expect(shared((page) => title(page)[0]?.text() ?? page.path)).toEqual([]);
    expect(shared((page) => meta(page, "description")[0] ?? page.path)).toEqual([]);
  });

  test("has a title and a description that result lists show completely", () => {
    const check = (page: BuiltPage) => [
      ...ofLength("title", title(page)[0]?.text() ?? "", 15, 60),
      ...ofLength("description", meta(page, "description")[0] ?? "", 120, 160),
    ];
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test("names its own absolute address as the canonical one, to chat previews too", () => {
    const check = (page: BuiltPage) => [
      ...(canonicals(page).join(" ") === origin + page.path ? [] : [`canonical is ${canonicals(page)}`]),
      ...(meta(page, "og:url").join(" ") === origin + page.path ? [] : [`og:url is ${meta(page, "og:url")}`]),
    ];
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test("has the Open Graph type of its kind", () => {
    const check = (page: BuiltPage) => {
      const expected = /^\/(blog|case-studies)\/[^/]+$/.test(page.id) ? "article" : "website";
      const found = meta(page, "og:type").join(" ");
      return found === expected ? [] : [`og:type is "${found}", not ${expected}`];
    };
    expect(problemsOf(check, indexed)).toEqual([]);
  });

  test("says its language and direction", () => {
    const check = ({ root, language }: BuiltPage) => {
      const html = root.first("html");
      return html?.attr("lang") === language && html.attr("dir") === languages[language].dir
        ? []
        : ["lang or dir is wrong"];
    };
    expect(problemsOf(check)).toEqual([]);
  });
});

describe("the Open Graph picture", () => {
  const check = async (page: BuiltPage) => {
    const [address = ""] = meta(page, "og:image");
    const file = address.startsWith(`${origin}/`) && assetAt(address.slice(origin.length));
    if (!file) return [`og:image ${address} is not a built file`];
    const { width, height } = await sharp(file).metadata();
    return `${width}×${height}` === "1200×630" ? [] : [`og:image is ${width}×${height}`];
  };

  test("of every page exists in the size that previews ask for", async () => {
    const found = pages
      .filter(({ noindex }) => !noindex)
      .map(async (page) => (await check(page)).map((problem) => `${page.path}: ${problem}`));
    expect((await Promise.all(found)).flat()).toEqual([]);
  });
});
