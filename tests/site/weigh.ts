import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";

const compress = promisify(brotliCompress);

const measured = new Map<string, Promise<number>>();

/**
 * Returns the compressed size in bytes (Brotli, highest quality). The result is cached for each text, because most pages have the same
 * scripts.
 */
export function brotliSize(content: string): Promise<number> {
  const size = measured.get(content) ?? sizeOf(Buffer.from(content));
  measured.set(content, size);
  return size;
}

async function sizeOf(bytes: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return (await compress(bytes, { params })).length;
}

const weighed = new Map<string, Promise<number>>();

/** Returns the compressed size of a file. Visitors get the .br file beside it, if the build has made one that is up to date. */
export function brotliSizeOf(file: string): Promise<number> {
  const size = weighed.get(file) ?? sizeOfFile(file);
  weighed.set(file, size);
  return size;
}

async function sizeOfFile(file: string): Promise<number> {
  const bytes = readFileSync(file);
  if (existsSync(`${file}.br`)) {
    const made = readFileSync(`${file}.br`);
    if (brotliDecompressSync(made).equals(bytes)) return made.length;
  }
  return sizeOf(bytes);
}

export const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Returns the result of a check as a line. The list is empty if the size is within the budget. */
export const overBudget = (what: string, size: number, budget: number) =>
  size > budget
    ? [`${what} is ${size.toLocaleString("en")} bytes, ${(size - budget).toLocaleString("en")} over its budget`]
    : [];
