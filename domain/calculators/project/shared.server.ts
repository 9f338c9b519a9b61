import { data } from "react-router";
import { sharedFile } from "#domain/accounts/store/index.ts";
import { db } from "#platform/db/db.ts";
import { projectPage } from "./page.server.ts";

/** Returns the project of a link for reading. If the link is wrong, the answer does not tell whether it was ever valid. */
export async function sharedPage(url: URL, key: string) {
  const found = /^[\w-]{22}$/.test(key) ? await sharedFile(await db(), key) : undefined;
  if (!found) throw data(null, { status: 404 });
  return { ...projectPage(url), ...found };
}
export type SharedPageData = Awaited<ReturnType<typeof sharedPage>>;
