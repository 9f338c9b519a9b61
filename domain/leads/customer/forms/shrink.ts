const edge = 1600;
const quality = 0.82;

/**
 * Reduces a photo to the size that the office needs, which also removes its metadata. It returns undefined for a file that is not an image.
 * If this browser cannot decode an image, the image is sent unchanged, because the server may be able to decode it.
 */
export async function shrink(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file.type.startsWith("image/") ? file : undefined;
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
  return small ?? file;
}

/**
 * Draws the centre of a photo on a canvas, as its preview. An <img> cannot be used, because the security policy of our pages allows only
 * images from our site.
 */
export async function drawMiddle(canvas: HTMLCanvasElement, photo: Blob): Promise<void> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return;
  const side = Math.min(picture.width, picture.height);
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext("2d")?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
}
