import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { env } from "#platform/process/env.ts";
import { codeOf, StartError } from "#platform/process/start-error.ts";
import { decryptBackup, encryptBackup } from "./encryption.ts";
import { lineOf, rowOf, type Sums, Tally } from "./lines.ts";
import type { Row, Snapshot } from "./snapshot.ts";

/**
 * A backup consists of gzipped JSON lines: a header, one line for each row, and an end with the counts and hashes of all rows. It can be
 * restored into both kinds of databases, and any program that reads JSON can read it. If BACKUP_PASSPHRASE is set, the backup is encrypted.
 */
const head = z.object({
  windtower: z.literal("backup 1"),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const end = z.object({ end: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })) });

/**
 * Writes a temporary file, reads it again and compares the rows. Only then is it renamed, so a file with the name of a backup is complete.
 */
export async function writeBackup(file: string, snapshot: Snapshot): Promise<Sums> {
  if (existsSync(file)) throw new StartError(`${file} exists already: a backup never overwrites anything.`);
  const unfinished = `${file}.unfinished`;
  try {
    const written = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(linesOf(snapshot)), createGzip({ level: 6 }), shut, written);
    const sums = await checkBackup(unfinished);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return sums;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} could not be written (${codeOf(error)}).`);
  }
}

function shut(packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const passphrase = env().BACKUP_PASSPHRASE;
  return passphrase ? encryptBackup(packed, passphrase) : packed;
}

async function* linesOf({ migrations, tables, rows }: Snapshot) {
  const tally = new Tally(tables);
  yield `${JSON.stringify({ windtower: "backup 1", migrations, tables })}\n`;
  for await (const row of rows) {
    const line = lineOf(row);
    tally.add(row, line);
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ end: tally.sums() })}\n`;
}

/** Syncs the folder, because the rename itself must survive a power cut. */
async function syncFolder(folder: string) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Reads a whole backup. Throws a StartError if anything is wrong. */
export async function checkBackup(file: string): Promise<Sums> {
  const { tables, rows } = await readBackup(file);
  const tally = new Tally(tables);
  for await (const row of rows) tally.add(row);
  return tally.sums();
}

/** Opens a backup. Some errors in the file are found only after its last row was read. */
export async function readBackup(file: string): Promise<Snapshot> {
  const lines = jsonLines(file);
  const first = head.safeParse((await lines.next()).value);
  if (!first.success) throw new StartError(`${file} is not a backup of Windtower.`);
  const { migrations, tables } = first.data;
  return { migrations, tables, rows: rowsIn(file, lines, new Tally(tables)) };
}

async function* rowsIn(file: string, lines: AsyncGenerator<unknown>, tally: Tally): AsyncGenerator<Row> {
  let last: unknown;
  for await (const line of lines) {
    const row = rowOf(line);
    if (row) {
      tally.add(row);
      yield row;
    } else {
      last = line;
    }
  }
  const sums = end.safeParse(last).data?.end;
  if (!sums) throw new StartError(`${file} ends too early: it is not a whole backup.`);
  if (!isDeepStrictEqual(sums, tally.sums())) throw damaged(file, "rows are missing or changed");
}

const damaged = (file: string, why: string) => new StartError(`${file} is damaged (${why}). Take another backup.`);

async function* jsonLines(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  await once(source, "open").catch((error) => {
    throw new StartError(`${file} cannot be read (${codeOf(error)}).`);
  });
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_OLD } = env();
  const passphrases = [BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_OLD].filter((one) => one !== undefined);
  const packed = Readable.from(decryptBackup(source, passphrases, file));
  const text = packed.pipe(createGunzip()).setEncoding("utf8");
  packed.on("error", (error) => text.destroy(error));
  let rest = "";
  let isReading = false;
  try {
    for await (const chunk of text) {
      isReading = true;
      const [first, ...others] = String(chunk).split("\n");
      rest += first;
      for (const next of others) {
        yield JSON.parse(rest);
        rest = next;
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (!isReading && !isPacked(error)) throw new StartError(`${file} is not a backup of Windtower.`);
    if (codeOf(error) === "Z_BUF_ERROR") throw new StartError(`${file} ends too early: it is not a whole backup.`);
    throw damaged(file, error instanceof SyntaxError ? "JSON" : codeOf(error));
  } finally {
    packed.destroy();
    source.destroy();
  }
}

/** Tells whether the content was compressed by gzip. Then a gzip error means a damaged file, even before the first complete line. */
const isPacked = (error: unknown) =>
  codeOf(error) === "Z_DATA_ERROR" && !(error instanceof Error && error.message === "incorrect header check");
