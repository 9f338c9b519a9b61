/**
 * `npm run fonts` makes the web fonts: it reduces the fonts to the characters that the site uses, and writes their @font-face rules, with
 * fallback fonts of the same width. The original fonts are downloaded for this run only.
 */
import { readFileSync, writeFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { convert } from "fontverter";
import subsetFont from "subset-font";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const latin = `${ascii}–—‘’“”…·−±×÷√≤≥°²³₀₂½→←©éñöçÇµ`;
/** All Arabic vowel marks (tashkeel). If a font lacks a mark, the browser draws that letter in another font, and the word falls apart. */
const marks = "\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670";
const arabic = `ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويى،؛؟«»ـ${marks}0123456789 .:/%()+-–−±×÷!`;
/**
 * The characters of the Latin font on an Arabic page. Digits and signs are left out, because the Arabic font has them. So all numbers on
 * the page look the same.
 */
const latinInArabic = [...latin]
  .filter((character) => !arabic.includes(character) && !"√₂½éñçÇ`{}~$".includes(character))
  .join("");

type Face = { file: string; language: "en" | "ar"; family: string; weight: 400 | 600; source: string; text: string };
const sans = "plex-sans/fonts/complete/woff2/IBMPlexSans";
const sansArabic = "plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic";

/**
 * Each font has a file for each weight, in both scripts. If a file were missing, a browser would show Latin text in weight 400 beside bold
 * Arabic.
 */
const faces: Face[] = [
  { file: "plex-sans", language: "en", family: "Plex Sans", source: sans, text: latin },
  { file: "plex-arabic", language: "ar", family: "Plex Arabic", source: sansArabic, text: arabic },
  { file: "plex-latin", language: "ar", family: "Plex Latin", source: sans, text: latinInArabic },
].flatMap(
  ({ file, source, ...face }) =>
    [
      { ...face, file: `${file}-400`, weight: 400, source: `${source}-Regular` },
      { ...face, file: `${file}-600`, weight: 600, source: `${source}-SemiBold` },
    ] as Face[],
);

/**
 * The average width of a character of Arial and Arial Bold in the sample text, in em. Measured with Liberation Sans, which has the same
 * widths.
 */
const arialAdvance: Record<number, number> = { 400: 0.43148, 600: 0.46949 };
const sample = "the quick brown fox jumps over the lazy dog and all of it in plain English words";

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

function fallback(font: fontkit.Font, family: string, weight: number) {
  const advance = font.layout(sample).advanceWidth / font.unitsPerEm / sample.length;
  const scale = advance / (arialAdvance[weight] ?? advance);
  const metric = (value: number) => percent(Math.abs(value) / font.unitsPerEm / scale);
  return `@font-face{font-family:"${family} fallback";src:local("Arial${weight > 400 ? " Bold" : ""}"),local("Liberation Sans${weight > 400 ? " Bold" : ""}"),local("Roboto");font-weight:${weight};size-adjust:${percent(scale)};ascent-override:${metric(font.ascent)};descent-override:${metric(font.descent)};line-gap-override:0%}`;
}

/** Returns the unicode-range of a font: the characters in the reduced file. All Arabic letters are one block. */
function rangeOf(text: string): string {
  const codes = [...new Set([...text].map((character) => character.codePointAt(0) ?? 0))].filter(
    (code) => code < 0x600 || code > 0x6ff,
  );
  const runs: [number, number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ["U+600-6FF", ...runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`)].join(",");
}

/** The rules of each language. A page contains only those of its own language. */
const css: Record<Face["language"], string[]> = { en: [], ar: [] };
for (const { file, language, family, weight, source, text } of faces) {
  const full = readFileSync(`node_modules/@ibm/${source}.woff2`);
  const font = fontkit.create(full) as fontkit.Font;
  const missing = [...text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${source} has no ${missing.join(" ")}`);
  const small = await subsetFont(full, text, { targetFormat: "woff2", noHinting: true });
  writeFileSync(`public/fonts/${file}.woff2`, small);
  const range = family === "Plex Arabic" ? `unicode-range:${rangeOf(text)};` : "";
  css[language].push(
    `@font-face{font-family:"${family}";src:url(/fonts/${file}.woff2);font-weight:${weight};font-display:swap;${range}}`,
  );
  if (language === "en") css.en.push(fallback(font, family, weight));
  console.log(`${file}: ${small.length} bytes`);
}
for (const [language, rules] of Object.entries(css))
  writeFileSync(`site/styles/fonts.${language}.css`, `${rules.join("\n")}\n`);

/**
 * PDF documents (platform/pdf) and link previews (scripts/build/previews) use the complete fonts. Names may contain any letter, and the
 * file size does not matter there.
 */
for (const source of [sans, sansArabic])
  for (const cut of ["Regular", "SemiBold"]) {
    const whole = await convert(readFileSync(`node_modules/@ibm/${source}-${cut}.woff2`), "sfnt");
    writeFileSync(`platform/pdf/fonts/${source.split("/").at(-1)}-${cut}.ttf`, whole);
  }
