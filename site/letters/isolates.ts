import { splitNumbers } from "#site/ui/primitives/split-numbers.ts";
import { leftToRight } from "./letter.ts";

/** Wraps a text from left to right in invisible characters. In plain text only these keep numbers in order among Arabic words. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;

/** Gives a text the direction of its first letter, as `dir="auto"` does in HTML. */
export const inItsDirection = (text: string): string => `\u2068${text}\u2069`;

/** Wraps the numbers in the Arabic lines of a text. It is also used for typed text, whatever the language of the mail. */
export const inArabicLines = (text: string): string => text.replace(/^.*\p{Script=Arabic}.*$/gmu, besideLinks);

const link = /((?:https?:\/\/|tel:|mailto:)\S+)/;

/** Links get no such characters, because many mail programs would make them a part of the address. */
const besideLinks = (line: string) => inTurn(line.split(link), besideReferences, (address) => address);
const besideReferences = (text: string) => inTurn(text.split(leftToRight), besideNumbers, isolate);
const besideNumbers = (text: string) => inTurn(splitNumbers(text), (words) => words, isolate);

type Change = (text: string) => string;
const inTurn = (pieces: string[], words: Change, apart: Change) =>
  pieces.map((piece, n) => (n % 2 === 1 ? apart : words)(piece)).join("");
