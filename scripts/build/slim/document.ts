import type { Root } from "postcss";
import {
  classesOf,
  classInSelector,
  classInTag,
  codeOrTag,
  namesOf,
  parsedSheet,
  placesOfClasses,
  styleSheets,
  unescapeClass,
} from "./classes.ts";
import { tidyTag, tidyText } from "./markup.ts";
import {
  inventory,
  mergeNeighbours,
  withoutUnreadVariables,
  withoutUnused,
  withoutUnusedKeyframes,
  withoutUnusedProperties,
} from "./rules.ts";

const hrefOfLink = /^<a .*?href="[^"]*"/;
const notAscii = /(?:%[89a-f][\da-f])+/gi;

/**
 * Matches the end of a document, from a stylesheet link in the body on (except a link with `media`). This part gets its rules from that
 * stylesheet file.
 */
const rest = /(<link rel="stylesheet"(?![^>]* media=)[\s\S]*)/;
const island = /(<div [^>]*data-island="[\s\S]*?<\/div>)(?=<script data-entry=)/;
export const hasRest = (html: string) => rest.test(html);
const isOdd = (_: unknown, index: number) => index % 2 === 1;

/**
 * Shrinks a document. Removes unused rules and variables, renames classes to one or two letters, gives classes that always occur together a
 * single name, and writes addresses without percent-encoding. This is allowed only if no script renders the document again, because the
 * script would use the original names. An island is not changed, so it needs a stylesheet file in the body. `names` are the short names
 * of another document, which are used for the same classes here: the more alike two documents are, the better one compresses the other.
 */
export function slim(source: string, { keepNames = false, names = noNames } = {}): string {
  const { parts, sheets, standing, original } = readStyles(source);
  const short = keepNames ? undefined : shortNames(standing, original, names);
  const shrunk = (part: string) =>
    part.replace(codeOrTag, (piece, code: string | undefined) => {
      const sheet = sheets.get(piece);
      if (sheet) return `${piece.slice(0, piece.indexOf(">") + 1)}${renamed(sheet, short)}</style>`;
      return code ? piece : slimTag(piece, short);
    });
  return parts
    .map((part, index) =>
      isOdd(part, index)
        ? apartFrom(island, part, (text) => text.replace(codeOrTag, (piece, code) => (code ? piece : readable(piece))))
        : shrunk(part),
    )
    .join("");
}

const noNames: ReadonlyMap<string, string> = new Map();

/** Returns the short class names of a document, so that other documents can use the same names for the same classes. */
export function namesIn(source: string): ReadonlyMap<string, string> {
  const { standing, original } = readStyles(source);
  return shortNames(standing, original, noNames);
}

/** Splits a document into its parts, and reduces its stylesheets to the rules that it uses. `standing` are the classes with rules. */
function readStyles(source: string) {
  const parts = source.split(rest).map((part) => apartFrom(island, part, tidyText));
  const html = parts.filter((part, index) => !isOdd(part, index)).join("");
  const used = placesOfClasses(html);
  const document = inventory(html, used);
  const known = new Set<string>();
  const original = new Set<string>();
  const sheets = new Map<string, Root>();
  for (const { whole, css } of styleSheets(html)) {
    const sheet = parsedSheet(css);
    const root = sheet.root.clone();
    for (const name of sheet.classes) original.add(name);
    withoutUnusedProperties(withoutUnreadVariables(withoutUnusedKeyframes(withoutUnused(root, document)), source));
    for (const name of classesOf(root)) known.add(name);
    sheets.set(whole, root);
  }
  const standing = new Map([...used].filter(([name]) => known.has(name)));
  return { parts, sheets, standing, original };
}

const apartFrom = (kept: RegExp, text: string, change: (text: string) => string) =>
  text
    .split(kept)
    .map((part, index) => (isOdd(part, index) ? part : change(part)))
    .join("");

function renamed(root: Root, short: Map<string, string> | undefined): string {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(classInSelector, (whole, name: string) => {
      const instead = short?.get(unescapeClass(name));
      return instead ? `.${instead}` : whole;
    });
  });
  return mergeNeighbours(root).toString();
}

const slimTag = (tag: string, short: Map<string, string> | undefined): string =>
  readable(short ? tag.replace(classInTag, (_, list: string) => shortClasses(list, short)) : tag);

const readable = (tag: string): string =>
  tidyTag(tag).replace(hrefOfLink, (attribute) => attribute.replace(notAscii, decodeURIComponent));

function shortClasses(list: string, short: Map<string, string>): string {
  const names = [...new Set(namesOf(list).flatMap((name) => short.get(name) ?? []))];
  return names.length > 0 ? ` class="${names.join(" ")}"` : "";
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Gives each class a short name. Classes that always occur together get one name. */
function shortNames(
  places: ReadonlyMap<string, number[]>,
  taken: ReadonlySet<string>,
  names: ReadonlyMap<string, string>,
): Map<string, string> {
  const groups = Map.groupBy(places.keys(), (name) => places.get(name)?.join() ?? "");
  const given = new Set<string>();
  const kept = Array.from(groups.values(), (group) => {
    const name = group.flatMap((one) => names.get(one) ?? []).find((one) => !given.has(one) && !taken.has(one));
    if (name) given.add(name);
    return { group, name };
  });
  const free = candidates(new Set([...taken, ...given]));
  return new Map(
    kept.flatMap(({ group, name }) => {
      const short = name ?? free.next().value ?? "";
      return group.map((one): [string, string] => [one, short]);
    }),
  );
}

/** Generates the short class names. "ad" is left out, because ad blockers hide elements with this class. */
function* candidates(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (const first of ["", ...letters]) {
    for (const second of letters) {
      const name = first + second;
      if (!taken.has(name) && !/ad/i.test(name)) yield name;
    }
  }
}
