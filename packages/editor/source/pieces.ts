import type { Node } from "yaml";
import { type Context, extent } from "./nodes.ts";

/** An entry of a changed collection: its new text, and the index of the old entry from which it was made. */
export type Piece = { from?: number; text: string };
type Span = [start: number, end: number];

const areAll = (pieces: Piece[], spans: Span[]) =>
  pieces.length === spans.length && pieces.every(({ from }, place) => from === place);

/** Replaces the entries and keeps the text between them. Only for a collection in which no entry was added, removed or moved. */
function inPlace(node: Node, spans: Span[], pieces: Piece[], text: string) {
  const [start, end] = extent(node, text);
  const parts = pieces.map(
    (piece, place) => text.slice(spans[place - 1]?.[1] ?? start, spans[place]?.[0]) + piece.text,
  );
  return parts.join("") + text.slice(spans.at(-1)?.[1] ?? start, end);
}

/** Joins entries of which each has a line of its own. Each entry keeps the comments above it and beside it. */
export function inBlock(node: Node, spans: Span[], pieces: Piece[], { text, indent }: Context): string {
  if (areAll(pieces, spans)) return inPlace(node, spans, pieces, text);
  const end = extent(node, text)[1];
  const lineEnd = ([, after]: Span) => Math.min(end, ...[text.indexOf("\n", after)].filter((at) => at >= 0));
  const line = `\n${" ".repeat(indent)}`;
  const parts = pieces.map(({ from, text: own }, place) => {
    const span = from === undefined ? undefined : spans[from];
    const before = from === undefined ? undefined : spans[from - 1];
    const above = span && before ? text.slice(lineEnd(before), span[0]) : line;
    const beside = span ? text.slice(span[1], lineEnd(span)) : "";
    return (place === 0 ? above.trimStart() : above) + own + beside;
  });
  return parts.length > 0 ? parts.join("") : text[spans[0]?.[0] ?? 0] === "-" ? "[]" : "{}";
}

/** Joins entries between brackets. The separator is the one between the first two old entries. */
export function inFlow(node: Node, spans: Span[], pieces: Piece[], { text }: Context): string {
  if (areAll(pieces, spans)) return inPlace(node, spans, pieces, text);
  const [start, end] = extent(node, text);
  const [first, second] = spans;
  const open = first ? text.slice(start, first[0]) : text[start];
  const between =
    first && second ? text.slice(first[1], second[0]) : /\n/.test(open ?? "") ? `,${open?.slice(1)}` : ", ";
  const close = text.slice(spans.at(-1)?.[1] ?? end - 1, end);
  if (pieces.length === 0) return `${text[start]}${text[end - 1]}`;
  return open + pieces.map((piece) => piece.text).join(between) + close;
}
