/** `node scripts/pictures/encode.ts <render.png> <name>`: a render becomes the AVIF files that pages load, in the widths that make sense. */
import sharp from "sharp";

const [file, name] = process.argv.slice(2);
if (!file || !name) throw new Error("Usage: encode.ts <render.png> <name>");

/** The renderer leaves a breath of shadow all over the ground; without cutting it the picture's edge shows on the page. */
async function cleaned(source: string) {
  const { data, info } = await sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const faint = 14;
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i] as number;
    data[i] = alpha <= faint ? 0 : Math.round(((alpha - faint) * 255) / (255 - faint));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}

const picture = await cleaned(file);
const { width: full = 0 } = await sharp(picture).metadata();
for (const width of [480, 800, 1200, 1600].filter((each) => each <= full)) {
  const target = `public/pictures/${name}-${width}.avif`;
  const { size } = await sharp(picture)
    .resize(width)
    .avif({ quality: 48, effort: 6, chromaSubsampling: "4:2:0" })
    .toFile(target);
  console.log(`${target}: ${(size / 1024).toFixed(1)} KB`);
}
