import { languageCodes } from "@site/ground/language/languages.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CalculatorProps } from "../../kit/frame/words.ts";
import { handedOverBy } from "../../kit/hand-over.server.ts";
import { calculatorPage } from "../../kit/page.server.ts";
import { DuctTree } from "./DuctTree.tsx";
import type { Words } from "./words.ts";

describe.each(languageCodes)("the page of a tree in %s", (language) => {
  const prefix = language === "en" ? "" : `/${language}`;
  const drawn = (query: string) => {
    const page = calculatorPage(new URL(`https://site.test${prefix}/calculators/duct-size?${query}`));
    const props = { ...page.words, ...page.given } as CalculatorProps<Words>;
    const html = renderToStaticMarkup(<DuctTree {...props} />);
    const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(text).not.toMatch(/NaN|Infinity|undefined|\{[a-z]+\}/);
    return { island: page.island, given: props, seo: page.seo, html, text };
  };

  test("answers for its example, complete without a script", () => {
    const { island, text, html, given: props } = drawn("mode=tree");
    expect(island).toBe("DuctTree");
    for (const piece of ["500 × 300", "400 × 300", "⌀ 250", language === "ar" ? "1 ← 3 ← 4 ← 6" : "1 → 3 → 4 → 6"])
      expect(text).toContain(piece);
    expect(html.match(/<details/g)?.length).toBeGreaterThan(9);
    expect(text).toContain(props.words.notes.proof);
  });

  test("static regain, round ducts and remarks", () => {
    const { text, given: props } = drawn(
      "mode=tree&method=regain&shape=round&height=200&friction=3&endMaterial=flexible",
    );
    expect(text).toContain(props.words.ask.tolerance);
    expect(text).toContain(props.words.warnings["friction-unusual"]);
    expect(text).toContain(props.words.warnings.flexible.split("{")[0]?.trim());
  });

  test("a refused value is shown at its field, with the limit in its unit", () => {
    const { text, given: props } = drawn("mode=tree&s=2&s.2.f=100&s.1.f=90&s.1.l=9999");
    expect(text).toContain(`500 ${props.shared.units.m}`);
    const sum = drawn("mode=tree&s=2&s.2.f=100&s.1.f=90").text;
    expect(sum).toContain(props.words.problems["not-the-sum"].replace("{limit}", "100"));
    expect(sum).toContain(props.shared.notices.refused);
  });

  test("buttons add and remove sections without a script", () => {
    const base = "mode=tree&s=2&s.2.f=100&s.2.k=straight";
    expect(drawn(`${base}&s.add=1`).html).toContain('name="s.3.a"');
    expect(drawn(`${base}&s.remove=2`).html).not.toContain('name="s.2.a"');
  });

  test("forty sections fit into a link, and a tree that is too long for a link gets a message", () => {
    const tree = (row: string) =>
      `mode=tree&height=800&s=40&${Array.from({ length: 39 }, (_, at) => row.replaceAll("#", String(at + 2))).join("&")}`;
    const { text, given: props } = drawn(tree("s.#.a=1&s.#.k=branch90&s.#.l=12.5&s.#.f=150&s.#.n=1&s.#.d=1"));
    expect(text).not.toContain(props.shared.notices.refused);
    expect(text).not.toContain(props.words.tooLong);
    const every = "s.#.a=1&s.#.k=branch45&s.#.l=12.5&s.#.f=150&s.#.o=30&s.#.b=short&s.#.n=1&s.#.d=1&s.#.e=1&s.#.c=0.35";
    expect(drawn(tree(`${every}&s.#.h=250&s.#.v=5.5&s.#.p=shaft`)).text).toContain(props.words.tooLong);
  });

  test("an enquiry carries it in words", () => {
    const calculation = new URLSearchParams({ calculation: "duct-size?v=1&mode=tree" });
    const handed = handedOverBy(calculation, language);
    expect(handed?.answer).toContain("77");
    expect(handed?.lines.length).toBeGreaterThan(12);
    expect(handed?.link).toContain("mode=tree");
  });
});
