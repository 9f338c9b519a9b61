const digit = "[0-9\u0660-\u0669\u06f0-\u06f9]";
/** What people put between the groups of a number; arrows that nobody sees come from Arabic keyboards. */
const between = "[ \u00a0\u200e\u200f().\\-/]{0,3}";

/** Seven digits or more, in groups or not, on one line: what can be dialled. */
const dialled = new RegExp(`((?:\\(\\+?${digit}+\\)|\\+?${digit})(?:${between}${digit}){6,})`);

/** Words and numbers in turn, beginning with words, which may be none. */
export const splitNumbers = (text: string): string[] => text.split(dialled);
