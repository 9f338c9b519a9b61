import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { fieldsOnly } from "./fields-only.ts";

const most = 64 * 1024;
const boundary = "----WebKitFormBoundary7MA4";

/** Reads the form with Node's own parser. Returns its typed fields and the sizes of its files. */
async function read(bytes: Uint8Array<ArrayBuffer>) {
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const entries = [...(await new Response(bytes, { headers }).formData())];
  return {
    typed: entries.filter(([, value]) => typeof value === "string"),
    files: entries.flatMap(([name, value]) => (typeof value === "string" ? [] : [[name, value.size]])),
  };
}

type Part = { name: string; value: string | Uint8Array };
const bytesOf = (parts: Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name, value }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${typeof value === "string" ? "" : `; filename="a.pdf"\r\nContent-Type: application/pdf`}\r\n\r\n`,
      ),
      Buffer.from(value as string),
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const inChunks = (bytes: Buffer, sizes: number[]) => {
  const chunks: Buffer[] = [];
  for (let at = 0, n = 0; at < bytes.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1;
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
};

/** Bytes that look like a part of the boundary, but are not the boundary. */
const misleading = fc.constantFrom(
  "\r\n",
  "\r\n--",
  `--${boundary}`,
  `\r\n--${boundary.slice(0, -1)}`,
  "\r\n\r\n",
  "تكييف",
);
const text = fc
  .array(fc.oneof(misleading, fc.string()), { maxLength: 6 })
  .map((pieces) => `x${pieces.join("").replaceAll(boundary, "-")}`);
const name = fc.stringMatching(/^[a-z]{1,8}$/);
const part = fc.oneof(
  fc.record({ name, value: text }),
  fc.record({ name, value: text.map((value) => Buffer.from(value)) }),
);

it("keeps every typed field as it was and nothing of the files, however the bytes are cut", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 }),
      async (parts, sizes) => {
        const whole = bytesOf(parts);
        const reader = fieldsOnly(boundary, most);
        for (const chunk of inChunks(whole, sizes)) expect(reader.add(chunk)).toBe(true);
        const before = await read(Buffer.from(whole));
        const after = await read(reader.end());
        expect(after.typed).toEqual(before.typed);
        expect(after.files).toEqual(before.files.map(([file]) => [file, 0]));
      },
    ),
  );
});

it("keeps nothing of a file of 50 MB, and stops at fields that are too large", () => {
  const head = (more = "") => `--${boundary}\r\nContent-Disposition: form-data; name="cv"${more}\r\n\r\n`;
  const megabyte = Buffer.alloc(1024 * 1024, "a");
  const file = fieldsOnly(boundary, most);
  file.add(Buffer.from(head(`; filename="cv.pdf"`)));
  for (let n = 0; n < 50; n += 1) expect(file.add(megabyte)).toBe(true);
  expect(file.end().length).toBeLessThan(300);
  const typed = fieldsOnly(boundary, most);
  typed.add(Buffer.from(head()));
  expect(typed.add(megabyte)).toBe(false);
  const endless = fieldsOnly(boundary, most);
  endless.add(Buffer.from(`--${boundary}\r\n`));
  expect(endless.add(megabyte)).toBe(false);
});
