/** The keys of a keyboard in the same order, with English letters and with Arabic letters (layout Arabic 101). */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const arabic = ["ذ", ..."ضصثقفغعهخحجدشسيبلاتنمكطئءؤر", "لا", ..."ىةوزظ"];

const toArabic = new Map([...latin].map((key, at) => [key, arabic[at] ?? ""]));
const toLatin = new Map([...latin].map((key, at) => [arabic[at] ?? "", key]));

/**
 * Returns the text that the same keys give in the other keyboard layout, for visitors who forgot to switch it. For example, j;ddt becomes
 * تكييف.
 */
export function inOtherLayout(typed: string): string {
  const text = typed.toLowerCase();
  return /\p{Script=Arabic}/u.test(text)
    ? text.replace(/لا|./gsu, (letter) => toLatin.get(letter) ?? letter)
    : text.replace(/./gsu, (key) => toArabic.get(key) ?? key);
}
