import postcss, { type Root, type Rule } from "postcss";

export const classInSelector = /\.((?:\\.|[\w-])+)/g;
export const classInTag = / class="([^"]*)"/;
export const codeOrTag = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z][^>]*>/g;

/** Class names that libraries set only for selectors, and that need no rule. */
const marks = /^(?:lucide(?:-[\w-]+)?)$/;

const entities: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** Returns the class names in an attribute of the HTML that React wrote. */
export const namesOf = (list = "") =>
  list
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .split(/\s+/)
    .filter(Boolean);
export const unescapeClass = (name: string) => name.replaceAll("\\", "");
export const classesIn = (selector: string) =>
  [...selector.matchAll(classInSelector)].map(([, name = ""]) => unescapeClass(name));

export function* classesOf(root: Root): Generator<string> {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) yield* classesIn(rule.selector);
}

export const styleSheets = (html: string) =>
  Array.from(html.matchAll(/(<style[^>]*>)([\s\S]*?)<\/style>/g), ([whole, , css = ""]) => ({ whole, css }));

const parsed = new Map<string, { root: Root; classes: ReadonlySet<string> }>();

/**
 * Returns a parsed stylesheet. Hundreds of documents have the same stylesheet, so each is parsed only once. The caller must copy the tree
 * before changing it.
 */
export function parsedSheet(css: string): { root: Root; classes: ReadonlySet<string> } {
  const known = parsed.get(css);
  if (known) return known;
  const root = postcss.parse(css);
  const sheet = { root, classes: new Set(classesOf(root)) };
  parsed.set(css, sheet);
  return sheet;
}

/** For each class, the tags that use it, as numbers in the order of the document. The most frequent class comes first. */
export function placesOfClasses(html: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let number = 0;
  for (const [tag, code] of html.matchAll(codeOrTag)) {
    number += 1;
    for (const name of code ? [] : new Set(namesOf(classInTag.exec(tag)?.[1]))) {
      const known = places.get(name);
      if (known) known.push(number);
      else places.set(name, [number]);
    }
  }
  return new Map([...places].sort(([, one], [, other]) => other.length - one.length));
}

const codeOrAnyTag = /<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)[^>]*>/g;
const endless = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The tags of the elements inside elements with a class. */
export function tagsWithin(name: string, html: string): Set<string> {
  const found = new Set<string>();
  let depth = 0;
  for (const [whole, code, end, tag = ""] of html.matchAll(codeOrAnyTag)) {
    if (code) continue;
    const isInside = depth > 0;
    if (end) depth -= Number(isInside);
    else {
      if (isInside) found.add(tag);
      const opens = isInside || namesOf(classInTag.exec(whole)?.[1]).includes(name);
      depth += Number(opens && !whole.endsWith("/>") && !endless.test(tag));
    }
  }
  return found;
}

/**
 * Returns the classes that have no rule in the page's stylesheets. For such a class, the @source of its component is missing in the
 * stylesheet of this kind of page.
 */
export function classesWithoutRule(html: string): string[] {
  const known = styleSheets(html).map(({ css }) => parsedSheet(css).classes);
  const isKnown = (name: string) => known.some((classes) => classes.has(name));
  return [...placesOfClasses(html).keys()].filter((name) => !isKnown(name) && !marks.test(name));
}
