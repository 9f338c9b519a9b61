/** Encodes a render as the AVIF files that pages load, in useful widths. */
import sharp from "sharp";

const widths = [480, 800, 1200, 1600];
const quality = 48;

const widthsOf = (full: number) => widths.filter((width) => width <= full);
const fileOf = (name: string, width: number) => `public/pictures/${name}-${width}.avif`;

/** The files for a picture of this width. */
export const filesOf = (name: string, full: number) => widthsOf(full).map((width) => fileOf(name, width));

export async function encode(render: string, name: string, night: boolean) {
  const picture = await withCalmShadow(render, night ? moonShadow : 1);
  const { width: full = 0 } = await sharp(picture).metadata();
  for (const width of widthsOf(full)) {
    const file = fileOf(name, width);
    const { size } = await sharp(picture)
      .resize(width)
      .avif({ quality, effort: 6, chromaSubsampling: "4:2:0" })
      .toFile(file);
    console.log(`  ${file}: ${(size / 1024).toFixed(1)} KB`);
  }
}

/** A shadow by moonlight is almost black, and would look like a hole in a dark page, so only this part of it is kept. */
const moonShadow = 0.4;
/** A low moon casts shadows beyond the frame. They fade out over this part of the width. */
const runOut = 0.2;
const lit = 12;
const faint = 14;

/** The renderer leaves a faint shadow on the whole ground. If it were not cut, the edge of the picture would be visible on the page. */
export async function withCalmShadow(render: string, kept: number) {
  const { data, info } = await sharp(render).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 4) {
    const x = (i / 4) % info.width;
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
    const subject = alpha === 255 ? 1 : Math.min(1, Math.max(red, green, blue) / lit);
    const cut = alpha <= faint ? 0 : ((alpha - faint) * 255) / (255 - faint);
    const shadow = kept < 1 ? kept * fading(Math.min(x, info.width - 1 - x) / info.width) : kept;
    data[i + 3] = Math.round(cut * (shadow + (1 - shadow) * subject));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A mask from nothing at the side of the picture to full strength. */
function fading(fromSide: number) {
  const t = Math.min(1, fromSide / runOut);
  return t * t * (3 - 2 * t);
}
