import { href } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { startInterval } from "#platform/machine/timers.ts";
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
 * Returns the sentence for the terminal that says how to become the owner, or null if there is an owner. The sentence contains a link, so
 * it is printed and not logged: logs are stored and sent elsewhere.
 */
export async function ownerInvitation(db: Db, siteUrl: string): Promise<Invitation | null> {
  if (await hasOwner(db)) return null;
  const token = await makeLink(db, null);
  return { token, sentence: `Open ${enterAddress(siteUrl, token)} once, within 24 hours, to become the owner.` };
}

/** About the number of lines that a terminal shows. */
const screenful = 20;

/** Prints the link again when about a screenful of other lines was logged, until the link is used. Returns a function that stops this. */
export function keepInSight({ token, sentence }: Invitation, db: Db, print = console.log): () => void {
  let shownAt = linesLogged();
  const watch = startInterval(2000, async () => {
    if (linesLogged() - shownAt < screenful) return;
    shownAt = linesLogged();
    // The database may be unreachable for a moment. The next screenful tries again.
    const link = await linkFor(db, token).catch(() => undefined);
    if (link) print(sentence);
    else if (link === null) watch.cancel();
  }).unref();
  return () => watch.cancel();
}

/** Thrown if a colleague already has the email address that the first owner typed. */
export class AddressTaken extends Error {}

/**
 * Makes the first owner and returns the id, or null if somebody else was first. The row is inserted before the account is created, because
 * creating the account may still fail.
 */
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
