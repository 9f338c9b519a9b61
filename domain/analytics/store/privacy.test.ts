import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { uaeDayStart } from "@site/ground/time/uae-time.ts";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { writeBackup } from "#platform/db/backup/file.ts";
import { withSnapshot } from "#platform/db/backup/snapshot.ts";
import { connect, connectToRead } from "#platform/db/connection.ts";
import { places } from "#platform/db/fixture.ts";
import { siteUrl, startTestServer } from "#platform/http/fixture.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { collectorOn, view } from "./fixture.ts";
import { sumVisits } from "./sum-visits.ts";
import { visitCounter } from "./visit-counter.ts";

const hour = 3_600_000;
const address = "94.200.77.99";
const agent = "Mozilla/5.0 (Linux; Android 14; CANARY-PHONE) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
const key = "s3cretKEYofArequest";
const [mail, phone] = ["canary@example.com", "0501234567"];
const canaries = [address, "CANARY-PHONE", key, mail, "canary%40", phone, "050 123 4567", view(1).i];

describe.each(places)("data that nobody may find two days later, on %s", (_, make) => {
  it("are in no table, no log and no backup: address, browser, keys, mails and numbers, wherever they were sent", async () => {
    const place = await make("migrated");
    const { db, close } = connect(place.settings);
    const folder = mkdtempSync(join(tmpdir(), "windtower-canaries-"));
    onTestFinished(async () => {
      await close();
      await place.clear();
      rmSync(folder, { recursive: true });
    });
    const logged: string[] = [];
    const spy = vi.spyOn(process.stdout, "write").mockImplementation((text) => logged.push(String(text)) > 0);
    setLogLevel("debug");
    onTestFinished(() => {
      setLogLevel("info");
      spy.mockRestore();
    });

    const collector = collectorOn(db, uaeDayStart(20_780) + 9 * hour);
    const server = await startTestServer({ visits: visitCounter(collector, 1), proxies: 1 });
    const headers = { origin: siteUrl, "x-forwarded-for": address, "user-agent": agent, "accept-language": "en" };
    const open = (path: string, more = {}) => fetch(server.origin + path, { headers: { ...headers, ...more } });
    const tell = (fields: Record<string, string>) =>
      fetch(`${server.origin}/seen`, { method: "POST", headers, body: new URLSearchParams(fields) });
    await tell(
      view(1, {
        r: `https://www.windtower.example/enquiry/${key}`,
        q: `?utm_source=${mail}&utm_campaign=${encodeURIComponent(mail)}&utm_term=${phone}&email=${mail}&utm_medium=050 123 4567`,
      }),
    );
    await tell({ ...view(2), p: `/enquiry/${key}` });
    await tell({ i: view(1).i, p: "/dubai", e: "out", h: `tel:${phone}` });
    await tell({ i: view(1).i, p: "/dubai", e: "form", f: mail });
    for (const path of [
      `/enquiry/${key}`,
      `/ar/quotation/${key}`,
      `/x/${mail}`,
      `/call/${phone}`,
      "/call/050 123 4567",
      `/x?q=${mail}`,
    ])
      await open(path, { referer: `${siteUrl}/enquiry/${key}` });
    await server.close();
    await collector.flush();
    collector.wait(49 * hour);
    await sumVisits(db, { viewDays: 90, visitDays: 425, kindOf: () => "landing" }, collector.now());

    const reading = connectToRead(place.settings);
    const file = join(folder, "backup");
    await withSnapshot(reading.db, (snapshot) => writeBackup(file, snapshot));
    await reading.close();
    const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
    const rows = [];
    for (const { name } of tables) rows.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
    const found = {
      tables: JSON.stringify(rows),
      backup: gunzipSync(readFileSync(file)).toString(),
      log: logged.join(""),
    };
    expect(found.tables).toContain("/dubai");
    expect(found.backup).toContain("/dubai");
    expect(found.log).toContain("/call/");
    for (const [where, text] of Object.entries(found))
      expect(
        canaries.filter((canary) => text.includes(canary)),
        where,
      ).toEqual([]);
  });
});
