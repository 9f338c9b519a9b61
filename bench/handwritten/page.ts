import { readFileSync } from "node:fs";
import { type Element, parseHtml } from "../../tests/site/html.ts";
import type { BuiltPage } from "../../tests/site/pages.ts";
import { byHand } from "./convert.ts";
import { shareIcons } from "./icons.ts";
import { isTag, make, type Tag, write } from "./tree.ts";

const written = ["base.css", "frame.css", "body.css"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("");

/** The hand-written rules without white space and comments. */
const rules = written
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/\s+/g, " ")
  .replace(/ ?([{};,]) ?/g, "$1")
  .replace(/: /g, ":")
  .replaceAll(";}", "}")
  .replace(/(?<!\d)0\.(?=\d)/g, ".")
  .trim();

/** Returns the stylesheet of a hand-written page: our web fonts, and the hand-written rules. */
export const styleOf = (page: BuiltPage) => (page.html.match(/@font-face\s*\{[^}]*\}/g) ?? []).join("") + rules;

/** Returns a hand-written version of our page: with the same head, words, links, pictures, fonts and form, and nothing else. */
export function pageByHand(page: BuiltPage): string {
  const html = page.root.required("html");
  const head = html.required("head");
  const kept = head.children
    .filter((child) => typeof child !== "string")
    .filter(keptInHead)
    .map(asWritten);
  const body = byHand(html.required("body"));
  open(body);
  shareIcons(body);
  const style = make("style", {}, [styleOf(page)]);
  const root = make("html", { lang: html.attr("lang") ?? "", dir: html.attr("dir") ?? "" }, [
    make("head", {}, [...kept, style]),
    body,
  ]);
  return `<!doctype html>${write(root)}`;
}

/** Keeps metadata and structured data (JSON-LD) in the head. Removes styles and scripts. */
const keptInHead = (element: Element) =>
  element.tag !== "style" && (element.tag !== "script" || element.attr("type") === "application/ld+json");

const asWritten = (element: Element): Tag => ({
  tag: element.tag,
  attributes: new Map(element.attributes),
  children: element.children.map((child) => (typeof child === "string" ? child : asWritten(child))),
});

/** Removes the element around the whole page, which comes from a layout component. */
function open(body: Tag) {
  body.children = body.children.flatMap((child) =>
    isTag(child) && child.tag === "div" && child.children.some((inner) => isTag(inner) && inner.tag === "main")
      ? child.children
      : [child],
  );
}

const words = (root: Element) =>
  root.text((element) => element.tag === "svg" && !element.attr("aria-label")).replace(/\s+/g, "");
const count = (root: Element, tag: string) =>
  root.all(tag, (element) => element.attr("data-theme-toggle") === undefined).length;

/** Throws if the hand-written page lacks any words of our page, because the comparison would then be unfair. */
export function requireSameContent(page: BuiltPage, html: string) {
  const other = parseHtml(html).required("body");
  const body = page.root.required("body");
  if (words(body) !== words(other)) throw new Error(`${page.path}: the hand-written page has not the same words`);
  for (const tag of [
    "a",
    "img",
    "source",
    "input",
    "textarea",
    "button",
    "h1",
    "h2",
    "h3",
    "li",
    "th",
    "td",
    "summary",
    "text",
  ]) {
    if (count(body, tag) !== count(other, tag))
      throw new Error(
        `${page.path}: the hand-written page has ${count(other, tag)} <${tag}>, ours ${count(body, tag)}`,
      );
  }
}
