/** `npm run fonts`: cuts the web fonts down to the characters the site uses and writes their faces, with fallbacks of the same measure. Their sources are fetched for this run only. */
import { readFileSync, writeFileSync } from "node:fs";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const latin = `${ascii}–—‘’“”…·×°²³→←±©≤≥½éñ`;
const arabic = "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويى،؛؟«»ـًّ0123456789 .:/%()-–";

const faces = [
  {
    file: "plex-sans-400",
    family: "Plex Sans",
    weight: 400,
    source: "plex-sans/fonts/complete/woff2/IBMPlexSans-Regular",
    text: latin,
  },
  {
    file: "plex-sans-600",
    family: "Plex Sans",
    weight: 600,
    source: "plex-sans/fonts/complete/woff2/IBMPlexSans-SemiBold",
    text: latin,
  },
  {
    file: "plex-arabic-400",
    family: "Plex Arabic",
    weight: 400,
    source: "plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-Regular",
    text: arabic,
  },
  {
    file: "plex-arabic-600",
    family: "Plex Arabic",
    weight: 600,
    source: "plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-SemiBold",
    text: arabic,
  },
];

/** Average advance of Arial and Arial Bold over the sample, in em; measured on Liberation Sans, which has the same widths. */
const arialAdvance: Record<number, number> = { 400: 0.43148, 600: 0.46949 };
const sample = "the quick brown fox jumps over the lazy dog and all of it in plain English words";

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

function fallback(font: fontkit.Font, family: string, weight: number) {
  const advance = font.layout(sample).advanceWidth / font.unitsPerEm / sample.length;
  const scale = advance / (arialAdvance[weight] ?? advance);
  const metric = (value: number) => percent(Math.abs(value) / font.unitsPerEm / scale);
  return `@font-face{font-family:"${family} fallback";src:local("Arial${weight > 400 ? " Bold" : ""}"),local("Liberation Sans${weight > 400 ? " Bold" : ""}"),local("Roboto");font-weight:${weight};size-adjust:${percent(scale)};ascent-override:${metric(font.ascent)};descent-override:${metric(font.descent)};line-gap-override:0%}`;
}

/** The faces of each language: a page carries only its own. */
const css: Record<string, string[]> = { en: [], ar: [] };
for (const { file, family, weight, source, text } of faces) {
  const full = readFileSync(`node_modules/@ibm/${source}.woff2`);
  const small = await subsetFont(full, text, { targetFormat: "woff2", noHinting: true });
  writeFileSync(`public/fonts/${file}.woff2`, small);
  const arabic = family === "Plex Arabic";
  const range = arabic ? "unicode-range:U+20,U+25,U+28-29,U+2D-3A,U+600-6FF,U+AB,U+BB,U+2013;" : "";
  const faceOf = (name: string, weights: string) =>
    `@font-face{font-family:"${name}";src:url(/fonts/${file}.woff2) format("woff2");font-weight:${weights};font-display:swap;${range}}`;
  css[arabic ? "ar" : "en"]?.push(faceOf(family, String(weight)));
  // On Arabic pages the few Latin words share one weight: a second Latin face would cost more than it gives.
  if (file === "plex-sans-400") css.ar?.push(faceOf("Plex Latin", "400 600"));
  if (!arabic) css.en?.push(fallback(fontkit.create(full) as fontkit.Font, family, weight));
  // The pictures for link previews are drawn by a library that reads no web fonts.
  if (weight === 600)
    writeFileSync(
      `scripts/build/previews/${file}.ttf`,
      await subsetFont(full, text + ascii, { targetFormat: "sfnt", noHinting: true }),
    );
  console.log(`${file}: ${small.length} bytes`);
}
for (const [language, rules] of Object.entries(css))
  writeFileSync(`app/styles/fonts.${language}.css`, `${rules.join("\n")}\n`);
