import { decodeEntities } from "./entities.ts";

/**
 * An element of a simple HTML parser for our own pages. It relies on what React and marked write: every end tag is there and every
 * attribute is in quotes. It throws on anything else. html-validate checks the rest.
 */
export class Element {
  readonly children: (Element | string)[] = [];
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | undefined;

  constructor(tag: string, attributes: ReadonlyMap<string, string>, parent?: Element) {
    this.tag = tag;
    this.attributes = attributes;
    this.parent = parent;
  }

  attr(name: string) {
    return this.attributes.get(name);
  }

  /** Returns all descendants with this tag ("*" means any tag) that fulfil a condition, in the order of the document. */
  all(tag: string, where: (element: Element) => boolean = () => true, found: Element[] = []): Element[] {
    for (const child of this.children) {
      if (typeof child === "string") continue;
      if ((tag === "*" || child.tag === tag) && where(child)) found.push(child);
      child.all(tag, where, found);
    }
    return found;
  }

  first(tag: string, where: (element: Element) => boolean = () => true): Element | undefined {
    for (const child of this.children) {
      if (typeof child === "string") continue;
      if ((tag === "*" || child.tag === tag) && where(child)) return child;
      const below = child.first(tag, where);
      if (below) return below;
    }
  }

  /** Returns the first element with this tag. Throws if there is none. */
  required(tag: string): Element {
    const element = this.first(tag);
    if (!element) throw new Error(`There is no <${tag}>`);
    return element;
  }

  /**
   * Returns the readable text. Block elements are separated by spaces and inline elements are not. Elements for which `skip` returns true
   * are left out.
   */
  text(skip: (element: Element) => boolean = () => false): string {
    return this.children
      .map((child) => {
        if (typeof child === "string") return rawElements.has(this.tag) ? "" : child;
        if (skip(child)) return "\n";
        return inline.has(child.tag) ? child.text(skip) : `\n${child.text(skip)}\n`;
      })
      .join("");
  }

  /** Returns the text of a script or style element. */
  get content() {
    return this.children.filter((child) => typeof child === "string").join("");
  }
}

/** `rawElements` have content that is not HTML. `voidElements` have no content and no end tag. */
export const rawElements = new Set(["script", "style"]);
export const voidElements = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const inline = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "cite",
  "code",
  "em",
  "i",
  "kbd",
  "q",
  "small",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "span",
]);

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/gi;
const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

export function parseHtml(html: string): Element {
  const root = new Element("#document", new Map());
  let open = root;
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [whole, endTag, startTag, attributes = ""] = match;
    if (startTag) open = start(open, startTag.toLowerCase(), attributes, html);
    else if (endTag) open = end(open, endTag.toLowerCase());
    else if (!whole.startsWith("<")) open.children.push(decodeEntities(whole));
  }
  if (open !== root) throw new Error(`<${open.tag}> is never closed`);
  return root;
}

function start(open: Element, tag: string, attributes: string, html: string) {
  const element = new Element(tag, attributesOf(attributes), open);
  open.children.push(element);
  if (rawElements.has(tag)) {
    const close = html.indexOf(`</${tag}>`, token.lastIndex);
    element.children.push(html.slice(token.lastIndex, close));
    token.lastIndex = close + tag.length + 3;
    return open;
  }
  return voidElements.has(tag) || (attributes.endsWith("/") && tag !== "a") ? open : element;
}

function end(open: Element, tag: string): Element {
  if (open.tag !== tag || !open.parent) throw new Error(`</${tag}> stands where </${open.tag}> was expected`);
  return open.parent;
}

/** Parses attributes. If two have the same name, the first one counts, as in a browser. */
function attributesOf(text: string) {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ""));
  }
  return attributes;
}
