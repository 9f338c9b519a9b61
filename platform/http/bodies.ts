import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { budgets } from "./budgets.ts";

/**
 * Keeps the files that were asked for last in memory, while they fit. There is space for every document and picture in one encoding. A file that is
 * seldom asked for, such as a document without compression, is read from disk, usually from the system's page cache. It is read once for all who have
 * not taken it yet, because clients that ask and never read would otherwise hold a copy each.
 */
export function bodyCache() {
  const kept = new LRUCache<string, Buffer>({ maxSize: budgets.files, sizeCalculation: ({ length }) => length + 1 });
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
  /** Synchronous when the file is in memory: an extra turn of the event loop would be most of the cost of a static answer. */
  return (file: string, isUsual: boolean): Buffer | Promise<Buffer> =>
    kept.get(file) ?? sent.get(file)?.deref() ?? underWay.get(file) ?? begin(file, isUsual);
}
