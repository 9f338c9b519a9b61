import { numbersApart } from "#app/ui/primitives/numbers-apart.ts";
import { leftToRight } from "./letter.ts";

/** In a line without markup only these characters keep a number in its order among Arabic words. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** In the direction of its own first letter, as `dir="auto"` does it where there is markup. */
export const inItsDirection = (text: string): string => `\u2068${text}\u2069`;

/** Also for what somebody typed, whatever the language of the letter. */
export const inArabicLines = (text: string): string => text.replace(/^.*\p{Script=Arabic}.*$/gmu, besideLinks);

const link = /((?:https?:\/\/|tel:|mailto:)\S+)/;

/** Links stay bare: many a mail program would take a mark behind one for a part of its address. */
const besideLinks = (line: string) => inTurn(line.split(link), besideReferences, (address) => address);
const besideReferences = (text: string) => inTurn(text.split(leftToRight), besideNumbers, isolated);
const besideNumbers = (text: string) => inTurn(numbersApart(text), (words) => words, isolated);

type Change = (text: string) => string;
const inTurn = (pieces: string[], words: Change, apart: Change) =>
  pieces.map((piece, n) => (n % 2 === 1 ? apart : words)(piece)).join("");
