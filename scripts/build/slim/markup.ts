const drawn = "path|circle|rect|line|polyline|polygon|ellipse|use";
const block = "p|ul|ol|li|h[1-6]|table|thead|tbody|tr|blockquote";
const needless = new RegExp(
  [
    String.raw`(?<code><(?<name>script|style)\b[\s\S]*?</\k<name>>)`,
    String.raw`<!--[\s\S]*?-->`,
    String.raw`(?<shape><(?:${drawn})\b[^>]*)></(?:${drawn})>`,
    String.raw`(?<boundary></(?:${block})>|<(?:${block})>)\n+`,
    "(?<quote>&#x27;|&#39;)",
  ].join("|"),
  "g",
);

/** Removes what no HTML parser needs: React's comments between texts, line breaks between blocks, and the end tags of empty SVG shapes. */
export const tidyText = (html: string): string =>
  html.replace(needless, (...found) => {
    const { code, shape, boundary, quote } = found.at(-1) as Record<string, string | undefined>;
    return code ?? boundary ?? (shape ? `${shape}/>` : quote ? "'" : "");
  });

/**
 * Removes from a tag: empty and default attributes, a width that the stylesheet sets, and the slash at the end of a void element. Writes the
 * names of attributes as HTML does, because compressors know them so.
 */
export const tidyTag = (tag: string): string =>
  tag
    .replace(/ (data-[\w-]+)="true"/g, " $1")
    .replace(/ stroke-width=""|(?<= crossorigin)="anonymous"/i, "")
    .replace(/ ([\w-]+)=""/g, " $1")
    .replace(/ (?:charSet|hrefLang|srcSet|fetchPriority|colSpan)=/g, (name) => name.toLowerCase())
    .replace(/^(<(?:meta|link|img|source|input|br|hr|wbr)\b[\s\S]*)\/>$/, "$1>");
