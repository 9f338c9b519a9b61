import { readFile } from "node:fs/promises";

/** Keeps requested files in memory while they fit; the others are read from disk, usually from the system's page cache. */
export function bodyCache(budget = 48 * 1024 * 1024) {
  const kept = new Map<string, Buffer>();
  let left = budget;
  const load = async (file: string): Promise<Buffer> => {
    const body = await readFile(file);
    if (body.length <= left && !kept.has(file)) {
      left -= body.length;
      kept.set(file, body);
    }
    return body;
  };
  /** Synchronous when the file is in memory: an extra turn of the event loop would be most of the cost of a static answer. */
  return (file: string): Buffer | Promise<Buffer> => kept.get(file) ?? load(file);
}
