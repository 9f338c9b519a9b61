import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cache } from "./cache.ts";

export const isCompressible = (file: string) => /\.(?:html|css|m?js|json|xml|txt|svg|ico)$/.test(file);
/** For smaller files the Content-Encoding header costs as much as it saves. */
const smallest = 200;

/** `DRAFT=1 npm run build` is for trying things out: it makes larger files in a third of the time. */
const quality = process.env.DRAFT === "1" ? 4 : 11;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes the compressed versions of a file beside it. */
export async function compress(file: string, bytes: Buffer, cache: Cache): Promise<void> {
  if (!isCompressible(file) || bytes.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    cache.get(`brotli ${quality}`, [bytes], () => toBrotli(bytes, { params })),
    cache.get("gzip", [bytes], () => toGzip(bytes, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
