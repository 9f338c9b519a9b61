import type { Kysely } from "kysely";
import { href } from "../../app/site/links.ts";
import type { Database } from "../db/schema.ts";
import { audit } from "./audit.ts";
import { enter, makeLink } from "./links.ts";
import { hasOwner } from "./roles.ts";
import { insertStaff, type Person } from "./team.ts";

type Db = Kysely<Database>;

export const enterAddress = (siteUrl: string, token: string, language: "en" | "ar" = "en") =>
  `${siteUrl}${href("/admin/enter", language)}?token=${token}`;

/** What the terminal says while nobody owns the site. It is printed, never logged: logs are kept and shipped elsewhere. */
export async function ownerInvitation(db: Db, siteUrl: string): Promise<string | null> {
  if (await hasOwner(db)) return null;
  return `Open ${enterAddress(siteUrl, await makeLink(db, null))} once, within 24 hours, to become the owner.`;
}

/** The first owner comes to be and enters, or the link was used up by somebody else: null. */
export const becomeOwner = (db: Db, link: string, person: Omit<Person, "role">, had: string) =>
  enter(db, link, null, had, async (transaction) => {
    const id = await insertStaff(transaction, { ...person, role: "owner" });
    if (id === null) throw new Error("A colleague has the first owner's e-mail address");
    await audit(transaction, id, "staff.owner");
    return id;
  });
