/** Encodes a rendered picture as AVIF files in several widths, which the pages load. */
import sharp from "sharp";

const widths = [480, 800, 1200, 1600];
const quality = 48;

const widthsOf = (full: number) => widths.filter((width) => width <= full);
const fileOf = (name: string, width: number) => `public/pictures/${name}-${width}.avif`;

/** Returns the files of a picture that is `full` pixels wide. */
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

/**
 * A shadow in moonlight is almost black and would look like a hole in a dark page. So the shadow's opacity is multiplied by this factor.
 */
const moonShadow = 0.4;
/** The moon is low, so shadows reach beyond the edge of the picture. They fade out over this share of the width. */
const runOut = 0.2;
const lit = 12;
const faint = 14;

/**
 * Makes the shadow lighter. It also removes the faint shadow that the renderer leaves on the whole ground, because it would show the edge
 * of the picture on the page.
 */
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

/** Returns 0 at the side of the picture and 1 inside it, with a smooth transition. */
function fading(fromSide: number) {
  const t = Math.min(1, fromSide / runOut);
  return t * t * (3 - 2 * t);
}
