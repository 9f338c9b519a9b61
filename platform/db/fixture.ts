import { alikeOn, databasesOf, type Make, type Place } from "@site/testing/databases.ts";
import { type Connection, connect } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { poolOf } from "./postgres.ts";
import { Dialect } from "./postgres-dialect.ts";
import { RetryingKysely } from "./retry.ts";
import type { Database } from "./schema.ts";

/** Databases for tests with the site's tables and the auth server's tables. */
export const { places, connectTo, describeAlike, placeOn, databaseIn } = databasesOf<Connection>({
  name: "site",
  madeFrom: ["{packages/auth-server,platform/db}/migrations/*.ts"],
  sqliteFile: "windtower.db",
  connect,
  migrate,
  pool: poolOf,
  openOver(pool) {
    const db = new RetryingKysely<Database>({ dialect: new Dialect({ pool }) });
    return { db, place: "PostgreSQL", close: () => db.destroy() };
  },
});

export { alikeOn, type Make, type Place };
