import { Document, isCollection, isScalar, type Scalar, visit } from "yaml";

/** The style of a new text. It is the style of the neighbouring text, or of the text that is replaced. */
export type Style = { json: boolean; flow: boolean; width: number; scalar?: Scalar.Type | null };

const longLine = 110;
/** A text with these characters needs quotes, because a block or a plain word would lose or change them. */
const needsQuotes = /[[\p{Cc}\u2028\u2029\uFEFF]--[\n]]|^\s|\s$/v;

function scalarType(text: string, { flow, scalar }: Style): Scalar.Type | undefined {
  if (needsQuotes.test(text)) return "QUOTE_DOUBLE";
  if (text.includes("\n")) return flow ? "QUOTE_DOUBLE" : "BLOCK_LITERAL";
  if (scalar === "QUOTE_SINGLE" || scalar === "QUOTE_DOUBLE") return scalar;
  const long = scalar === "BLOCK_FOLDED" || scalar === "BLOCK_LITERAL" || text.length > longLine;
  return !flow && long && text !== "" ? (scalar === "BLOCK_LITERAL" ? scalar : "BLOCK_FOLDED") : undefined;
}

/** Prints a value that follows a key or a dash. The result begins with a space or a line break, and ends without one. */
export function print(value: unknown, style: Style): string {
  if (style.json) return ` ${JSON.stringify(value, null, style.flow ? undefined : 2)}`;
  if (typeof value === "string" && scalarType(value, style) === "QUOTE_DOUBLE") return ` ${JSON.stringify(value)}`;
  const document = new Document({ k: value });
  visit(document.contents, (_key, node) => {
    if (isScalar(node) && typeof node.value === "string" && node.value !== "k")
      node.type = scalarType(node.value, style);
    if (isCollection(node) && style.flow) node.flow = true;
  });
  return ofKey(document, style).replace(/\s+$/, "");
}

/** Prints the document. Only a folded block may be broken into several lines. */
function ofKey(document: Document, { width, flow }: Style) {
  const types: unknown[] = [];
  visit(document.contents, { Scalar: (_key, { type }) => void types.push(type) });
  const text = document.toString({ lineWidth: types.includes("BLOCK_FOLDED") ? width : 0 });
  return flow ? text.slice("{ k:".length).replace(/\s*\}\s*$/, "") : text.slice("k:".length);
}

export const printedKey = (key: string, json: boolean) =>
  json ? JSON.stringify(key) : new Document(key).toString({ lineWidth: 0 }).trimEnd();

/** Indents every line except the first. */
export const indentLines = (text: string, indent: number) => text.replaceAll(/\n(?=.)/g, `\n${" ".repeat(indent)}`);
