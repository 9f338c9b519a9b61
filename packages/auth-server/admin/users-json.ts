import type { Db, User } from "../context.ts";
import { factorJson, identityJson, userShape } from "../user-json.ts";

/** Returns the JSON of many users. Two queries read the identities and factors of all of them together. */
export async function usersJson(db: Db, users: User[]) {
  const ids = users.map(({ id }) => id);
  if (ids.length === 0) return [];
  const identities = await db
    .selectFrom("auth_identities")
    .selectAll()
    .where("user_id", "in", ids)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const factors = await db
    .selectFrom("auth_factors")
    .selectAll()
    .where("user_id", "in", ids)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return users.map((user) => {
    const isTheirs = (row: { user_id: string }) => row.user_id === user.id;
    return userShape(user, identities.filter(isTheirs).map(identityJson), factors.filter(isTheirs).map(factorJson));
  });
}
