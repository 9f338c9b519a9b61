/** The keys of a keyboard in their order, with English and with Arabic (101) letters. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const arabic = ["ذ", ..."ضصثقفغعهخحجدشسيبلاتنمكطئءؤر", "لا", ..."ىةوزظ"];

const toArabic = new Map([...latin].map((key, at) => [key, arabic[at] ?? ""]));
const toLatin = new Map([...latin].map((key, at) => [arabic[at] ?? "", key]));

/** Returns the words that were meant if the keyboard was set to the other language: j;ddt is تكييف. */
export function inOtherLayout(typed: string): string {
  const text = typed.toLowerCase();
  return /\p{Script=Arabic}/u.test(text)
    ? text.replace(/لا|./gsu, (letter) => toLatin.get(letter) ?? letter)
    : text.replace(/./gsu, (key) => toArabic.get(key) ?? key);
}
