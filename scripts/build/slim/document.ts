import type { Root } from "postcss";
import {
  classesOf,
  classInSelector,
  classInTag,
  codeOrTag,
  namesOf,
  placesOfClasses,
  styleSheets,
  unescaped,
} from "./classes.ts";
import { tidyTag, tidyText } from "./markup.ts";
import { inventory, mergeNeighbours, withoutUnreadVariables, withoutUnused } from "./rules.ts";

const hrefOfLink = /^<a .*?href="[^"]*"/;
const notAscii = /(?:%[89a-f][\da-f])+/gi;

/**
 * Shrinks a document: removes unused rules and variables, renames classes to one or two letters, one name for classes that always stand together, and
 * writes addresses unencoded. Only for documents that no script renders again, because a script would use the original names and marks.
 */
export function slim(source: string, { keepNames = false } = {}): string {
  const html = tidyText(source);
  const used = placesOfClasses(html);
  const document = inventory(html, used);
  const known = new Set<string>();
  const sheets = new Map<string, Root>();
  for (const { whole, root } of styleSheets(html)) {
    withoutUnreadVariables(withoutUnused(root, document), html);
    for (const name of classesOf(root)) known.add(name);
    sheets.set(whole, root);
  }
  const kept = [...known].filter((name) => !used.has(name));
  const standing = new Map([...used].filter(([name]) => known.has(name)));
  const short = keepNames ? undefined : shortNames(standing, new Set(kept));
  return html.replace(codeOrTag, (piece, code: string | undefined) => {
    const sheet = sheets.get(piece);
    if (sheet) return `${piece.slice(0, piece.indexOf(">") + 1)}${renamed(sheet, short)}</style>`;
    return code ? piece : slimTag(piece, short);
  });
}

function renamed(root: Root, short: Map<string, string> | undefined): string {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(classInSelector, (whole, name: string) => {
      const instead = short?.get(unescaped(name));
      return instead ? `.${instead}` : whole;
    });
  });
  return mergeNeighbours(root).toString();
}

function slimTag(tag: string, short: Map<string, string> | undefined): string {
  const renamed = short ? tag.replace(classInTag, (_, list: string) => shortClasses(list, short)) : tag;
  return tidyTag(renamed).replace(hrefOfLink, (attribute) => attribute.replace(notAscii, decodeURIComponent));
}

function shortClasses(list: string, short: Map<string, string>): string {
  const names = [...new Set(namesOf(list).flatMap((name) => short.get(name) ?? []))];
  return names.length > 0 ? ` class="${names.join(" ")}"` : "";
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function shortNames(places: Map<string, number[]>, taken: Set<string>): Map<string, string> {
  const free = candidates(taken);
  const byPlaces = new Map<string, string>();
  return new Map(
    Array.from(places, ([name, numbers]) => {
      const key = numbers.join();
      const short = byPlaces.get(key) ?? free.next().value;
      byPlaces.set(key, short);
      return [name, short];
    }),
  );
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
