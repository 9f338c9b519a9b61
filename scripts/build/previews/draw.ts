import sharp, { type OverlayOptions } from "sharp";
import { type Language, languages } from "#app/i18n/languages.ts";

const width = 1200;
const height = 630;
const margin = 64;
const artWidth = 700;
const artHeight = 500;

/** The fonts of papers, because the library that draws reads no web fonts. */
const faces = {
  en: { font: "IBM Plex Sans SmBld", fontfile: "server/pdf/fonts/IBMPlexSans-SemiBold.ttf" },
  ar: { font: "IBM Plex Sans Arabic SmBld", fontfile: "server/pdf/fonts/IBMPlexSansArabic-SemiBold.ttf" },
} as const satisfies Record<Language, object>;

export type Preview = { title: string; picture: string; brand: string; language: Language };

export const artOf = (picture: string) => `public/pictures/${picture}-800.avif`;

/** Distances are measured from the start of the line. */
const startAt = (rtl: boolean, offset: number, size: number) => Math.round(rtl ? width - offset - size : offset);

const arts = new Map<string, Promise<Buffer>>();
function artFor(picture: string): Promise<Buffer> {
  const art =
    arts.get(picture) ?? sharp(artOf(picture)).resize(artWidth, artHeight, { fit: "inside" }).png().toBuffer();
  arts.set(picture, art);
  return art;
}

/** The layer shared by all previews with the same picture and language: mark and name stand where no title reaches. */
async function drawGround({ picture, brand, language }: Preview, mark: Buffer) {
  const rtl = languages[language].dir === "rtl";
  const art = await artFor(picture);
  const name = await write(brand, language, 28, "#14303e", 400);
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: "#f6f0e6" } })
    .composite([
      { input: art, left: rtl ? -20 : width - artWidth + 20, top: Math.round((height - artHeight) / 2) },
      {
        input: await sharp(mark, { density: 150 }).resize(56).png().toBuffer(),
        left: startAt(rtl, margin, 56),
        top: height - margin - 56,
      },
      {
        input: name.input,
        left: startAt(rtl, margin + 76, name.width),
        top: Math.round(height - margin - 28 - name.height / 2),
      },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
const grounds = new Map<string, ReturnType<typeof drawGround>>();
function ground(preview: Preview, mark: Buffer) {
  const key = [preview.picture, preview.brand, preview.language].join("\n");
  const drawn = grounds.get(key) ?? drawGround(preview, mark);
  grounds.set(key, drawn);
  return drawn;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Renders text as a picture: shaped for its script, wrapped, aligned to the start of its direction. */
async function write(text: string, language: Language, size: number, colour: string, maxWidth: number) {
  const markup = `<span foreground="${colour}" size="${size * 768}">${escaped(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      ...faces[language],
      width: maxWidth,
      rgba: true,
      spacing: Math.round(size * 0.25),
      wrap: "word",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

export async function drawPreview(preview: Preview, mark: Buffer): Promise<Buffer> {
  const { title, language } = preview;
  const rtl = languages[language].dir === "rtl";
  const heading = await write(title, language, title.length > 40 ? 42 : 52, "#14303e", 480);
  const layer: OverlayOptions = {
    input: heading.input,
    left: startAt(rtl, margin, heading.width),
    top: Math.max(110, Math.round((height - heading.height) / 2 - 40)),
  };
  const { data, raw } = await ground(preview, mark);
  return sharp(data, { raw }).composite([layer]).jpeg({ quality: 80 }).toBuffer();
}
