import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { placeOn } from "#platform/db/fixture.ts";
import { startServer } from "./support/server.ts";
import { submit } from "./support/visitors.ts";

const commits = 50;

/** Starts a server that has stored one form already, so that the syncs of its start are not counted. */
async function serverOn(kind: "SQLite" | "PostgreSQL") {
  const place = await placeOn(kind);
  const server = await startServer(place);
  onTestFinished(async () => {
    await server.kill();
    await place.clear();
  });
  const submitOne = async () => expect((await submit(server.port, randomUUID())).status).toBe(200);
  await submitOne();
  return { place, server, submitOne };
}

function canTrace(): boolean {
  try {
    execFileSync("strace", ["-o", "/dev/null", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false; // The program strace is missing (Debian's package is called strace), or the container forbids ptrace.
  }
}

it.skipIf(!canTrace())("SQLite syncs its log to the disk for every form before it is acknowledged", async () => {
  const { server, submitOne } = await serverOn("SQLite");
  const syncs = await countSyncs(server);
  for (let sent = 1; sent <= commits; sent++) {
    await submitOne();
    expect(syncs(), `syncs when ${sent} forms are acknowledged`).toBeGreaterThanOrEqual(sent);
  }
  console.log(`SQLite: ${syncs()} syncs for ${commits} forms`);
});

it.skipIf(!canTrace())("forms that wait together share a sync, and each waits for one", async () => {
  const { server, submitOne } = await serverOn("SQLite");
  const syncs = await countSyncs(server);
  const seen = await Promise.all(Array.from({ length: commits }, () => submitOne().then(syncs)));
  expect(Math.min(...seen), "syncs when the first is acknowledged").toBeGreaterThanOrEqual(1);
  expect(syncs()).toBeLessThan(commits);
  console.log(`SQLite: ${syncs()} syncs for ${commits} forms at once`);
});

/** Starts to trace the sync calls of the server. Resolves with a function that returns their number so far. */
async function countSyncs(server: Awaited<ReturnType<typeof startServer>>) {
  const folder = mkdtempSync(join(tmpdir(), "windtower-strace-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const record = join(folder, "calls");
  const syncs = () => readFileSync(record, "utf8").match(/ (fsync|fdatasync)\(.*windtower\.db-wal/g)?.length ?? 0;
  const calls = "trace=fsync,fdatasync";
  const tracer = spawn("strace", ["-f", "-y", "-e", calls, "-o", record, "-p", String(server.child.pid)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void tracer.kill());
  await new Promise((attached) => tracer.stderr.once("data", attached));
  return syncs;
}

it.skipIf(!process.env.TEST_DATABASE_URL)("PostgreSQL syncs its log to the disk for every form", async () => {
  const { place, submitOne } = await serverOn("PostgreSQL");
  const client = new pg.Client({ connectionString: place.settings.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const syncs = async () => Number((await client.query("select wal_sync from pg_stat_wal")).rows[0].wal_sync);
  const before = await syncs();
  for (let sent = 0; sent < commits; sent++) await submitOne();
  // PostgreSQL updates its statistics at most once a second, at the end of a transaction. So another form is sent until the number is up to
  // date.
  const reported = async () => {
    await submitOne();
    expect((await syncs()) - before).toBeGreaterThanOrEqual(commits);
  };
  await vi.waitFor(reported, { timeout: 20_000, interval: 1000 });
  console.log(`PostgreSQL: ${(await syncs()) - before} syncs for ${commits} forms`);
});
