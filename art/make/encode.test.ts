import { mkdirSync, readdirSync } from "node:fs";
import sharp, { type Colour } from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { encode, filesOf } from "./encode.ts";
import { temporarySources } from "./temporary.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const black = (alpha: number) => ({ r: 0, g: 0, b: 0, alpha: alpha / 255 });
const glass = { r: 40, g: 120, b: 130, alpha: 128 / 255 };

/** A picture of a single colour. Its height is small, because encoding takes time for every pixel. */
async function render(file: string, width: number, background: Colour = "teal") {
  mkdirSync("public/pictures", { recursive: true });
  await sharp({ create: { width, height: width * 0.075, channels: 4, background } })
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

test("a render is saved in all sizes, each as wide as its name says", async () => {
  temporarySources();
  await render("render.png", 1200);
  await encode("render.png", "pump-night", true);
  const files = filesOf("pump-night", 1200);
  expect(readdirSync("public/pictures").sort()).toEqual(files.map((file) => file.split("/").at(-1)).sort());
  for (const file of files) {
    const { width = 0, height, format } = await sharp(file).metadata();
    expect({ name: `public/pictures/pump-night-${width}.avif`, height, format }).toEqual({
      name: file,
      height: width * 0.075,
      format: "heif",
    });
  }
});

test.each([
  ["the faintest shadow is cut", black(12), false, 0],
  ["a shadow stays", black(128), false, 121],
  ["by night less of it stays", black(128), true, 48],
  ["what is lit by night and lets light through stays", glass, true, 121],
  ["what is solid stays solid", black(255), false, 255],
  ["what is solid stays solid by night too", black(255), true, 255],
])("%s", async (_, colour, night, left) => {
  temporarySources();
  await render("render.png", 480, colour);
  await encode("render.png", "pump", night);
  expect(Math.abs((await alphaAt(240)) - left)).toBeLessThanOrEqual(2);
});

test("a moonlight shadow ends within the picture", async () => {
  temporarySources();
  await render("render.png", 480, black(128));
  await encode("render.png", "pump", true);
  expect(await alphaAt(479)).toBeLessThanOrEqual(1);
  expect(await alphaAt(432)).toBeLessThan(await alphaAt(400));
});

async function alphaAt(x: number) {
  const alpha = sharp("public/pictures/pump-480.avif").extractChannel("alpha");
  return (await alpha.raw().toBuffer())[x] ?? Number.NaN;
}
