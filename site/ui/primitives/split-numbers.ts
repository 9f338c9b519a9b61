const digit = "[0-9\u0660-\u0669\u06f0-\u06f9]";
/** The characters that people write between the groups of a number. The invisible direction marks come from Arabic keyboards. */
const between = "[ \u00a0\u200e\u200f().\\-/]{0,3}";

/** A number that can be dialled: seven digits or more on one line, with or without groups. */
const dialled = new RegExp(`((?:\\(\\+?${digit}+\\)|\\+?${digit})(?:${between}${digit}){6,})`);

/** Splits a text into text and numbers, alternately. The first item is text, which may be empty. */
export const splitNumbers = (text: string): string[] => text.split(dialled);
