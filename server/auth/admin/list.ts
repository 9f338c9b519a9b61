import type { Context } from "../context.ts";
import { invalid } from "../errors.ts";
import { audience } from "../tokens.ts";
import { usersJson } from "./shape.ts";

const most = 1000;

function whole(name: string, typed: string | undefined, otherwise: number): number {
  if (typed === undefined || typed === "") return otherwise;
  if (!/^\d{1,9}$/.test(typed)) throw invalid(`Bad Pagination Parameters: ${name} must be a non-negative integer`);
  return Number(typed) || otherwise;
}

/** The newest first. */
export async function listUsers({ db, config }: Context, query: { page?: string; per_page?: string }) {
  const page = whole("page", query.page, 1);
  const size = Math.min(whole("per_page", query.per_page, 50), most);
  const users = await db
    .selectFrom("auth_users")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { count } = await db
    .selectFrom("auth_users")
    .select((e) => e.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const last = Math.max(1, Math.ceil(Number(count) / size));
  const link = (to: number, rel: string) =>
    `<${config.externalUrl}/admin/users?page=${to}&per_page=${size}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")];
  return {
    body: { users: await usersJson(db, users), aud: audience },
    headers: { "x-total-count": String(count), link: links.join(", ") },
  };
}
