import { createHash, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Outside git, and gone with node_modules. */
export const cacheFolder = "node_modules/.cache/build";

const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest();
};

/** The hash of all that any step depends on besides its input: our code, the libraries and Node's own compressor. */
export const toolsDigest = (): string => {
  const files = ["package-lock.json", ...globSync(["scripts/build/**/*.ts", "platform/pdf/fonts/*.ttf"]).sort()];
  return digest(process.version, ...files.flatMap((file) => [file, readFileSync(file)])).toString("hex");
};

/**
 * Results of costly steps, found again by everything that they were made from. An entry begins with its own hash; one that does not match, such as
 * the half that a full disk left, is made anew.
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

  /** Removes entries that nothing has asked for since then. */
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

/** Under another name first: another build may read meanwhile. */
async function store(file: string, content: Buffer): Promise<Buffer> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, Buffer.concat([digest(content), content]));
  await rename(draft, file);
  return content;
}
