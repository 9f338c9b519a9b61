import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { budgets } from "./budgets.ts";

/**
 * Keeps the most recently requested files in memory, within a size limit. There is space for every document and picture in one encoding.
 * Rarely requested files, such as uncompressed documents, are read from disk, usually from the system's page cache. All answers that are
 * still being sent share one copy of such a file. Otherwise clients that request files and never read the answer would each hold a copy.
 */
export function bodyCache() {
  const kept = new LRUCache<string, Buffer>({
    maxSize: budgets.files.bytes,
    sizeCalculation: ({ length }) => length + 1,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const sent = new Map<string, WeakRef<Buffer>>();
  const load = async (file: string, isUsual: boolean): Promise<Buffer> => {
    try {
      const body = await readFile(file);
      if (isUsual) kept.set(file, body);
      else sent.set(file, new WeakRef(body));
      return body;
    } finally {
      underWay.delete(file);
    }
  };
  const begin = (file: string, isUsual: boolean): Promise<Buffer> => {
    const loading = load(file, isUsual);
    underWay.set(file, loading);
    return loading;
  };
  /**
   * Returns the file without a promise if it is in memory, because an extra turn of the event loop would be most of the cost of a static
   * answer.
   */
  return (file: string, isUsual: boolean): Buffer | Promise<Buffer> =>
    kept.get(file) ?? sent.get(file)?.deref() ?? underWay.get(file) ?? begin(file, isUsual);
}
