import { mkdirSync, readdirSync } from "node:fs";
import sharp, { type Colour } from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { encode, filesOf, withoutGround } from "./encode.ts";
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
  await encode("render.png", "pump-night");
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
  ["a shadow on the ground is cut", black(128), 0],
  ["what is lit and lets light through stays", glass, 128],
  ["what is solid stays solid, however dark", black(255), 255],
])("%s", async (_, colour, left) => {
  temporarySources();
  await render("render.png", 480, colour);
  await encode("render.png", "pump");
  expect(Math.abs((await alphaAt(240)) - left)).toBeLessThanOrEqual(2);
});

test("a picture that fills its frame is solid up to its edge, where the denoiser leaves it transparent", async () => {
  temporarySources();
  await render("inner.png", 440);
  const clear = { r: 0, g: 128, b: 128, alpha: 0 };
  await sharp("inner.png").extend({ top: 1, bottom: 1, left: 20, right: 20, background: clear }).toFile("render.png");
  await encode("render.png", "pump");
  expect(await alphaAt(480 + 3)).toBe(255);
});

test("an edge beside a shadow keeps its own share only", async () => {
  const many = (pixel: number[]) => Array.from({ length: 20 }, () => pixel);
  const row = [...many([200, 200, 200, 255]), [100, 100, 100, 200], ...many([0, 0, 0, 128])].flat();
  const raw = { width: row.length / 4, height: 1, channels: 4 } as const;
  temporarySources();
  await sharp(Buffer.from(row), { raw }).png().toFile("render.png");
  const cut = sharp(await withoutGround("render.png"))
    .extractChannel("alpha")
    .raw();
  expect([...(await cut.toBuffer()).subarray(19, 22)]).toEqual([255, 100, 0]);
});

async function alphaAt(x: number) {
  const alpha = sharp("public/pictures/pump-480.avif").extractChannel("alpha");
  return (await alpha.raw().toBuffer())[x] ?? Number.NaN;
}
