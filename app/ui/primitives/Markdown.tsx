import { useLanguage } from "#app/i18n/t.ts";
import { htmlOf, inlineHtmlOf, withAnchors } from "#app/site/markdown.ts";

type Props = { text: string; inline?: boolean; anchors?: boolean; className?: string };

/** Markdown from a content file, rendered on the server only; `anchors` gives its headings ids. */
export function Markdown({ text, inline = false, anchors = false, className = "" }: Props) {
  const html = (inline ? inlineHtmlOf : htmlOf)(text, useLanguage());
  const Tag = inline ? "span" : "div";
  return (
    <Tag
      className={inline ? className || undefined : `prose ${className}`}
      dangerouslySetInnerHTML={{ __html: anchors ? withAnchors(html) : html }}
    />
  );
}
