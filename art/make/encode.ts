/** A render becomes the AVIF files that pages load, in the widths that make sense. */
import sharp from "sharp";

const widths = [480, 800, 1200, 1600];
const quality = 48;

const widthsOf = (full: number) => widths.filter((width) => width <= full);
const fileOf = (name: string, width: number) => `public/pictures/${name}-${width}.avif`;

/** The files of a picture that is rendered this wide. */
export const filesOf = (name: string, full: number) => widthsOf(full).map((width) => fileOf(name, width));

export async function encode(render: string, name: string) {
  const picture = await withoutFaintShadow(render);
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

/** The renderer leaves a breath of shadow all over the ground; without cutting it the picture's edge shows on the page. */
async function withoutFaintShadow(render: string) {
  const { data, info } = await sharp(render).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const faint = 14;
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i] ?? 0;
    data[i] = alpha <= faint ? 0 : Math.round(((alpha - faint) * 255) / (255 - faint));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}
