import { DomUtils, parseDocument } from "htmlparser2";

export type Node = ReturnType<typeof parseDocument>["children"][number];
export type Element = Extract<Node, { attribs: Record<string, string> }>;

export const { isTag, isText } = DomUtils;

export const parse = (html: string) => parseDocument(html);

/** Returns the first descendant that fulfils a condition. */
export const find = (nodes: Node[], where: (element: Element) => boolean): Element | undefined =>
  DomUtils.findOne(where, nodes) ?? undefined;

/** Returns the elements with one of these tags, without those inside another one of them. */
export const outermost = (nodes: Node[], tags: readonly string[]): Element[] =>
  nodes.flatMap((node) => {
    if (!isTag(node) || isLeftOut(node)) return [];
    return tags.includes(node.name) ? [node] : outermost(node.children, tags);
  });

/** Elements that only a browser can use: what is drawn, what moves, and what is pressed. */
const notText = new Set(
  [
    "audio canvas iframe img link meta picture source style svg template track video",
    "button fieldset input label noscript script select textarea",
  ].flatMap((names) => names.split(" ")),
);

/**
 * Tells whether an element has no place in the Markdown: it is not text, it is hidden, or it is navigation. A list of links with a heading
 * of its own, such as the trades on the page of a city, is content.
 */
export const isLeftOut = ({ name, attribs }: Pick<Element, "name" | "attribs">): boolean =>
  notText.has(name) ||
  "hidden" in attribs ||
  attribs["aria-hidden"] === "true" ||
  (name === "nav" && !("aria-labelledby" in attribs));

export const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name);

const block = new Set(
  [
    "article aside blockquote caption dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header",
    "hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul",
  ].flatMap((names) => names.split(" ")),
);

export const isBlock = ({ name }: Element) => block.has(name);

/** Tells whether a node is a part of a line. An inline element that contains blocks is not, unless it is a link. */
export const isInline = (node: Node): boolean =>
  !isTag(node) || (!isBlock(node) && (node.name === "a" || !find(node.children, isBlock)));
