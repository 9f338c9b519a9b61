import { languageOf } from "@site/ground/language/languages.ts";
import { twinPath } from "#platform/http/markdown.ts";
import { translator } from "#site/i18n/t.ts";
import { blocksOf } from "./blocks.ts";
import { type Element, find, parse } from "./html.ts";

/**
 * Returns a document in Markdown (its twin), or undefined if search engines must not list the document. It is made from the text of the
 * page, without the menus. The head names the page and the twin in the other language, because a reader may have only this text.
 */
export function twinOf(html: string): string | undefined {
  const { children } = parse(html);
  const metaNamed = (name: string) =>
    find(children, (each) => each.name === "meta" && each.attribs.name === name)?.attribs.content;
  if (metaNamed("robots")?.includes("noindex")) return undefined;
  const main = find(children, ({ name }) => name === "main");
  const url = find(children, isCanonical)?.attribs.href;
  if (!main || !url) return undefined;
  const base = new URL(url);
  const language = languageOf(base.pathname);
  const title = find(children, ({ name }) => name === "title")?.children[0];
  const other = find(children, (each) => isTranslation(each) && each.attribs.href !== url)?.attribs.href;
  const head = {
    title: title && "data" in title ? title.data : "",
    description: metaNamed("description"),
    url,
    language,
    translation: other && twinAt(new URL(other)),
  };
  const lines = Object.entries(head).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []));
  const body = blocksOf(main.children, { base, formWords: translator(language)("twin.form") });
  return `---\n${lines.join("\n")}\n---\n\n${body.join("\n\n")}\n`;
}

const isCanonical = ({ name, attribs }: Element) => name === "link" && attribs.rel === "canonical";

const isTranslation = ({ name, attribs }: Element) =>
  name === "link" && attribs.rel === "alternate" && attribs.hreflang !== undefined && attribs.hreflang !== "x-default";

const twinAt = ({ origin, pathname }: URL) => origin + twinPath(pathname);
