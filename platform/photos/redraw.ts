/**
 * The program that encodes pictures again. reencode.ts starts it as a separate process, so that a manipulated file cannot attack the site
 * through an image decoder. When the process ends, all its memory is freed.
 */
import sharp from "sharp";
import { takeOrders } from "#platform/process/child-program.ts";
import type { NewPicture, PictureOrder } from "./reencode.ts";

sharp.cache(false);
sharp.concurrency(1);

async function redraw({ bytes, edge, format, pixels }: PictureOrder): Promise<NewPicture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: "error", sequentialRead: true })
      .autoOrient()
      .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
      .toFormat(format, { quality: 80 })
      .timeout({ seconds: 15 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    // The picture took too long, for example because the machine is overloaded. This process ends, and the site learns that the order
    // failed.
    if (String(error).includes("timeout")) throw error;
    return String(error).includes("pixel limit") ? "tooLarge" : "invalid";
  }
}

takeOrders(redraw);
