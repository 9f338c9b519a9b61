import type { Kysely } from "kysely";
import { randomBytes } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Database } from "./schema.ts";

/** Maps each adapter to its secrets. The adapter is the key, because a database and its transactions share it. */
const known = new WeakMap<object, Map<string, string>>();

/** Returns a secret key. It is generated when it is first needed, and is the same in every process that uses this database. */
export async function secret(db: Kysely<Database>, name: string): Promise<string> {
  const { adapter } = db.getExecutor();
  const mine = known.get(adapter) ?? new Map<string, string>();
  known.set(adapter, mine);
  const value = mine.get(name) ?? (await findOrMake(db, name));
  // A secret that was made in a transaction is not cached, because the transaction may still be rolled back.
  if (!db.isTransaction) mine.set(name, value);
  return value;
}

async function findOrMake(db: Kysely<Database>, name: string): Promise<string> {
  const find = () => db.selectFrom("secrets").select("value").where("name", "=", name);
  const found = await find().executeTakeFirst();
  if (found) return found.value;
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("base64url"), created_at: currentTime() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await find().executeTakeFirstOrThrow()).value;
}
