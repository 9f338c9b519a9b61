/** A reference begins with one of these words. */
const referenceKinds = ["sheet", "fact", "price"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** These blanks are filled by the programs that use the file, such as the office for an answer to a customer. */
const blanks = ["name", "reference", "service", "times", "offer", "size"];

export type Piece = { words: string } | { kind: ReferenceKind; args: string[]; source: string } | { wrong: string };

const inBraces = /(\{\{.*?\}\})/s;
const isKind = (word: string | undefined): word is ReferenceKind =>
  (referenceKinds as readonly (string | undefined)[]).includes(word);

const howToWrite =
  "write {{sheet …}}, {{fact …}} or {{price …}}, and {{text …}} around what shall stand as it is (docs/editing/references.md)";

function pieceOf(part: string): Piece {
  if (!part.startsWith("{{") || !part.endsWith("}}"))
    return part.includes("{{")
      ? { wrong: `"${part.slice(0, 60)}" has no }} for its {{: ${howToWrite}` }
      : { words: part };
  const inner = part.slice(2, -2);
  if (blanks.includes(inner)) return { words: part };
  const [kind, ...args] = inner.trim().split(/\s+/);
  if (kind === "text") return { words: inner.trim().slice("text".length).trim() };
  return isKind(kind) ? { kind, args, source: part } : { wrong: `${part} is no reference: ${howToWrite}` };
}

/** Cuts a text into its words and its references. */
export const piecesOf = (text: string): Piece[] =>
  text.includes("{{") ? text.split(inBraces).filter(Boolean).map(pieceOf) : [{ words: text }];

/** Returns what an author typed by hand: the text without its references, and without what {{text …}} protects. */
export const typedByHand = (text: string): string => text.replace(new RegExp(inBraces, "gs"), "{}");
