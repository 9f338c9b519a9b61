/**
 * The sound of a word, in a form that does not depend on its script. People here write Arabic in Latin letters and figures (Arabizi) and
 * foreign names in Arabic letters: takyeef is تكييف, 7aree2 is حريق, كارير is Carrier. Arabic does not write short vowels and each writer
 * spells the long ones differently, so only the consonants are kept.
 */

const arabic: Record<string, string> = {
  ...{
    ب: "b",
    پ: "b",
    ت: "t",
    ط: "t",
    ث: "s",
    ج: "j",
    چ: "j",
    ح: "h",
    ه: "h",
    خ: "x",
    د: "d",
    ض: "d",
    ذ: "z",
    ز: "z",
    ظ: "z",
  },
  ...{ ر: "r", س: "s", ص: "s", ش: "c", غ: "g", ف: "f", ڤ: "f", ق: "k", ك: "k", گ: "k", ل: "l", م: "m", ن: "n" },
};

const latin: Record<string, string> = {
  ...{ kh: "x", gh: "g", sh: "c", ch: "c", th: "s", dh: "d", ph: "f", ck: "k" },
  ...{
    b: "b",
    p: "b",
    t: "t",
    j: "j",
    g: "j",
    h: "h",
    d: "d",
    z: "z",
    r: "r",
    s: "s",
    f: "f",
    v: "f",
    k: "k",
    q: "k",
    c: "k",
    l: "l",
    m: "m",
    n: "n",
    x: "ks",
  },
  ...{ "5": "x", "6": "t", "7": "h", "8": "k", "9": "s" },
};
const latinSound = new RegExp(
  Object.keys(latin)
    .sort((a, b) => b.length - a.length)
    .join("|"),
  "g",
);

/** Arabizi writes a letter with a dot by a figure and an apostrophe. Both together are one letter, so no word ends between them. */
const dotted: Record<string, string> = { 3: "gh", 6: "dh", 7: "kh", 9: "d" };
export const withPlainFigures = (text: string) =>
  text.replace(/([3679])['’`]/g, (_, figure: string) => dotted[figure] ?? figure);

const isArabic = /^\p{Script=Arabic}+$/u;

/** Returns the consonants of a word. A doubled letter counts once; و and ي count as vowels, and so does ه at the end. */
export function soundOf(word: string): string {
  const single = word.replace(/(.)\1+/gu, "$1");
  return isArabic.test(word)
    ? [...single.replace(/ه$/, "")].map((letter) => arabic[letter] ?? "").join("")
    : (single.match(latinSound) ?? []).map((letters) => latin[letters]).join("");
}

/** Returns the sounds that a word typed in Latin letters may have: with and without an article, and with the endings that Arabic drops. */
export function soundsOf(word: string): string[] {
  if (!/[aeiou\d]/.test(word)) return [];
  const bare = word.replace(/^(?:el|al|il|bel|bil|lel|lil|wel|wal)-?(?=.{3})/, "");
  const forms = [
    word,
    bare,
    bare.replace(/(?<=a)h$/, ""),
    bare.replace(/(?:at|et|it|a?t)$/, ""),
    bare.replace(/(?:een|in|at|aat|oon|ha|ak|y|i)$/, ""),
  ];
  const sounds = forms.flatMap((form) => (form.includes("2") ? [form.replace(/2/g, "q"), form] : [form])).map(soundOf);
  return [...new Set(sounds)].filter((sound) => sound.length >= 2);
}
