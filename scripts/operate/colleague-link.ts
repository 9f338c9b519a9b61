/**
 * `npm run colleague:link [e-mail]` makes a sign-in link for the first owner, or for a colleague who has lost the password or the second
 * factor.
 */
import type { Kysely } from "kysely";
import { allColleagues, recoveryLink } from "#domain/colleagues/store/colleagues.ts";
import { enterAddress, ownerInvitation } from "#domain/colleagues/store/first-owner.ts";
import { connectToWrite } from "#platform/db/connection.ts";
import type { Database } from "#platform/db/schema.ts";
import { env } from "#platform/process/env.ts";
import { StartError } from "#platform/process/start-error.ts";

async function invitation(db: Kysely<Database>, email: string | undefined): Promise<string> {
  if (!email) {
    const owner = await ownerInvitation(db, env().SITE_URL);
    if (owner) return owner.sentence;
    throw new StartError("There is an owner already. For a colleague: npm run colleague:link -- name@example.com");
  }
  const member = (await allColleagues(db)).find((one) => one.email === email.toLowerCase());
  const token = member && (await recoveryLink(db, member.id));
  if (!token) throw new StartError(`Nobody with the e-mail address ${email} may come in.`);
  const address = enterAddress(env().SITE_URL, token, member.locale);
  return `Open ${address} once, within 24 hours, to choose a new password for ${member.name} and leave the old second factor behind.`;
}

async function run(): Promise<void> {
  const { db, close } = connectToWrite(env());
  try {
    console.log(await invitation(db, process.argv[2]));
  } finally {
    await close();
  }
}

await run().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
