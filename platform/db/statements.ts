import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

const most = 300;
/** Pragmas take effect while they are prepared, and a changed table makes prepared statements stale. */
const unrepeatable = /^\s*(?:pragma|create|alter|drop)\b/i;
const changesTables = /^\s*(?:create|alter|drop)\b/i;

/** Kysely prepares each query anew, which takes longer than most of ours run; this remembers the statements. */
export function rememberingStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: most });
  return {
    close: () => database.close(),
    prepare(sql) {
      if (changesTables.test(sql)) statements.clear();
      if (unrepeatable.test(sql)) return database.prepare(sql);
      const known = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, known);
      return known;
    },
  };
}
