import { rawElements, voidElements } from "../../tests/site/html.ts";

/** The tree of elements from which a hand-written page is made. */
export type Tag = { tag: string; attributes: Map<string, string>; children: (Tag | string)[] };

export const isTag = (node: Tag | string | undefined): node is Tag => typeof node === "object";

export const make = (tag: string, attributes: Record<string, string> = {}, children: (Tag | string)[] = []): Tag => ({
  tag,
  attributes: new Map(Object.entries(attributes)),
  children,
});

export const textOf = (node: Tag | string): string => (isTag(node) ? node.children.map(textOf).join("") : node);

export const allOf = (node: Tag): Tag[] => [node, ...node.children.filter(isTag).flatMap(allOf)];

const inText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

export function write(node: Tag | string): string {
  if (!isTag(node)) return inText(node);
  const attributes = [...node.attributes]
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${inAttribute(value)}"`))
    .join("");
  const open = `<${node.tag}${attributes}>`;
  if (voidElements.has(node.tag)) return open;
  const inner = rawElements.has(node.tag) ? node.children.join("") : node.children.map(write).join("");
  return `${open}${inner}</${node.tag}>`;
}
