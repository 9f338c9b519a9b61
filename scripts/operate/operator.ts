import { parseArgs } from "node:util";
import { writeBackup } from "#platform/db/backup/file.ts";
import type { Sums } from "#platform/db/backup/lines.ts";
import type { Keep } from "#platform/db/backup/restore.ts";
import { StartError } from "#platform/process/start-error.ts";

/** Code that all tools for the operator share: command-line arguments, and error messages without stack traces. */
const parsed = () => parseArgs({ options: { force: { type: "boolean", default: false } }, allowPositionals: true });

export function operatorArguments(usage: string): { file: string; force: boolean } {
  const { values, positionals } = parsed();
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new StartError(`Usage: ${usage}`);
  return { file, force: values.force };
}

export const operatorForce = (): boolean => parsed().values.force;

/**
 * Runs a tool. An error that the operator can fix is printed as a sentence. Any other error is a bug, and is printed with its stack trace.
 */
export async function operate(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Returns a function that saves the existing data in a separate backup before they are replaced. */
export function keepBeside(file: string): Keep {
  const aside = `${file}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  return async (old) => console.log(`What was there: ${summaryOf(await writeBackup(aside, old))}, kept in ${aside}`);
}

export function summaryOf(sums: Sums): string {
  const rows = Object.values(sums).reduce((all, sum) => all + sum.rows, 0);
  return `${rows} rows of ${Object.keys(sums).length} tables`;
}
