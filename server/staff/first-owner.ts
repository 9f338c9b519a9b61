import type { Kysely } from "kysely";
import { href } from "../../app/site/links.ts";
import type { Database } from "../db/schema.ts";
import { consumeLink, makeLink, restoreLink } from "./links.ts";
import { hasOwner } from "./roles.ts";
import { insertStaff, type Person } from "./team.ts";

type Db = Kysely<Database>;

export const enterAddress = (siteUrl: string, token: string, language: "en" | "ar" = "en") =>
  `${siteUrl}${href("/admin/enter", language)}?token=${token}`;

/** The message in the terminal while the site has no owner. Printed and not logged, because logs are stored and shipped elsewhere. */
export async function ownerInvitation(db: Db, siteUrl: string): Promise<string | null> {
  if (await hasOwner(db)) return null;
  return `Open ${enterAddress(siteUrl, await makeLink(db, null))} once, within 24 hours, to become the owner.`;
}

/** Null unless the caller is the first. The place is reserved before the account is created, which may still fail. */
export const claimOwnership = (db: Db, link: string, person: Omit<Person, "role">): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link, null))) return null;
    const id = await insertStaff(transaction, { ...person, role: "owner" });
    if (id === null) throw new Error("A colleague has the first owner's e-mail address");
    return id;
  });

export const releaseOwnership = (db: Db, link: string, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("staff").where("id", "=", id).where("auth_id", "is", null).execute();
    await restoreLink(transaction, link);
  });
