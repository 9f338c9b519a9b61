import type { AtRule, Root, Rule } from "postcss";
import { classesIn, codeOrTag, tagsWithin } from "./classes.ts";

/** Everything in a document that a selector can match. */
export type Inventory = {
  classes: ReadonlyMap<string, unknown>;
  tags: Set<string>;
  /** The tags in texts that were made from Markdown. The rules for such texts are for many tags, of which most pages have few. */
  tagsInProse: Set<string>;
  attributes: Set<string>;
  language: string;
};

/**
 * The only attributes that the scripts of documents (app/islands) set. Attributes that they set on a form are not listed: pages with a form
 * have a separate stylesheet for them.
 */
const setByScript = ["data-theme", "data-slides", "data-closed", "data-open", "open"];

export function inventory(html: string, classes: Inventory["classes"]): Inventory {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  for (const [whole] of html.matchAll(codeOrTag)) {
    const tag = whole.slice(0, whole.indexOf(">") + 1);
    tags.add(/^<([\w-]+)/.exec(tag)?.[1] ?? "");
    for (const [, name = "", value = ""] of tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g))
      attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value}`);
  }
  return {
    classes,
    tags,
    tagsInProse: tagsWithin("prose", html),
    attributes,
    language: /<html lang="(\w+)"/.exec(html)?.[1] ?? "",
  };
}

/** Removes rules that match nothing in the document. */
export function withoutUnused(root: Root, document: Inventory): Root {
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const live = rule.selectors.filter((selector) => canMatch(selector, document));
    if (live.length > 0) rule.selectors = live;
    else removeUpwards(rule);
  });
  return root;
}

function canMatch(selector: string, { classes, tags, tagsInProse, attributes, language }: Inventory): boolean {
  const ways = known.get(selector) ?? waysOf(selector);
  known.set(selector, ways);
  const has = ([name, value]: Needs["attributes"][number]) =>
    setByScript.includes(name) || attributes.has(value === undefined ? name : `${name}=${value}`);
  return ways.some(
    (needed) =>
      (!needed.language || !language || needed.language === language) &&
      needed.classes.every((name) => classes.has(name)) &&
      needed.tags.every((tag) => (needed.isProse ? tagsInProse : tags).has(tag)) &&
      needed.attributes.every(has) &&
      (!needed.isDisabled || attributes.has("disabled")),
  );
}

type Needs = {
  language: string | undefined;
  classes: string[];
  tags: string[];
  attributes: [name: string, value: string | undefined][];
  isProse: boolean;
  isDisabled: boolean;
};
const known = new Map<string, Needs[]>();

/**
 * Splits a selector into its alternatives, and returns what each of them needs in a document. A rule can match if one alternative finds
 * everything that it needs. The result is cached for all documents.
 */
function waysOf(selector: string): Needs[] {
  const language = /^(?:html|:root):lang\((\w+)\)/.exec(selector)?.[1];
  return demanded(selector).map((needed) => needsOf(needed, language));
}

function needsOf(needed: string, language: string | undefined): Needs {
  return {
    language,
    classes: classesIn(needed),
    tags: Array.from(needed.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g), ([, tag = ""]) => tag),
    attributes: Array.from(needed.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g), ([, name = "", value]) => [
      name,
      value,
    ]),
    isProse: /^\.prose[ >]/.test(needed),
    isDisabled: needed.includes(":disabled"),
  };
}

/**
 * Returns the selector once for each alternative inside :is(), :where() and :has(). Conditions such as :not() and :nth-child() are removed,
 * because they need nothing in the document.
 */
function demanded(selector: string): string[] {
  const [choice, all] = /:(?:is|where|has)\(([^()]*)\)/.exec(selector) ?? [];
  if (choice && all !== undefined)
    return all.split(/(?<!\\),/).flatMap((one) => demanded(selector.replace(choice, () => ` ${one} `)));
  const less = selector.replace(/:[\w-]+\([^()]*\)/g, "");
  return less === selector ? [less] : demanded(less);
}

function removeUpwards(rule: Rule | AtRule): void {
  const above = rule.parent;
  rule.remove();
  if (above?.type === "atrule" && above.nodes?.length === 0) removeUpwards(above as AtRule);
}

/** The variables of the page that diagrams use (tests/site/drawings.test.ts compares the list with the files). */
export const readByDiagrams =
  "accent accent-deep brand brand-deep brand-tint ink line on-navy raised sand soft surface".split(" ");

/** Removes variables that are never used. A drawing in a separate file, shown with `<use>`, uses the variables of the page. */
export function withoutUnreadVariables(root: Root, html: string): Root {
  if (/<use href="\/(?!diagrams\/)/.test(html)) return root;
  const drawn = html.includes('<use href="/') ? readByDiagrams.map((name) => `var(--${name})`).join() : "";
  const body = html.replace(/<style[\s\S]*?<\/style>/g, "");
  const outside = variablesIn(body + drawn);
  for (let css = "", now = root.toString(); css !== now; now = root.toString()) {
    css = now;
    const inside = variablesIn(css);
    root.walkDecls(/^--/, (declaration) => {
      if (!inside.has(declaration.prop) && !outside.has(declaration.prop)) declaration.remove();
    });
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) removeUpwards(rule);
  });
  return root;
}

const variablesIn = (text: string) => new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));

/** Removes the @property rules of variables that no other rule mentions. */
export function withoutUnusedProperties(root: Root): Root {
  const rules = root.toString().replace(/@property [^{]*/g, "");
  root.walkAtRules("property", (property) => {
    if (!rules.includes(property.params)) property.remove();
  });
  return root;
}

/** Removes the @keyframes that no rule uses. A stylesheet file that is loaded later contains its own. */
export function withoutUnusedKeyframes(root: Root): Root {
  const usedNames = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((word) => void usedNames.add(word)),
  );
  root.walkAtRules("keyframes", (keyframes) => {
    if (!usedNames.has(keyframes.params)) removeUpwards(keyframes);
  });
  return root;
}

/** Merges neighbouring rules with the same selector. */
export function mergeNeighbours(root: Root): Root {
  root.walkRules((rule) => {
    for (let next = rule.next(); next?.type === "rule" && next.selector === rule.selector; next = rule.next()) {
      rule.append(next.nodes);
      next.remove();
    }
    rule.raws.semicolon = false;
  });
  return root;
}
