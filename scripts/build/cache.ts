import { createHash, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The cache folder. Git ignores it, and it is deleted together with node_modules. */
export const cacheFolder = "node_modules/.cache/build";

const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest();
};

/** Returns a hash of everything that every step depends on besides its input: our build code, the libraries and Node's own compressor. */
export const toolsDigest = (): string => {
  const files = ["package-lock.json", ...globSync(["scripts/build/**/*.ts", "platform/pdf/fonts/*.ttf"]).sort()];
  return digest(process.version, ...files.flatMap((file) => [file, readFileSync(file)])).toString("hex");
};

/**
 * Stores the results of expensive build steps. The key is a hash of everything that the result is made from. An entry begins with a hash of
 * its content. If this hash does not match (for example, because the disk was full and only half was written), the entry is made again.
 */
export class Cache {
  readonly #folder: string;
  readonly #tools: string;

  constructor(folder: string, tools: string) {
    this.#folder = folder;
    this.#tools = tools;
  }

  async get(step: string, from: (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
    const key = digest(step, this.#tools, ...from).toString("hex");
    const file = join(this.#folder, key.slice(0, 2), key);
    return (await read(file)) ?? store(file, await make());
  }

  /** Removes entries that were not used since this time (in ms). */
  async prune(since: number): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((found) => found.isFile())) {
      const file = join(entry.parentPath, entry.name);
      if ((await stat(file)).mtimeMs < since) await rm(file, { force: true });
    }
  }
}

const hashLength = 32;

async function read(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file).catch(() => undefined);
  if (!entry) return undefined;
  const content = entry.subarray(hashLength);
  if (!digest(content).equals(entry.subarray(0, hashLength))) return undefined;
  const now = new Date();
  await utimes(file, now, now).catch(() => {});
  return content;
}

/** Writes the file under a temporary name first, because another build may read it at the same time. */
async function store(file: string, content: Buffer): Promise<Buffer> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, Buffer.concat([digest(content), content]));
  await rename(draft, file);
  return content;
}
