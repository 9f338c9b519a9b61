import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { writeBackup } from "#platform/db/backup/file.ts";
import { withSnapshot } from "#platform/db/backup/snapshot.ts";
import { connect, connectToRead } from "#platform/db/connection.ts";
import { type Make, places } from "#platform/db/fixture.ts";
import { migrate } from "#platform/db/migrate.ts";
import { migrations } from "#platform/db/migrations/all.ts";
import { root } from "../e2e/support/launch.ts";
import { startDrill } from "../reliability/support/drill.ts";
import { envOf } from "../reliability/support/server.ts";

/** Every fifth version of the database before the present one, with the first and the last. */
const earlier = Object.keys(migrations)
  .slice(0, -1)
  .filter((_, at, all) => at % 5 === 0 || at === all.length - 1);

/** Makes the backup that a version with these migrations would have made. It has one lead. */
async function backupOf(version: string, make: Make): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "windtower-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = await make();
  const { db, close } = connect(place.settings);
  await migrate(db, version);
  await sql`insert into leads (id, reference, kind, locale, name, email, phone, phone_typed, message, page, created_at)
    values ('1', 'WT-222222', 'contact', 'en', 'Sara', '', '', '', '', '/', 1)`.execute(db);
  const file = join(folder, "backup");
  await withSnapshot(db, (snapshot) => writeBackup(file, snapshot));
  await close();
  await place.clear();
  return file;
}

describe.each(places)("a backup of an earlier version from %s", (_from, makeFrom) => {
  it.for(places)("is restored onto this version, on %s", async ([, makeTo], context) => {
    for (const version of earlier) {
      const file = await backupOf(version, makeFrom);
      const place = await makeTo();
      const options = { cwd: root, env: { PATH: process.env.PATH, ...envOf(place) } };
      execFileSync(process.execPath, ["scripts/operate/restore.ts", file], options);
      const { db, close } = connectToRead(place.settings);
      const leads = await db.selectFrom("leads").select("reference").execute().finally(close);
      expect([version, leads]).toEqual([version, [{ reference: "WT-222222" }]]);
      if (version === earlier[0] || version === earlier.at(-1)) {
        const drill = startDrill(context, place);
        const server = await drill.start(place);
        expect((await drill.submit(server.port, randomUUID())).status).toBe(200);
        await server.kill();
      }
      await place.clear();
    }
    console.log(`${earlier.length} versions; the site took a form after the first and the last`);
  });
});
