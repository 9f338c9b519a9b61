import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair } from "yaml";

/**
 * The surroundings of a node: the text, whether the node is inside `{ }` or `[ ]`, and the column of the key or dash above it. `expand`
 * means that aliases (`*name`) are replaced by their values.
 */
export type Context = {
  document: Document;
  text: string;
  json: boolean;
  flow: boolean;
  indent: number;
  expand: boolean;
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns where the text of a node starts and ends. Spaces and line breaks after the text are left out. */
export function extent(node: Node, text: string): [start: number, end: number] {
  const [start, end] = node.range ?? [0, 0];
  return [start, start + text.slice(start, end).trimEnd().length];
}

export const columnOf = (offset: number, text: string) => offset - (text.lastIndexOf("\n", offset - 1) + 1);

/**
 * Tells whether a value has the same shape as a node: both are objects, both are lists, or both are single values. Then the text around the
 * node can stay.
 */
export const isOfShape = (node: Node, value: unknown) =>
  isMap(node) ? isObject(value) : isSeq(node) ? Array.isArray(value) : typeof value !== "object" || value === null;

export const isFlow = (node: Node) => node.srcToken?.type === "flow-collection";

/** Returns the value of a node. An alias has the value of its target. */
export const dataOf = (node: Node | null | undefined, { document }: Context): unknown =>
  (isAlias(node) ? node.resolve(document) : node)?.toJS(document) ?? null;

export const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : String(key));

/** Returns the style in which a node is written, with the width of its widest line. Its replacement is written in the same style. */
export function styleOf(node: Node | undefined, { text, json, flow }: Context) {
  const lines = node ? text.slice(...extent(node, text)).split("\n") : [];
  const type = node && isScalar(node) && !isAlias(node) ? node.type : undefined;
  return { json, flow, width: Math.max(100, ...lines.map((line) => line.length)), scalar: type };
}
