// After `react-router build`: leaves only public files in build/client, each with its compressed versions.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = process.argv[2] ?? "build/client";
const compressible = /\.(?:html|css|m?js|json|xml|txt|svg|ico)$/;
/** Documents load no router data, and an unknown address gets a real 404, not the single-page fallback. */
const unused = /(?:\.data|__spa-fallback\.html)$/;
const smallest = 200; // for smaller files the Content-Encoding header costs as much as it saves

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.filter((file) => unused.test(file)).map((file) => rm(file)));
const queue = files.filter((file) => compressible.test(file) && !unused.test(file));
const total = queue.length;
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`Compressed ${total} files of ${folder}.`);

async function work(): Promise<void> {
  for (let file = queue.pop(); file; file = queue.pop()) await compress(file);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
