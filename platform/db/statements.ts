import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

const most = 300;
/**
 * Statements that must not be kept. A pragma takes effect when it is prepared, and a change of a table makes prepared statements invalid.
 */
const unrepeatable = /^\s*(?:pragma|create|alter|drop)\b/i;
const changesTables = /^\s*(?:create|alter|drop)\b/i;

/** Keeps prepared statements for repeated use. Kysely would prepare each query anew, which takes longer than most of our queries run. */
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
