const digit = "[0-9\u0660-\u0669\u06f0-\u06f9]";
/** Characters that people put between the groups of a number; the invisible direction marks come from Arabic keyboards. */
const between = "[ \u00a0\u200e\u200f().\\-/]{0,3}";

/** Seven digits or more on one line, grouped or not: a number that can be dialled. */
const dialled = new RegExp(`((?:\\(\\+?${digit}+\\)|\\+?${digit})(?:${between}${digit}){6,})`);

/** Text and numbers alternately; the first item is text, possibly empty. */
export const splitNumbers = (text: string): string[] => text.split(dialled);
