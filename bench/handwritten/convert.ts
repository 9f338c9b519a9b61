import type { Element } from "../../tests/site/html.ts";
import { classOf } from "./classes.ts";
import { hasTicks, isIcon, isMarker, paints } from "./icons.ts";
import { isTag, type Tag, textOf } from "./tree.ts";

/**
 * Attributes that only a script or the framework needs. `novalidate` is among them: without a script the browser must validate the form.
 */
const machinery = /^(class|style|focusable|novalidate|data-.*)$/;
const blank = (child: Tag | string) => !isTag(child) && child.trim() === "";

const dropped = (element: Element) =>
  /^(script|style|template|noscript)$/.test(element.tag) ||
  element.attr("data-theme-toggle") !== undefined ||
  isMarker(element);

/** Writes our markup as an author would write it by hand for this one page. */
export function byHand(element: Element): Tag {
  const attributes = new Map([...element.attributes].filter(([name]) => !machinery.test(name)));
  const drawing = insideDrawing(element);
  const name = drawing
    ? nameInDrawing(element)
    : [classOf(element), hasTicks(element) ? "tick" : ""].filter(Boolean).join(" ");
  if (name) attributes.set("class", name);
  if (isIcon(element)) attributes.delete("stroke-width");
  if (drawing) for (const [paint, colour] of paints(element)) attributes.set(paint, colour);
  const children: (Tag | string)[] = [];
  for (const child of element.children) {
    if (typeof child === "string") children.push(child);
    else if (!dropped(child)) children.push(...(drawing ? [byHand(child)] : needless(byHand(child))));
  }
  return { tag: element.tag, attributes, children };
}

const nameInDrawing = (element: Element) =>
  isIcon(element) ? "i" : element.tag === "svg" && element.attr("aria-label") ? "map" : "";

const insideDrawing = (element: Element): boolean =>
  element.tag === "svg" || (element.parent !== undefined && insideDrawing(element.parent));

/** Removes elements that existed only for their classes, and empty placeholders that a script would fill. */
function needless(child: Tag): (Tag | string)[] {
  const bare = child.attributes.size === 0;
  if (/^(p|div|span)$/.test(child.tag) && child.children.every(blank)) return [];
  if (child.tag === "span" && bare) return child.children;
  if (child.tag === "p" && child.attributes.get("role") && textOf(child).trim() === "") return [];
  const content = child.children.filter((inner) => !blank(inner));
  const only = content.length === 1 ? content[0] : undefined;
  if (child.tag === "div" && bare && isTag(only)) return [only];
  if (
    /^(section|header|footer|div|aside)$/.test(child.tag) &&
    isTag(only) &&
    only.tag === "div" &&
    only.attributes.size === 0
  )
    child.children = only.children;
  return [child];
}
