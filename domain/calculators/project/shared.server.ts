import { data } from "react-router";
import { sharedFile } from "#domain/accounts/store/index.ts";
import { db } from "#platform/db/db.ts";
import { projectPage } from "./page.server.ts";

/** The project of a link for reading. The answer does not tell whether a link was ever valid. */
export async function sharedPage(url: URL, key: string) {
  const found = /^[\w-]{22}$/.test(key) ? await sharedFile(await db(), key) : undefined;
  if (!found) throw data(null, { status: 404 });
  return { ...projectPage(url), ...found };
}
export type SharedPageData = Awaited<ReturnType<typeof sharedPage>>;
