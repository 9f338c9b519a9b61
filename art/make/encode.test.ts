import { mkdirSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { encode, filesOf } from "./encode.ts";
import { temporarySources } from "./temporary.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** One colour all over. */
async function render(file: string, width: number, height: number, alpha = 1) {
  mkdirSync("public/pictures", { recursive: true });
  const background = { r: 40, g: 120, b: 130, alpha };
  await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toFile(file);
}

test.each([
  [400, []],
  [1199, [480, 800]],
  [1200, [480, 800, 1200]],
  [1600, [480, 800, 1200, 1600]],
])("a picture %i wide has no width above its own", (full, widths) => {
  expect(filesOf("pump", full)).toEqual(widths.map((width) => `public/pictures/pump-${width}.avif`));
});

test("a render becomes these files, each as wide as its name says", async () => {
  using _ = temporarySources();
  await render("render.png", 1200, 900);
  await encode("render.png", "pump-night");
  const files = filesOf("pump-night", 1200);
  expect(readdirSync("public/pictures").sort()).toEqual(files.map((file) => file.split("/").at(-1)).sort());
  for (const file of files) {
    const { width = 0, height, format } = await sharp(file).metadata();
    expect({ name: `public/pictures/pump-night-${width}.avif`, height, format }).toEqual({
      name: file,
      height: width * 0.75,
      format: "heif",
    });
  }
});

test.each([
  ["the faintest shadow is cut", 12, 0],
  ["a shadow stays", 128, 121],
  ["what is solid stays solid", 255, 255],
])("%s", async (_, alpha, left) => {
  using _sources = temporarySources();
  await render("render.png", 480, 360, alpha / 255);
  await encode("render.png", "pump");
  const { data } = await sharp("public/pictures/pump-480.avif")
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs((data[0] ?? Number.NaN) - left)).toBeLessThanOrEqual(2);
});
