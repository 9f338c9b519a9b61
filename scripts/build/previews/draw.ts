import { type Language, languages } from "@site/ground/language/languages.ts";
import sharp, { type OverlayOptions, type Sharp } from "sharp";

const width = 1200;
const height = 630;
const margin = 64;
const artWidth = 700;
const artHeight = 500;

/** The fonts of PDF documents. The drawing library cannot read web fonts. */
const faces = {
  en: { font: "IBM Plex Sans SmBld", fontfile: "platform/pdf/fonts/IBMPlexSans-SemiBold.ttf" },
  ar: { font: "IBM Plex Sans Arabic SmBld", fontfile: "platform/pdf/fonts/IBMPlexSansArabic-SemiBold.ttf" },
} as const satisfies Record<Language, object>;

export type Preview = { title: string; picture: string; brand: string; language: Language };

export const artOf = (picture: string) => `public/pictures/${picture}-800.avif`;

/** Returns a horizontal position. The offset is measured from the right side for Arabic and from the left side for English. */
const startAt = (rtl: boolean, offset: number, size: number) => Math.round(rtl ? width - offset - size : offset);

/** Returns the raw pixels of a picture that is laid over another one. This saves the time to encode it as PNG. */
async function pixelsOf(picture: Sharp) {
  const { data: input, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const arts = new Map<string, ReturnType<typeof pixelsOf>>();
function artFor(picture: string): ReturnType<typeof pixelsOf> {
  const art = arts.get(picture) ?? pixelsOf(sharp(artOf(picture)).resize(artWidth, artHeight, { fit: "inside" }));
  arts.set(picture, art);
  return art;
}

/**
 * Draws the background that all previews with the same picture and language share. The logo and the company's name are at a place that no
 * title reaches.
 */
async function drawGround({ picture, brand, language }: Preview, mark: Buffer) {
  const rtl = languages[language].dir === "rtl";
  const art = await artFor(picture);
  const name = await write(brand, language, 28, "#14303e", 400);
  const empty = sharp({ create: { width, height, channels: 3, background: "#f6f0e6" } });
  return pixelsOf(
    empty.composite([
      { ...art, left: rtl ? -20 : width - artWidth + 20, top: Math.round((height - artHeight) / 2) },
      {
        ...(await pixelsOf(sharp(mark, { density: 150 }).resize(56))),
        left: startAt(rtl, margin, 56),
        top: height - margin - 56,
      },
      {
        ...name,
        left: startAt(rtl, margin + 76, name.raw.width),
        top: Math.round(height - margin - 28 - name.raw.height / 2),
      },
    ]),
  );
}
const grounds = new Map<string, ReturnType<typeof drawGround>>();
function ground(preview: Preview, mark: Buffer) {
  const key = [preview.picture, preview.brand, preview.language].join("\n");
  const drawn = grounds.get(key) ?? drawGround(preview, mark);
  grounds.set(key, drawn);
  return drawn;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Renders text as a picture. The text is shaped for its script, wrapped, and aligned to the start of its reading direction. */
function write(text: string, language: Language, size: number, colour: string, maxWidth: number) {
  const markup = `<span foreground="${colour}" size="${size * 768}">${escaped(text)}</span>`;
  const spacing = Math.round(size * 0.25);
  return pixelsOf(
    sharp({ text: { text: markup, ...faces[language], width: maxWidth, rgba: true, spacing, wrap: "word" } }),
  );
}

export async function drawPreview(preview: Preview, mark: Buffer): Promise<Buffer> {
  const { title, language } = preview;
  const rtl = languages[language].dir === "rtl";
  const heading = await write(title, language, title.length > 40 ? 42 : 52, "#14303e", 480);
  const layer: OverlayOptions = {
    ...heading,
    left: startAt(rtl, margin, heading.raw.width),
    top: Math.max(110, Math.round((height - heading.raw.height) / 2 - 40)),
  };
  const { input, raw } = await ground(preview, mark);
  return sharp(input, { raw }).composite([layer]).jpeg({ quality: 80 }).toBuffer();
}
