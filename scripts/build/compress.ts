import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cache } from "./cache.ts";

/** PDFs are among them, because the tags that make them accessible are plain text in them. */
export const isCompressible = (file: string) => /\.(?:html|css|m?js|json|xml|txt|md|svg|ico|pdf|dat)$/.test(file);
/** Smaller files are not compressed, because the header Content-Encoding would cost as much as the compression saves. */
const smallest = 200;

/** The quality of Brotli. `DRAFT=1 npm run build` makes larger files in a third of the time, for trying things out. */
const quality = process.env.DRAFT === "1" ? 4 : 11;

/**
 * A document of this size or more and its headers fill the first packets (tests/site/budgets.test.ts). It is compressed with a second setting
 * too, and the smaller result is kept. Which one is smaller is chance; the difference is up to 75 bytes.
 */
const tight = 13_500;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes compressed versions of a file into the same folder. */
export async function compress(file: string, bytes: Buffer, cache: Cache): Promise<void> {
  if (!isCompressible(file) || bytes.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    cache.get(`brotli ${quality}`, [bytes], async () => {
      const usual = await toBrotli(bytes, { params });
      if (!file.endsWith(".html") || usual.length < tight) return usual;
      const other = await toBrotli(bytes, { params: { ...params, [constants.BROTLI_PARAM_NDIRECT]: 8 } });
      return other.length < usual.length ? other : usual;
    }),
    cache.get("gzip", [bytes], () => toGzip(bytes, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
