import { normalizeText } from "#platform/process/normalize-text.ts";
import { soundOf } from "#platform/search/sound.ts";

/**
 * Names are found across scripts and spellings: خالد is Khaled, and يوسف is Yusuf and Yousef. Beside a name, the search text therefore
 * contains how its words sound: their consonants, and whether a word begins with a vowel. The sounds are written in full-width letters,
 * which normalizeText leaves in no other text, so that no word that somebody types is a part of a sound.
 */
export function soundsOfName(name: string): string {
  const words = joined(normalizeText(name).replace(/['’`]/g, "")).match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => !isArticle(word)).flatMap(soundsOf))].join(" ");
}

/** Returns the sounds of a typed word, or of عبد and the word after it. A name in the search text needs to have only one of them. */
export const soundsOfTyped = (typed: string): string[] => {
  const word = joined(typed.replace(/['’`]/g, "")).replace(/^(?:(?:al|el)-|ال-)/, "");
  return isName.test(word) && !isArticle(word) ? soundsOf(word) : [];
};

/** Two Latin letters are no name, but two Arabic letters are: بن. */
const isName = /^(?:\p{Script=Arabic}{2,}|[a-z]{3,})$/u;
const isArticle = (word: string) => ["al", "el", "ال"].includes(word);

/** عبد and the word after it are one name, however the article between them is written: Abdul Rahman, Abdurrahman, Abd al-Rahman. */
const servant = String.raw`(?<!\p{L})(?:(abd)(?:[aeu]?l[ -]?|[aeu]r[ -]?(?=r)|[aeu](?=[^aeiou\s])|[ -][aeu]l[ -]?)(?=[a-z]{2})|(عبد) ?ال(?=\p{L}{2}))`;
export const servantName = new RegExp(String.raw`${servant}\p{L}+`, "gu");
const joined = (text: string) => text.replace(new RegExp(servant, "gu"), "$1$2");

function soundsOf(word: string): string[] {
  const bare = word.replace(/^(?:[ae]l(?=.{3})|ال(?=..))/, "");
  const forms = [word, bare].flatMap((form) => [form, form.replace(/(?<=a)h$/, "")]);
  // ذ and ظ are also written dh in Latin letters, which is the sound of ض.
  const sounds = forms
    .flatMap((form) => [form, form.replace(/[ذظ]/g, "ض")])
    .map((form) => initialOf(form) + soundOf(form));
  return [...new Set(sounds)].filter((sound) => sound.length > 1).map((sound) => `<${inFullWidth(sound)}>`);
}

function initialOf(word: string): string {
  if (/^[aeiouاع]/.test(word)) return "a";
  if (/^[yي]/.test(word)) return "y";
  return /^[wو]/.test(word) ? "w" : "";
}

const inFullWidth = (sound: string) =>
  sound.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
