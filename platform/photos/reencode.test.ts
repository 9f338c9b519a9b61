import sharp from "sharp";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { endProcesses, OrderFailed } from "#platform/process/child-process.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { type NewFile, photoLimits, reencodeOrRefuse, reencodePhoto } from "./reencode.ts";
import { photoType } from "./type.ts";

const picture = (width = 400, height = 300) =>
  sharp({
    create: { width, height, channels: 3, background: "#c05030", noise: { type: "gaussian", mean: 120, sigma: 40 } },
  });
const made = async (bytes: Uint8Array) => {
  const photo = await reencodePhoto(bytes);
  if (typeof photo === "string") throw new Error(photo);
  return photo;
};
const text = (photo: NewFile) => Buffer.from(photo.content).toString("latin1");

describe("a photo", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("in %s becomes a WebP that we encoded", async (format) => {
    const bytes = await picture()
      .toFormat(format, format === "avif" ? { effort: 0 } : {})
      .toBuffer();
    expect(photoType(bytes)).toBe(format);
    const photo = await made(bytes);
    expect(photo).toMatchObject({ type: "image/webp", width: 400, height: 300 });
    expect((await sharp(photo.content).metadata()).format).toBe("webp");
  });

  it("is rotated upright, at most 1,600 px, and without camera and location data", async () => {
    const exif = { IFD0: { Copyright: "canary-exif", Orientation: "6" }, IFD3: { GPSLatitude: "25/1 12/1 0/1" } };
    const bytes = await picture(1800, 1200)
      .jpeg()
      .withExif(exif)
      .withXmp("<x>canary-xmp</x>")
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const photo = await made(bytes);
    expect([photo.width, photo.height]).toEqual([1067, 1600]);
    const { exif: left, xmp, icc, orientation } = await sharp(photo.content).metadata();
    expect([left, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(text(photo)).not.toContain("canary");
  });

  it("loses any data appended to the file", async () => {
    const script = Buffer.from("<script>canary()</script><?php canary(); ?>PK\x03\x04canary");
    const bytes = Buffer.concat([await picture().jpeg().toBuffer(), script]);
    expect(text(await made(bytes))).not.toContain("canary");
  });
});

describe("no photo is", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ["an SVG", () => Buffer.from(svg)],
    ["an SVG behind a declaration", () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["a GIF", () => picture(40, 30).gif().toBuffer()],
    ["a TIFF", () => picture().tiff().toBuffer()],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%canary")],
    ["a text", () => Buffer.from("hello")],
    ["nothing", () => new Uint8Array()],
    [
      "the head of a JPEG and then a page",
      () => Buffer.from("\xff\xd8\xff\xe0<html><script>alert(1)</script>", "latin1"),
    ],
    [
      "the head of a PNG and then zeros",
      () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(99)]),
    ],
    ["half a JPEG", async () => (await picture().jpeg().toBuffer()).subarray(0, 9000)],
    ["half a PNG", async () => (await picture().png().toBuffer()).subarray(0, 9000)],
    ["a HEIC, which we cannot decode", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
  ])("%s", async (_, bytes) => {
    expect(await reencodePhoto(await bytes())).toBe("invalid");
  });

  it("a decompression bomb, detected before decoding", async () => {
    const bomb = await sharp({ create: { width: 7_200, height: 7_200, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const began = performance.now();
    expect(await reencodePhoto(bomb)).toBe("tooLarge");
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it("a file beyond the size limit", async () => {
    expect(await reencodePhoto(new Uint8Array(photoLimits.bytes + 1))).toBe("tooLarge");
  });
});

describe("a process that is killed", () => {
  /** Makes sure that the process exists, and kills it while it works on the photo. */
  async function killedAt<T>(bytes: Uint8Array, draw: (bytes: Uint8Array) => Promise<T>): Promise<T> {
    await made(await picture(8, 8).jpeg().toBuffer());
    const photo = draw(bytes);
    endProcesses();
    return photo;
  }

  it("is not called faulty until the process was killed at it again and again", async () => {
    const bytes = await picture(600, 400).jpeg().toBuffer();
    setLogLevel("silent");
    onTestFinished(() => setLogLevel("info"));
    for (let times = 1; times < 5; times += 1)
      await expect(killedAt(bytes, reencodePhoto)).rejects.toThrow(OrderFailed);
    expect(await killedAt(bytes, reencodePhoto)).toBe("invalid");
    await made(bytes);
  });

  it("is tried once more for a colleague who waits", async () => {
    setLogLevel("silent");
    onTestFinished(() => setLogLevel("info"));
    expect(await killedAt(await picture(600, 401).jpeg().toBuffer(), reencodeOrRefuse)).toMatchObject({ height: 401 });
  });
});

test("many at once are processed one after the other", async () => {
  const bytes = await picture(600, 400).jpeg().toBuffer();
  const photos = await Promise.all(Array.from({ length: 8 }, () => made(bytes)));
  expect(new Set(photos.map(({ width }) => width))).toEqual(new Set([600]));
});
