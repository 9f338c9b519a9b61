import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** How many queries some work asks of the database. */
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
