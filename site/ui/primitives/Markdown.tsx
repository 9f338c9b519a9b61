import { htmlOf, inlineHtmlOf, withAnchors } from "#site/content/markdown.ts";
import { useLanguage } from "#site/i18n/t.ts";

type Props = { text: string; inline?: boolean; anchors?: boolean; headingsBefore?: number; className?: string };

/** Renders Markdown from a content file, on the server only. With `anchors` its headings get ids. */
export function Markdown({ text, inline = false, anchors = false, headingsBefore = 0, className = "" }: Props) {
  const html = (inline ? inlineHtmlOf : htmlOf)(text, useLanguage());
  const Tag = inline ? "span" : "div";
  return (
    <Tag
      className={inline ? className || undefined : `prose ${className}`}
      dangerouslySetInnerHTML={{ __html: anchors ? withAnchors(html, headingsBefore) : html }}
    />
  );
}
