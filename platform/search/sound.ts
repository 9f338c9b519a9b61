/**
 * The sound of a word, in a form that does not depend on its script. People here write Arabic in Latin letters and figures (Arabizi) and
 * foreign names in Arabic letters: takyeef is تكييف, 7aree2 is حريق, كارير is Carrier. Arabic does not write short vowels and each writer
 * spells the long ones differently, so only the consonants are kept.
 */

/** For each consonant, the letters that are written for it. */
const written = {
  arabic: "b بپ t تط j جچ h حه x خ d دض z ذزظ r ر s سثص c ش g غ f فڤ k قكگ l ل m م n ن",
  latin: "b bp t t6 j jg h h7 x 5 d d z z r r s s9 f fv k kqc8 l l m m n n ks x",
  pairs: "x kh g gh c sh c ch s th d dh f ph k ck",
};

const lettersIn = (list: string, split: (letters: string) => string[]): [letters: string, sound: string][] =>
  [...list.matchAll(/(\S+) (\S+)/g)].flatMap(([, sound = "", letters = ""]) =>
    split(letters).map((each): [string, string] => [each, sound]),
  );
const arabic = new Map(lettersIn(written.arabic, (letters) => [...letters]));
const latin = new Map([
  ...lettersIn(written.pairs, (pair) => [pair]),
  ...lettersIn(written.latin, (letters) => [...letters]),
]);
/** Pairs stand before single letters, so that they are found first. */
const latinSound = new RegExp([...latin.keys()].join("|"), "g");

/** Arabizi writes a letter with a dot by a figure and an apostrophe. Both together are one letter, so no word ends between them. */
const dotted: Record<string, string> = { 3: "gh", 6: "dh", 7: "kh", 9: "d" };
export const withPlainFigures = (text: string) =>
  text.replace(/([3679])['’`]/g, (_, figure: string) => dotted[figure] ?? figure);

const isArabic = /^\p{Script=Arabic}+$/u;

/**
 * Tells whether a word with figures can be Arabic. Names such as mp3 and 7up have letters that no figure of Arabic stands beside, h2o has
 * no such syllable, R32 is a letter and a number, and 3bhk is a number and its unit.
 */
export const isArabizi = (word: string) =>
  /\d/.test(word) && !/[014]|^\d?[^aeiou\d]\d\d|[pvx]|c(?!h)|^\D2\D$/.test(word) && !numberWithUnit.test(word);
const numberWithUnit =
  /^\d(?:bhk|br|rk|bed|beds|bath|bedroom|bedrooms|room|rooms|bathroom|bathrooms|ton|tons|hp|kw|kva|phase|way|star|floor|door|inch|in1|feet|ft|sqm|day|days|hour|hours|hrs|year|years|month|months|week|unit|units|seater|th|rd|nd|st|am|pm|[a-z])$/;

/** Returns the consonants of a word. A doubled letter counts once; و and ي count as vowels, and so does ه at the end. */
export function soundOf(word: string): string {
  const single = word.replace(/(.)\1+/gu, "$1");
  return isArabic.test(word)
    ? [...single.replace(/ه$/, "")].map((letter) => arabic.get(letter) ?? "").join("")
    : (single.match(latinSound) ?? []).map((letters) => latin.get(letters)).join("");
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
  // People of the Gulf say g for ق and y for ج.
  const gulf = [bare, bare.replace(/y/g, "j")].flatMap((form) => [form, form.replace(/g(?!h)/g, "q")]).map(soundOf);
  return [...new Set([...sounds, ...gulf])].filter((sound) => sound.length >= 2);
}

/** The particles that dialect joins to the beginning of a word: "on the", "this", "in the", "for the", "and the", "not". */
const joined = /^(?:(?:3a|ha|[bflw]e?)?(?:el|al|il)-?(?=.{3})|[عهفبوك]?ال(?=..)|لل(?=..)|ما(?=[يتنب]..))/u;

/** Returns a word without what dialect joins to its beginning. */
export const withoutJoined = (word: string) => word.replace(joined, "");
