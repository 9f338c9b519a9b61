import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { Cache } from "./cache.ts";
import { encodePhoto } from "./photos.ts";

const folder = mkdtempSync(join(tmpdir(), "photos-"));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: Buffer | string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

/**
 * A picture as a phone stores it when it is held upright: rotated by 90°, with a flag for the rotation and with the location. The left half
 * of the stored picture is red and the right half is blue.
 */
const photograph = (width = 160, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: "SecretPhone" }, IFD3: { GPSLatitude: "25/1 12/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg();

const cache = new Cache(join(folder, "cache"), "tools");

test("a photograph is upright, in every width that it has, and without place, camera or name", async () => {
  const original = await photograph().toBuffer();
  expect((await sharp(original).metadata()).exif?.includes("SecretPhone")).toBe(true);
  expect((await sharp(original).metadata()).orientation).toBe(6);
  const files = await encodePhoto(put("villa of a client.jpg", original), cache);
  expect([...files.keys()].map((address) => address.replace(/\w{16}/, "hash"))).toEqual([
    "/photos/hash-480.avif",
    "/photos/hash-800.avif",
    "/photos/hash-1200.avif",
  ]);
  for (const content of files.values()) {
    const { exif, xmp, iptc, icc, orientation, ...size } = await sharp(content).metadata();
    expect({ exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
    expect(size.height / size.width).toBeCloseTo(160 / 1200);
    expect(content.includes("SecretPhone")).toBe(false);
  }
  const [small] = files.values();
  const { data } = await sharp(small).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200); // After the rotation the left half is at the top.
  expect(data[data.length - 1]).toBeGreaterThan(200);
});

test("a warm build encodes nothing", async () => {
  const path = put("again.jpg", await photograph(1000, 500).toBuffer());
  const avif = vi.spyOn(sharp.prototype as { avif: () => unknown }, "avif");
  const first = await encodePhoto(path, cache);
  expect(await encodePhoto(path, cache)).toEqual(first);
  expect(avif).toHaveBeenCalledTimes(first.size);
  avif.mockRestore();
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" }, limitInputPixels: false });
/** A small picture whose header claims this size. */
async function claiming(width: number, height: number) {
  const bytes = await flat(9, 9).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const zipEnd = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);

test.each<[what: string, name: string, content: () => Promise<Buffer | string> | Buffer | string, reason: RegExp]>([
  ["a text", "text.jpg", () => "This is no photograph.", /text\.jpg: .*is no JPEG/],
  ["an SVG", "drawing.png", () => "<svg xmlns='http://www.w3.org/2000/svg'/>", /drawing\.png: .*is no JPEG/],
  ["30,000 pixels", "wide.png", () => flat(30_000, 500).png().toBuffer(), /wide\.png: .*too large.*30000 × 500/],
  ["a bomb", "bomb.png", () => claiming(10_500, 10_000), /bomb\.png: .*megapixels/],
  ["a thumbnail", "small.jpg", () => flat(300, 300).jpeg().toBuffer(), /small\.jpg: .*at least 480 pixels wide/],
  [
    "a photograph and an archive",
    "polyglot.jpg",
    async () => Buffer.concat([await photograph().toBuffer(), zipEnd]),
    /polyglot\.jpg: .*hides another kind of file/,
  ],
  [
    "a photograph and a page",
    "page.jpg",
    async () => Buffer.concat([await photograph().toBuffer(), Buffer.from("<ScRiPt>alert(1)")]),
    /page\.jpg: .*hides another kind of file/,
  ],
  [
    "half a photograph",
    "half.jpg",
    async () => {
      const whole = await photograph().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
    /half\.jpg: .*is damaged/,
  ],
])("%s is refused by name", async (_, name, content, reason) => {
  await expect(encodePhoto(put(name, await content()), cache)).rejects.toThrow(reason);
});

test("a missing file, a link and a folder are refused", async () => {
  const target = put("target.jpg", await photograph().toBuffer());
  const link = join(folder, "link.jpg");
  symlinkSync(target, link);
  mkdirSync(join(folder, "folder.jpg"));
  await expect(encodePhoto(join(folder, "missing.jpg"), cache)).rejects.toThrow(/missing\.jpg: .*is not in/);
  await expect(encodePhoto(link, cache)).rejects.toThrow(/link\.jpg: .*not a link/);
  await expect(encodePhoto(join(folder, "folder.jpg"), cache)).rejects.toThrow(/not a link or a folder/);
});
