import type { AtRule, Root, Rule } from "postcss";
import {
  classesIn,
  classesOf,
  classInSelector,
  classInTag,
  codeOrTag,
  countClasses,
  namesOf,
  styleSheets,
  unescaped,
} from "./classes.ts";

const hrefOfLink = /^<a .*?href="[^"]*"/;
const notAscii = /(?:%[89a-f][\da-f])+/gi;

/**
 * Shrinks a document: removes unused rules, renames classes to one or two letters, and writes addresses unencoded. Only for documents
 * that no script renders again, because a script would use the original names.
 */
export function slim(html: string, { keepNames = false } = {}): string {
  const used = countClasses(html);
  const known = new Set<string>();
  const sheets = new Map<string, Root>();
  for (const { whole, root } of styleSheets(html)) {
    for (const name of classesOf(withoutUnused(root, used))) known.add(name);
    sheets.set(whole, root);
  }
  const kept = [...known].filter((name) => !used.has(name));
  const names = [...used.keys()].filter((name) => known.has(name));
  const short = keepNames ? undefined : shortNames(names, new Set(kept));
  return html.replace(codeOrTag, (piece, code: string | undefined) => {
    const sheet = sheets.get(piece);
    if (sheet) return `${piece.slice(0, piece.indexOf(">") + 1)}${renamed(sheet, short)}</style>`;
    return code ? piece : slimTag(piece, short);
  });
}

function withoutUnused(root: Root, used: Map<string, number>): Root {
  root.walkRules((rule) => {
    const live = rule.selectors.filter((selector) => classesIn(demanded(selector)).every((name) => used.has(name)));
    if (live.length > 0) rule.selectors = live;
    else removeUpwards(rule);
  });
  return root;
}

/** The part of a selector that must match: the content of parentheses may be one of several alternatives, or negated. */
function demanded(selector: string): string {
  const less = selector.replace(/:[\w-]+\([^()]*\)/g, "");
  return less === selector ? less : demanded(less);
}

function removeUpwards(rule: Rule | AtRule): void {
  const above = rule.parent;
  rule.remove();
  if (above?.type === "atrule" && above.nodes?.length === 0) removeUpwards(above as AtRule);
}

function renamed(root: Root, short: Map<string, string> | undefined): string {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(classInSelector, (whole, name: string) => {
      const instead = short?.get(unescaped(name));
      return instead ? `.${instead}` : whole;
    });
  });
  return root.toString();
}

function slimTag(tag: string, short: Map<string, string> | undefined): string {
  const renamed = short ? tag.replace(classInTag, (_, list: string) => shortClasses(list, short)) : tag;
  return renamed.replace(hrefOfLink, (attribute) => attribute.replace(notAscii, decodeURIComponent));
}

function shortClasses(list: string, short: Map<string, string>): string {
  const names = namesOf(list).flatMap((name) => short.get(name) ?? []);
  return names.length > 0 ? ` class="${names.join(" ")}"` : "";
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function shortNames(names: string[], taken: Set<string>): Map<string, string> {
  const free = candidates(taken);
  return new Map(names.map((name) => [name, free.next().value]));
}

/** Ad blockers hide elements with the class "ad". */
function* candidates(taken: Set<string>): Generator<string> {
  for (const first of ["", ...letters]) {
    for (const second of letters) {
      const name = first + second;
      if (!taken.has(name) && !/ad/i.test(name)) yield name;
    }
  }
}
