import { isDeepStrictEqual } from "node:util";
import { isAlias, isMap, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import { matchItems, orderOfKeys } from "./match.ts";
import { type Context, columnOf, dataOf, extent, isFlow, isObject, isOfShape, keyOf, styleOf } from "./nodes.ts";
import { inBlock, inFlow, type Piece } from "./pieces.ts";
import { indentLines, print, printedKey } from "./print.ts";

/** An error if the written text would be read back as another value than intended. */
export class NotWritable extends Error {
  override name = "NotWritable";
}

/**
 * Returns the YAML (or JSON) source with a new value. Every unchanged part keeps its exact text, with its comments, quotes and line breaks.
 * The YAML library itself would print the whole document with new quotes and line breaks.
 */
export function editSource(source: string, value: unknown, json = false): string {
  const windows = /\r\n/.test(source) && !/[^\r]\n/.test(source);
  const text = windows ? source.replaceAll("\r\n", "\n") : source;
  const document = parseDocument(text, { keepSourceTokens: true });
  if (isDeepStrictEqual(document.toJS(), value)) return source;
  const context = { document, text, json, flow: false, indent: 0 };
  const means = (result: string) => isDeepStrictEqual(parseDocument(result).toJS(), value);
  let result = withValue(value, { ...context, expand: false });
  if (!means(result)) result = withValue(value, { ...context, expand: true });
  if (!means(result)) throw new NotWritable("cannot be written into this file");
  return windows ? result.replaceAll("\n", "\r\n") : result;
}

function withValue(value: unknown, context: Context) {
  const { document, text } = context;
  const node = document.contents;
  if (!node) return text + asFile(value, context);
  const [start, end] = extent(node, text);
  return text.slice(0, start) + changed(node, value, context) + text.slice(end);
}

const asFile = (value: unknown, context: Context) => `${indentedBack(print(value, styleOf(undefined, context)))}\n`;
const indentedBack = (text: string) => text.trimStart().replaceAll("\n  ", "\n");

/** Returns the text of a node with its new value. The new value must have the same shape as the node. */
function changed(node: Node, now: unknown, context: Context): string {
  if (isDeepStrictEqual(dataOf(node, context), now) && !(context.expand && isAlias(node)))
    return context.text.slice(...extent(node, context.text));
  if (isMap(node) && isObject(now)) return mapText(node, now, context);
  if (isSeq(node) && Array.isArray(now)) return seqText(node, now, context);
  return indentLines(print(now, styleOf(node, context)), context.indent).slice(1);
}

function mapText(map: YAMLMap, now: Record<string, unknown>, outer: Context): string {
  const pairs = map.items as Pair<Node, Node | null>[];
  const context = inside(map, pairs[0]?.key, outer);
  const known = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  const pieces = orderOfKeys([...known.keys()], now, (key) => dataOf(known.get(key)?.value, context)).map(
    ({ key, from }): Piece => {
      const pair = from === undefined ? undefined : known.get(from);
      if (!pair) return { text: `${printedKey(key, context.json)}:${below(undefined, now[key], context)}` };
      const text = pairText(pair, now[key], context);
      const renamed = key === from ? text : printedKey(key, context.json) + text.slice(lengthOf(pair.key, context));
      return { from: pairs.indexOf(pair), text: renamed };
    },
  );
  const spans = pairs.map(({ key, value }) => spanOf(extent(key, context.text)[0], key, value, context));
  return (context.flow ? inFlow : inBlock)(map, spans, pieces, context);
}

const lengthOf = (node: Node, { text }: Context) => extent(node, text)[1] - extent(node, text)[0];

function seqText(seq: YAMLSeq, now: unknown[], outer: Context): string {
  const items = seq.items as Node[];
  const dashes = dashesOf(seq);
  const context = inside(seq, dashes[0] ?? items[0], outer);
  const from = matchItems(
    items.map((item) => dataOf(item, context)),
    now,
  );
  const pieces = now.map((value, place): Piece => {
    const old = from[place];
    const item = old === undefined ? undefined : items[old];
    if (context.flow)
      return {
        from: old,
        text:
          item && fits(item, value, context) ? changed(item, value, context) : below(items[0], value, context).slice(1),
      };
    return { from: old, text: itemText(item, dashes[old ?? 0] ?? 0, value, items[0], context) };
  });
  const spans = items.map((item, place) => spanOf(dashes[place] ?? extent(item, context.text)[0], item, item, context));
  return (context.flow ? inFlow : inBlock)(seq, spans, pieces, context);
}

/** Tells whether the text around a node can stay. That of an alias can if its value is the same, also if that is an object or a list. */
const fits = (node: Node, now: unknown, context: Context): boolean =>
  isOfShape(node, now) || (isAlias(node) && !context.expand && isDeepStrictEqual(dataOf(node, context), now));

const spanOf = (start: number, first: Node, last: Node | null, { text }: Context): [number, number] => [
  start,
  Math.max(extent(first, text)[1], last?.range ? extent(last, text)[1] : 0),
];

function pairText({ key, value }: Pair<Node, Node | null>, now: unknown, context: Context) {
  const [start, end] = extent(key, context.text);
  if (value?.range && value.range[0] !== value.range[1] && fits(value, now, context))
    return context.text.slice(start, value.range[0]) + changed(value, now, context);
  return `${context.text.slice(start, end)}:${below(value ?? undefined, now, context)}`;
}

/** Returns the text of a list item with its dash. The first field of a new item is on the line of the dash. */
function itemText(item: Node | undefined, dash: number, now: unknown, like: Node | undefined, context: Context) {
  if (item?.range && fits(item, now, context))
    return context.text.slice(dash, item.range[0]) + changed(item, now, context);
  return `-${below(like, now, context).replace(/^\n +/, " ")}`;
}

const below = (like: Node | undefined, value: unknown, context: Context) =>
  indentLines(print(value, styleOf(like, context)), context.indent);

/** Returns the context of a collection's entries: whether they are in brackets, and how far they are indented. */
function inside(node: Node, first: Node | number | undefined, outer: Context): Context {
  const flow = outer.flow || isFlow(node);
  const offset = typeof first === "number" ? first : (first?.range?.[0] ?? 0);
  return { ...outer, flow, indent: flow ? outer.indent : columnOf(offset, outer.text) };
}

/** Returns the positions of the dashes of a block list. */
function dashesOf(seq: YAMLSeq): number[] {
  const token = seq.srcToken;
  if (token?.type !== "block-seq") return [];
  return token.items.flatMap(({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? []);
}
