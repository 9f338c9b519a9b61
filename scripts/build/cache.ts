import { createHash, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The folder is outside git, and is removed with node_modules. */
export const cacheFolder = "node_modules/.cache/build";

const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest();
};

/** The hash of everything on which any step depends besides its input: our code, the libraries and Node's own compressor. */
export const toolsDigest = (): string => {
  const files = ["package-lock.json", ...globSync(["scripts/build/**/*.ts", "platform/pdf/fonts/*.ttf"]).sort()];
  return digest(process.version, ...files.flatMap((file) => [file, readFileSync(file)])).toString("hex");
};

/**
 * Keeps the results of costly steps, under a hash of everything from which they were made. An entry begins with its own hash. If that does not match,
 * as after a full disk that left half of the file, it is made anew.
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

  /** Removes entries that were not used since then. */
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

/** The file is written under another name first, because another build may be reading. */
async function store(file: string, content: Buffer): Promise<Buffer> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, Buffer.concat([digest(content), content]));
  await rename(draft, file);
  return content;
}
