import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Size in bytes at brotli's highest quality. */
export async function brotliSize(content: Buffer | string): Promise<number> {
  const bytes = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return (await compress(bytes, { params })).length;
}

/** The size of a file; visitors get the .br beside it, if the build left an up-to-date one. */
export async function brotliSizeOf(file: string): Promise<number> {
  const bytes = readFileSync(file);
  if (existsSync(`${file}.br`)) {
    const made = readFileSync(`${file}.br`);
    if (brotliDecompressSync(made).equals(bytes)) return made.length;
  }
  return brotliSize(bytes);
}

export const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** A check's result as a line: empty while within the budget. */
export const over = (what: string, size: number, budget: number) =>
  size > budget
    ? [`${what} is ${size.toLocaleString("en")} bytes, ${(size - budget).toLocaleString("en")} over its budget`]
    : [];
