import { idOf } from "@site/ground/site-map/links.ts";
import { answersQueries } from "@site/ground/site-map/pages.ts";
import { contentPolicy } from "#platform/http/security.ts";
import { scan } from "#scripts/build/policy.ts";
import { askOrigin, fillIn, inPage } from "./in-page.ts";

export interface Target {
  /** The origin of the static host for which the build was made. */
  site: string;
  /** The origin of the server that receives forms and answers every request that is not for a file. */
  origin: string;
  /** Tells whether the static host has a file or document at this path. */
  has(path: string): boolean;
  /**
   * Returns a query that tells the quotation form what to show, made from the query of a link to the form; undefined if only the server
   * knows.
   */
  asked(path: string, query: URLSearchParams): URLSearchParams | undefined;
}

/**
 * These props of an island always get an address on the server: the target of its form, and the path of a calculator, to which a query is
 * added.
 */
const always = ["action", "path", "quote"];

/**
 * Returns a document for a static host. Links, forms and scripts that need the server are changed to the address of the server. A policy in
 * the document allows this.
 */
export function exportDocument(html: string, path: string, target: Target): string {
  const { origin } = target;
  const id = idOf(path);
  const script = id === "/quotation" ? fillIn : answersQueries(id) ? askOrigin : undefined;
  const own = script ? inPage(script, origin) : "";
  const text = inTags(html, (tag) => pointed(tag, target)).replace("<body", `<body data-form="${origin}"`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(own + text, target)}"/>`;
  return text.replace(/<meta charset="utf-8"\/?>/i, (meta) => meta + policy + own);
}

/**
 * Changes each tag outside scripts and styles. The policy contains the hashes of the scripts and styles, and the browser would block a
 * changed one.
 */
const inTags = (html: string, change: (tag: string) => string) =>
  html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<[a-z][^>]*>/gi, (tag, raw) => (raw ? tag : change(tag)));

function pointed(tag: string, target: Target): string {
  const isForm = tag.startsWith("<form");
  return tag
    .replace(/ (href|action)="(\/[^"]*)"/g, (_, name: string, address: string) => {
      const plain = address.replaceAll("&amp;", "&");
      const there = isForm ? target.origin + plain : placeOf(plain, target);
      return ` ${name}="${there.replaceAll("&", "&amp;")}"`;
    })
    .replace(
      / data-props="([^"]*)"/,
      (_, props: string) => ` data-props="${escaped(propsOf(unescaped(props), target))}"`,
    );
}

/** Returns the address under which a page of the static host reaches a path of the site. */
export function placeOf(address: string, { origin, has, asked: queryFor }: Target): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (!has(path)) return origin + address;
  if (!query || !answersQueries(idOf(path))) return address;
  const known = queryFor(path, new URLSearchParams(query));
  return known ? `${path}?${known}${hash}` : origin + address;
}

const propsOf = (props: string, target: Target): string =>
  JSON.stringify(
    JSON.parse(props, (key, value) => {
      if (typeof value !== "string" || !/^\/[a-z]/.test(value)) return value;
      return always.includes(key) ? target.origin + value : placeOf(value, target);
    }),
  );

const marks = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;", "'": "&#x27;" };
const escaped = (text: string) => text.replace(/[&"<>']/g, (mark) => marks[mark as keyof typeof marks]);
const unescaped = (text: string) =>
  Object.entries(marks)
    .toReversed()
    .reduce((all, [mark, name]) => all.replaceAll(name, mark), text);

/**
 * Returns the server's policy in a form for a meta element. A meta element cannot forbid that the page is shown in a frame; a header of the
 * host does that.
 */
function policyOf(html: string, { site, origin }: Target): string {
  return contentPolicy(site, scan(html).hashes, undefined, origin)
    .replace("form-action 'self'", `form-action 'self' ${origin}`)
    .replace(/;?frame-ancestors 'none'/, "");
}
