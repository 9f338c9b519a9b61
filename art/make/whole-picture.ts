import sharp from "sharp";

/** A picture fills its frame if it is solid at the corners of this inner part. */
const inset = 0.05;

/**
 * Returns a picture that has no ground around it, such as a portrait before a wall, with solid edges; undefined for any other. The denoiser makes
 * the edge of such a picture transparent, although its colours are right up to the last pixel.
 */
export async function wholePicture(render: string): Promise<Buffer | undefined> {
  const { data, info } = await sharp(render).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.round(info.width * inset), Math.round(info.height * inset)];
  const corners = [left, info.width - 1 - left].flatMap((x) =>
    [top, info.height - 1 - top].map((y) => y * info.width + x),
  );
  if (corners.some((pixel) => data[pixel * 4 + 3] !== 255)) return undefined;
  return sharp(render).removeAlpha().ensureAlpha().png().toBuffer();
}
