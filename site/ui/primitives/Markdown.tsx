import { htmlOf, inlineHtmlOf, withAnchors } from "#site/content/markdown.ts";
import { useLanguage } from "#site/i18n/t.ts";

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
