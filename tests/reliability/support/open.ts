/**
 * Opens a database as the server does at its start. Prints "begun" at the beginning, and at the end "done" with the number of statements.
 * If the number of a statement is given, the process kills itself before that statement.
 */
import SQLite from "better-sqlite3";
import pg from "pg";
import { connect } from "#platform/db/connection.ts";
import { migrate } from "#platform/db/migrate.ts";

const [deadly, DATA_DIR = "", DATABASE_URL] = process.argv.slice(2);
let statements = 0;

function count(owner: object, name: string) {
  const methods = owner as Record<string, (...given: unknown[]) => unknown>;
  const real = methods[name];
  methods[name] = function (this: unknown, ...args) {
    statements += 1;
    if (statements === Number(deadly)) process.kill(process.pid, "SIGKILL");
    return real?.apply(this, args);
  };
}
for (const name of ["all", "run"]) count(Object.getPrototypeOf(new SQLite(":memory:").prepare("select 1")), name);
count(pg.Client.prototype, "query");

process.stdout.write("begun ");
const { db } = connect({ DATA_DIR, DATABASE_URL });
await migrate(db);
process.stdout.write(`done ${statements}.`);
setInterval(() => {}, 1e6);
