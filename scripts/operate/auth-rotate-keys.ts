/** `npm run auth:rotate-keys [-- --at-once]` adds a new signing key for the sign-in. Use `--at-once` if the old key was leaked. */
import { parseArgs } from "node:util";
import { connectToWrite } from "#platform/db/connection.ts";
import { authOn } from "#platform/identity/embedded.ts";
import { env } from "#platform/process/env.ts";
import { StartError } from "#platform/process/start-error.ts";
import { operate } from "./operator.ts";

const local = (instant: number): string => new Date(instant).toLocaleString("en-GB", { timeZoneName: "short" });

await operate(async () => {
  const { values } = parseArgs({ options: { "at-once": { type: "boolean", default: false } } });
  if (env().SUPABASE_URL)
    throw new StartError("Sign-in is hosted elsewhere (SUPABASE_URL): its keys are turned over there.");
  const { db, close } = connectToWrite(env());
  try {
    const { signsFrom, oldUntil } = await (await authOn(db)).rotateKeys(values["at-once"]);
    console.log(`The new key signs from ${local(signsFrom)}; the old ones are believed until ${local(oldUntil)}.`);
  } finally {
    await close();
  }
});
