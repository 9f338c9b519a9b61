import { weightsIn } from "./encoding.ts";

/**
 * Each document that search engines may list has a twin: the same page in Markdown, for programs that read for a person. The build makes the
 * twins (docs/decisions/0126). A twin is sent at its own address, and at the address of its page to whoever prefers Markdown.
 */
const twinOfHome = "/index.md";

export const twinPath = (page: string): string => (page === "/" ? twinOfHome : `${page}.md`);

/** Returns the path of the page whose twin would be at this path; undefined if no twin can be at this path. */
export const pageOfTwin = (path: string): string | undefined =>
  path === twinOfHome ? "/" : path.endsWith(".md") ? path.slice(0, -".md".length) : undefined;

/** Search engines list the page and not its twin. The twin names the page. */
export function twinHeaders(file: string, origin: string): Record<string, string> {
  const page = pageOfTwin(`/${file}`);
  if (page === undefined) return {};
  return { "X-Robots-Tag": "noindex", Link: `<${origin}${encodeURI(decodeURI(page))}>; rel="canonical"` };
}

/**
 * Tells whether an Accept header names Markdown and likes it at least as much as HTML. Browsers accept all types and do not name Markdown,
 * so they get HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept || !/text\/markdown/i.test(accept)) return false;
  const weights = weightsIn(accept);
  const markdown = weights.get("text/markdown") ?? 0;
  const html = weights.get("text/html") ?? weights.get("text/*") ?? weights.get("*/*") ?? 0;
  return markdown > 0 && markdown >= html;
}
