import { type Expression, type SqlBool, sql } from "kysely";
import type { Context, Db } from "../context.ts";
import { fullName } from "../database.ts";
import { audience } from "../tokens.ts";
import { type Page, pageHeaders, pageOf, patternOf, type Query } from "./pages.ts";
import { usersJson } from "./users-json.ts";

/** Lists users, newest first. `filter` is a text to find in the e-mail address or the full name. */
export async function listUsers({ db, config }: Context, query: Query) {
  const page = pageOf(query);
  const { users, count } = await find(db, page, query.filter);
  return {
    body: { users: await usersJson(db, users), aud: audience },
    headers: pageHeaders(config, "/admin/users", query, page, count),
  };
}

async function find(db: Db, { number, size }: Page, filter = "") {
  const found = db.selectFrom("auth_users").$if(filter !== "", (all) => all.where(matchesText(db, filter)));
  const users = await found
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((number - 1) * size)
    .execute();
  const { count } = await found.select((e) => e.fn.countAll().as("count")).executeTakeFirstOrThrow();
  return { users, count: Number(count) };
}

export function matchesText(db: Db, text: string): Expression<SqlBool> {
  const pattern = patternOf(text);
  return sql`(email like ${pattern} escape '\\' or lower(${fullName(db)}) like ${pattern} escape '\\')`;
}
