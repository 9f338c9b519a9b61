import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { recordOf } from "@site/typed";
import { Marked } from "marked";

/** Turns Markdown into HTML. Links in content files name pages by their ids; here they become addresses in the reader's language. */
const renderer = (language: Language) =>
  new Marked({
    renderer: {
      link({ href: target, tokens }) {
        const text = this.parser.parseInline(tokens);
        return target.startsWith("/")
          ? `<a href="${href(target as PageId, language)}">${text}</a>`
          : `<a href="${target}" rel="noopener">${text}</a>`;
      },
      /** A formula keeps its left-to-right direction. In Arabic text its parts would otherwise change places. */
      codespan: ({ text }) => `<bdi dir="ltr">${text}</bdi>`,
      /** Writes a table with the same markup as a TextTable. */
      table({ header, rows }) {
        const inline = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens);
        const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join("");
        const cell = (each: (typeof header)[number], column: number) =>
          column === 0
            ? `<th scope="row">${inline(each)}</th>`
            : `<td data-of="${header[column]?.text}">${inline(each)}</td>`;
        const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("");
        return `<table class="data-table stacks"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
      },
    },
  });

const renderers = recordOf(languageCodes, renderer);

/** Turns the Markdown of a content file into HTML. Our editors write this text, never visitors, so it is not sanitised. */
export const htmlOf = (markdown: string, language: Language) => renderers[language].parse(markdown, { async: false });

export const inlineHtmlOf = (markdown: string, language: Language) =>
  renderers[language].parseInline(markdown, { async: false });

const anchor = (index: number) => `part-${index + 1}`;

/** Lists the headings of a long text, with an id for each. */
export const partsOf = (markdown: string) =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = ""], index) => ({ id: anchor(index), heading }));

/** Cuts a long text in two before its middle heading. A text with fewer than four headings stays whole. */
export function halves(markdown: string) {
  const starts = [...markdown.matchAll(/^## /gm)].map(({ index }) => index);
  const middle = starts.length < 4 ? 0 : Math.floor(starts.length / 2);
  const at = starts[middle];
  if (!middle || at === undefined) return { first: markdown, second: "", headings: starts.length };
  return { first: markdown.slice(0, at), second: markdown.slice(at), headings: middle };
}

/** Adds to the headings the ids that `partsOf` returns. `before` is the number of headings in the parts of the text that stand before this one. */
export function withAnchors(html: string, before = 0) {
  let count = before;
  return html.replaceAll("<h2>", () => `<h2 id="${anchor(count++)}">`);
}
