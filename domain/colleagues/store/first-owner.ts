import { href } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { linesLogged } from "#platform/process/log.ts";
import { insertColleague, type Person } from "./colleagues.ts";
import { consumeLink, linkFor, makeLink, restoreLink } from "./links.ts";
import { hasOwner } from "./roles.ts";

type Db = Kysely<Database>;

export const enterAddress = (siteUrl: string, token: string, language: "en" | "ar" = "en") =>
  `${siteUrl}${href("/admin/enter", language)}?token=${token}`;

interface Invitation {
  sentence: string;
  token: string;
}

/**
 * Says in the terminal how to become the owner, while there is none. The link is printed and not logged, because logs are stored and sent elsewhere.
 */
export async function ownerInvitation(db: Db, siteUrl: string): Promise<Invitation | null> {
  if (await hasOwner(db)) return null;
  const token = await makeLink(db, null);
  return { token, sentence: `Open ${enterAddress(siteUrl, token)} once, within 24 hours, to become the owner.` };
}

/** A terminal shows about this many lines. */
const screenful = 20;

/** Prints the link again when lines about requests have pushed it out of sight, until it is used. It returns a function that ends this. */
export function keepInSight({ token, sentence }: Invitation, db: Db, print = console.log): () => void {
  let shownAt = linesLogged();
  const watch = setInterval(async () => {
    if (linesLogged() - shownAt < screenful) return;
    shownAt = linesLogged();
    // The database may be away for a moment. Then this is tried again after the next screenful.
    const link = await linkFor(db, token).catch(() => undefined);
    if (link) print(sentence);
    else if (link === null) clearInterval(watch);
  }, 2000).unref();
  return () => clearInterval(watch);
}

/** Thrown if a colleague, perhaps a made-up one, already has the address that the first owner typed. */
export class AddressTaken extends Error {}

/** Returns null if the caller is not the first. The place is reserved before the account is created, because creating the account may still fail. */
export const claimOwnership = (db: Db, link: string, person: Omit<Person, "role">): Promise<string | null> =>
  db.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link, null))) return null;
    const id = await insertColleague(transaction, { ...person, role: "owner" });
    if (id === null) throw new AddressTaken("A colleague has the first owner's e-mail address");
    return id;
  });

export const releaseOwnership = (db: Db, link: string, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("staff").where("id", "=", id).where("auth_id", "is", null).execute();
    await restoreLink(transaction, link);
  });
