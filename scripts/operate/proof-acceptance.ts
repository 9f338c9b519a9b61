/**
 * `npm run proof:acceptance -- QT-2026-0001 [head]` prints what was quoted and accepted, and whether every hash agrees. It exits with 1 if
 * one does not.
 */
import { connectToRead } from "#platform/db/connection.ts";
import { env } from "#platform/process/env.ts";
import { StartError } from "#platform/process/start-error.ts";
import { proofOf } from "./acceptance/proof.ts";
import { operate } from "./operator.ts";

await operate(async () => {
  const [number, head] = process.argv.slice(2);
  if (!number) throw new StartError("Usage: npm run proof:acceptance -- QT-2026-0001 [the head of a mail]");
  const { db, close } = connectToRead(env());
  try {
    const { lines, agrees } = await proofOf(db, number, head);
    console.log(lines.join("\n"));
    if (!agrees) process.exitCode = 1;
  } finally {
    await close();
  }
});
