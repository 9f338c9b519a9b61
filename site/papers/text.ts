import { inArabicLines, inItsDirection, isolate } from "#site/letters/isolates.ts";

/** These characters are removed, so that typed text cannot change the direction of the text around it. */
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const controls = /(?!\n)[\p{Cc}\u2028\u2029\ufeff]/gu;

/** A run without a space that is longer than a line would leave its column, so it may be broken. Arabic letters stay joined. */
const longRun = /[!-\u05ff\u0900-\uffff]{25,}/gu;
const withBreaks = (text: string) => text.replace(longRun, (run) => run.replace(/.{12}(?=.)/gu, "$&\u200b"));

/** The lines of a typed text, each in the direction of its first letter, with numbers in order. */
export const typedLines = (text: string): string[] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(directionMarks, "")
    .replace(controls, " ")
    .trim()
    .split("\n")
    .map((line) => inItsDirection(inArabicLines(withBreaks(line))));

/** The same on one line. */
export const typedLine = (text: string): string => typedLines(text.replace(/\s+/g, " ")).join(" ");

/** Our own words, with numbers and references in order. */
export const words = inArabicLines;

/** A figure, reference or address, which reads from left to right anywhere. */
export const figureText = (text: string): string => (text === "" ? "" : isolate(text));
