import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished, type TestContext } from "vitest";
import { connectToRead } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import { definedValue } from "#tests/defined-value.ts";
import { isNightly } from "#tests/set.ts";
import { root } from "../e2e/support/launch.ts";
import { startDrill } from "./support/drill.ts";
import { envOf } from "./support/server.ts";

async function run(script: string, args: string[], env: Record<string, string>) {
  const options = { cwd: root, env: { PATH: process.env.PATH, ...env } };
  return promisify(execFile)(process.execPath, [`scripts/operate/${script}.ts`, ...args], options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: String(stderr) }),
  );
}

async function prepare(make: () => Promise<Place>) {
  const place = await make();
  onTestFinished(() => place.clear());
  const folder = mkdtempSync(join(tmpdir(), "windtower-operator-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { place, file: join(folder, "backup") };
}

/** Starts a server to which visitors are sending forms. */
async function busyServer(context: TestContext, place: Place) {
  const drill = startDrill(context, place);
  const server = await drill.start(place);
  const visitors = drill.crowd(4, async () => server.port);
  await visitors.reaches(51);
  const stop = async () => {
    await visitors.leave();
    await server.kill();
  };
  return { drill, acknowledged: visitors.acknowledged, stop };
}

async function referencesIn({ settings }: Place) {
  const { db, close } = connectToRead(settings);
  const rows = await db.selectFrom("leads").select("reference").execute().finally(close);
  return rows.map(({ reference }) => reference);
}

describe.runIf(isNightly).each(places)("the operator of %s", (_, make) => {
  it("backs up a running site, and restores it into either database", async (context) => {
    const { place, file } = await prepare(make);
    const { acknowledged, stop } = await busyServer(context, place);
    const before = [...acknowledged.values()];
    expect(await run("backup", [file], envOf(place))).toMatchObject({ code: 0 });
    const inUse = await run("restore", [file, "--force"], envOf(place));
    expect(inUse.code).toBe(1);
    expect(inUse.said).toMatch(/^(This database is in use by|DATA_DIR .* is already used by)[^\n]*\n$/);
    await stop();
    for (const [, makeOther] of places) {
      const other = await prepare(makeOther);
      expect(await run("restore", [file], envOf(other.place))).toMatchObject({ code: 0 });
      expect(await referencesIn(other.place)).toEqual(expect.arrayContaining(before));
      const again = await run("restore", [file], envOf(other.place));
      expect(again).toMatchObject({ code: 1, said: expect.stringContaining("not empty") });
      expect(await run("restore", [file, "--force"], envOf(other.place))).toMatchObject({ code: 0 });
    }
  });
});

const [, makePostgres] = places[1] ?? [];
it.runIf(isNightly && makePostgres)("the operator moves from SQLite to PostgreSQL in one command", async (context) => {
  const [, makeSqlite] = places[0] ?? [];
  const { place: from } = await prepare(definedValue(makeSqlite));
  const { place: to } = await prepare(definedValue(makePostgres));
  const { drill, acknowledged, stop } = await busyServer(context, from);
  const env = { ...envOf(from), ...envOf(to) };
  expect(await run("move-to-postgres", [], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining("already used"),
  });
  await stop();
  expect(await run("move-to-postgres", [], env)).toMatchObject({ code: 0 });
  expect((await referencesIn(to)).sort()).toEqual([...acknowledged.values()].sort());
  drill.watch(to);
  const server = await drill.start(to);
  const more = drill.crowd(1, async () => server.port);
  await more.reaches(1);
  await more.leave();
});
