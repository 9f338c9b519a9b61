import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";

/**
 * Keeps the files that were asked for last in memory, while they fit: every document and picture does, once. What is seldom asked for, such as a document
 * without compression, is read from disk, usually from the system's page cache.
 */
export function bodyCache(budget = 24 * 1024 * 1024) {
  const kept = new LRUCache<string, Buffer>({ maxSize: budget, sizeCalculation: ({ length }) => length + 1 });
  const load = async (file: string, isUsual: boolean): Promise<Buffer> => {
    const body = await readFile(file);
    if (isUsual) kept.set(file, body);
    return body;
  };
  /** Synchronous when the file is in memory: an extra turn of the event loop would be most of the cost of a static answer. */
  return (file: string, isUsual: boolean): Buffer | Promise<Buffer> => kept.get(file) ?? load(file, isUsual);
}
