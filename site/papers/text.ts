import { inArabicLines, inItsDirection, isolate } from "#site/letters/isolates.ts";

/** These characters are removed. With them, typed text could change the direction of the text around it. */
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const controls = /(?!\n)[\p{Cc}\u2028\u2029\ufeff]/gu;

/**
 * A long run of characters without a space would leave its column, so line breaks are allowed in it. Arabic letters are
 * excluded, because they must stay joined.
 */
const longRun = /[!-\u05ff\u0900-\uffff]{25,}/gu;
const withBreaks = (text: string) => text.replace(longRun, (run) => run.replace(/.{12}(?=.)/gu, "$&\u200b"));

/** Returns the lines of a typed text. Each line has the direction of its first letter, and its numbers are in order. */
export const typedLines = (text: string): string[] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(directionMarks, "")
    .replace(controls, " ")
    .trim()
    .split("\n")
    .map((line) => inItsDirection(inArabicLines(withBreaks(line))));

/** Returns a typed text in one line. */
export const typedLine = (text: string): string => typedLines(text.replace(/\s+/g, " ")).join(" ");

/** Prepares our own words: numbers and references in Arabic lines stay in order. */
export const words = inArabicLines;

/** A figure, reference or address. It reads from left to right, also inside Arabic text. */
export const figureText = (text: string): string => (text === "" ? "" : isolate(text));
