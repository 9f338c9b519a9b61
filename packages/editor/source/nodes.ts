import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair } from "yaml";

/** Where a node stands: in which text, inside `{ }` or `[ ]` or not, and below a key or dash of which column; `expand` takes aliases (`*name`) apart. */
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

/** From where to where the text of a node reaches, without what follows it. */
export function extent(node: Node, text: string): [start: number, end: number] {
  const [start, end] = node.range ?? [0, 0];
  return [start, start + text.slice(start, end).trimEnd().length];
}

export const columnOf = (offset: number, text: string) => offset - (text.lastIndexOf("\n", offset - 1) + 1);

/** Whether a value can take the place of a node and leave what stands around it. */
export const isOfShape = (node: Node, value: unknown) =>
  isMap(node) ? isObject(value) : isSeq(node) ? Array.isArray(value) : typeof value !== "object" || value === null;

export const isFlow = (node: Node) => node.srcToken?.type === "flow-collection";

/** What a node says. */
export const dataOf = (node: Node | null | undefined, { document }: Context): unknown =>
  (isAlias(node) ? node.resolve(document) : node)?.toJS(document) ?? null;

export const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : String(key));

/** The widest line of a node, so that what replaces it is as wide. */
export function styleOf(node: Node | undefined, { text, json, flow }: Context) {
  const lines = node ? text.slice(...extent(node, text)).split("\n") : [];
  const type = node && isScalar(node) && !isAlias(node) ? node.type : undefined;
  return { json, flow, width: Math.max(100, ...lines.map((line) => line.length)), scalar: type };
}
