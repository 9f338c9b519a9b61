/** Encodes a rendered picture as AVIF files in several widths, which the pages load. */
import sharp from "sharp";
import { wholePicture } from "./whole-picture.ts";

const widths = [480, 800, 1200, 1600];
const quality = 48;

const widthsOf = (full: number) => widths.filter((width) => width <= full);
const fileOf = (name: string, width: number) => `public/pictures/${name}-${width}.avif`;

/** Returns the files of a picture that is `full` pixels wide. */
export const filesOf = (name: string, full: number) => widthsOf(full).map((width) => fileOf(name, width));

export async function encode(render: string, name: string) {
  const picture = (await wholePicture(render)) ?? (await withoutGround(render));
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

/** A pixel with less alpha lets the page through. The renderer makes some solid places a trace less than solid. */
const solid = 248;
/** A pixel that lets the page through and is darker than this is a shadow on the ground, not a part of the scene. */
const lit = 12;
/** A shadow fainter than this changes no edge. */
const faint = 14;
/** The places within two pixels, the nearest first: an edge is that wide. */
const around = [-2, -1, 0, 1, 2]
  .flatMap((y) => [-2, -1, 0, 1, 2].map((x) => [x, y] as const))
  .sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by));

/**
 * The renderer leaves a shadow on a ground that nobody sees. On a page it would fall on nothing, so the picture ends where its base ends.
 */
export async function withoutGround(render: string) {
  const { data, info } = await sharp(render).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return sharp(cutOut(data, info.width), { raw }).png().toBuffer();
}

function cutOut(pixels: Buffer, width: number) {
  const cut = Buffer.from(pixels);
  for (let i = 0; i < pixels.length; i += 4) {
    if (alphaOf(pixels, i) < solid) cut[i + 3] = isGround(pixels, i) ? 0 : withoutShadow(pixels, i, width);
  }
  return cut;
}

const alphaOf = (pixels: Buffer, i: number) => pixels[i + 3] ?? 0;
const brightest = (pixels: Buffer, i: number) => Math.max(...pixels.subarray(i, i + 3));
const isGround = (pixels: Buffer, i: number) => alphaOf(pixels, i) < solid && brightest(pixels, i) < lit;

/** Returns the alpha of a pixel at the edge as if no shadow lay beside it: shadow makes it darker than the solid pixel next to it. */
function withoutShadow(pixels: Buffer, i: number, width: number) {
  const near = around.map(([x, y]) => i + (y * width + x) * 4).filter((at) => at >= 0 && at < pixels.length);
  const inside = near.find((at) => alphaOf(pixels, at) >= solid);
  const inShadow = near.some((at) => alphaOf(pixels, at) > faint && isGround(pixels, at));
  if (inside === undefined || !inShadow) return alphaOf(pixels, i);
  return Math.round(alphaOf(pixels, i) * Math.min(1, brightest(pixels, i) / Math.max(1, brightest(pixels, inside))));
}
