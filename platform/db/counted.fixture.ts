import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** Counts the queries that some work sends to the database. */
export async function queriesOf(db: Kysely<Database>, work: (counted: Kysely<Database>) => Promise<unknown>) {
  let count = 0;
  await work(
    db.withPlugin({
      transformQuery({ node }) {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  return count;
}
