import { readFile } from "node:fs/promises";

/** Keeps what was asked for in memory while it fits; the rest comes from disk, that is from the system's page cache. */
export function bodyCache(budget = 96 * 1024 * 1024) {
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
  /** Not a promise when it is at hand: a turn of the event loop is most of the cost of a static answer. */
  return (file: string): Buffer | Promise<Buffer> => kept.get(file) ?? load(file);
}
