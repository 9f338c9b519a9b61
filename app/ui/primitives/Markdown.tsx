import { Marked } from "marked";
import { type Language, languages } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import type { PageId } from "#app/site/pages.ts";

/** Links in content name pages by id; here they become addresses in the reader's language. */
const renderer = (language: Language) =>
  new Marked({
    renderer: {
      link({ href: target, tokens }) {
        const text = this.parser.parseInline(tokens);
        return target.startsWith("/")
          ? `<a href="${href(target as PageId, language)}">${text}</a>`
          : `<a href="${target}" rel="noopener">${text}</a>`;
      },
      /** A formula: in Arabic text its parts would change places. */
      codespan: ({ text }) => `<bdi dir="ltr">${text}</bdi>`,
      /** As a TextTable. */
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

const renderers = Object.fromEntries(Object.keys(languages).map((code) => [code, renderer(code as Language)]));

type Props = { text: string; inline?: boolean; className?: string };

/** Markdown from a content file, rendered on the server only. It is written by our editors, never by visitors. */
export function Markdown({ text, inline = false, className = "" }: Props) {
  const marked = renderers[useLanguage()] as Marked;
  const html = (inline ? marked.parseInline(text) : marked.parse(text)) as string;
  const Tag = inline ? "span" : "div";
  return (
    <Tag
      className={inline ? className || undefined : `prose ${className}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
