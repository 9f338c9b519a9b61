import { languageOf } from "@site/ground/language/languages.ts";
import { type Element, isBlock, isLeftOut, isTag, isText, type Node } from "./html.ts";

/** The address of the page. Addresses in the page are relative to it. */
export type Base = URL;

/** Returns the text of nodes as one line of Markdown. Blocks in a line are separated by dots, and items by semicolons. */
export const line = (nodes: Node[], base: Base): string => squeeze(pieces(nodes, base));

/** Removes the marks that only order letters on a screen, and puts one space for several. */
const squeeze = (text: string) =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function pieces(nodes: Node[], base: Base): string {
  let text = "";
  let last: Element | undefined;
  for (const node of nodes) {
    if (isTag(node) && isLeftOut(node)) continue;
    const piece = isTag(node) ? inline(node, base) : isText(node) ? escaped(node.data) : "";
    if (piece === "") continue;
    const element = isTag(node) ? node : undefined;
    text += gap(text, last, element, base) + piece;
    last = element;
  }
  return text;
}

const small = new Set(["sub", "sup"]);
const items = new Set(["li", "dd"]);
export const semicolon = (base: Base) => (languageOf(base.pathname) === "ar" ? "؛ " : "; ");

/** Returns what a browser shows as a gap between two elements without a space between them, such as two buttons. */
function gap(before: string, last: Element | undefined, next: Element | undefined, base: Base): string {
  if (before === "") return "";
  if (last && next && items.has(last.name) && items.has(next.name)) return semicolon(base);
  if (last && next && last.name === "a" && next.name === "a") return " · ";
  if ((last && isBlock(last)) || (next && isBlock(next))) return /[\p{L}\p{N})*]\s*$/u.test(before) ? " · " : " ";
  if (next?.name === "a" && /[?؟!.:]$/.test(before)) return " ";
  return last && next && !small.has(last.name) && !small.has(next.name) && !/\s$/.test(before) ? " " : "";
}

function inline(element: Element, base: Base): string {
  const inside = pieces(element.children, base);
  switch (element.name) {
    case "br":
      return " ";
    case "a":
      return link(squeeze(inside), element.attribs.href, base);
    case "b":
    case "strong":
      return marked(inside, "**");
    case "em":
    case "i":
      return marked(inside, "*");
    default:
      return inside;
  }
}

/** Puts marks around a text. Spaces at its ends stay outside, because Markdown does not read `** this **` as bold. */
function marked(text: string, mark: string): string {
  const [, before = "", inside = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  // A mark inside the text would end the outer one.
  return inside === "" ? text : `${before}${mark}${inside.replaceAll("**", "")}${mark}${after}`;
}

/** A link that only has a number is a spot on a picture. The list beside the picture has the same link. */
function link(text: string, address: string | undefined, base: Base): string {
  if (/^\d*$/.test(text)) return "";
  const url = address === undefined ? null : URL.parse(address, base);
  if (!url) return text;
  return `[${text}](${url.href.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

/** Puts a backslash before each character that Markdown would read as a mark. */
const escaped = (text: string): string =>
  text.replace(/[\\`*[\]<~|]/g, "\\$&").replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_");
