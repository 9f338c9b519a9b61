/**
 * The program that draws pictures anew. reencode.ts starts it as a process of its own, so that a forged file cannot attack the site through a
 * decoder. All its memory is given back when it ends.
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
    // It takes too long, as on a machine that has too much to do. This process ends, and the site hears that the order failed.
    if (String(error).includes("timeout")) throw error;
    return String(error).includes("pixel limit") ? "tooLarge" : "invalid";
  }
}

takeOrders(redraw);
