import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import * as environment from "#platform/process/env.ts";
import { definedValue } from "#tests/defined-value.ts";
import { type Connection, connect, connectToRead } from "../connection.ts";
import { type Place, places } from "../fixture.ts";
import { migrate } from "../migrate.ts";
import { checkBackup, readBackup, writeBackup } from "./file.ts";
import { restore, sumsIn } from "./restore.ts";
import { fillWithSample } from "./sample.fixture.ts";
import { snapshotIn, withSnapshot } from "./snapshot.ts";

let folder: string;
let file: string;
const opened: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "windtower-backup-"));
  file = join(folder, "backup");
});
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true });
});

type Make = (typeof places)[number][1];
async function empty(make: Make, migrated?: "migrated"): Promise<Connection & Place> {
  const place = await make(migrated);
  const connection = connect(place.settings);
  opened.push(place.clear, connection.close);
  return { ...connection, ...place };
}
async function filled(make: Make, leads?: number): Promise<Connection & Place> {
  const place = await empty(make, "migrated");
  await fillWithSample(place.db, leads);
  return place;
}
const sums = ({ db }: Connection) => db.transaction().execute(sumsIn);
const backUp = ({ settings }: Place, to = file) => {
  const { db, close } = connectToRead(settings);
  return withSnapshot(db, (snapshot) => writeBackup(to, snapshot)).finally(close);
};
const restoreFrom = async (target: Connection, from = file) => restore(target, await readBackup(from));

describe.each(places)("a backup of %s", (_, make) => {
  it.each(places)("restored into %s has the same rows, byte for byte", async (_name, makeOther) => {
    const source = await filled(make);
    const kept = await backUp(source);
    const target = await empty(makeOther);
    await restoreFrom(target);
    expect(kept.leads?.rows).toBe(12);
    expect(await sums(target)).toEqual(await sums(source));
    expect(kept).toEqual(await sums(source));
  });

  it.each(places)("restored into %s goes on counting, without salts and consents", async (_name, makeOther) => {
    const source = await filled(make);
    await backUp(source);
    const target = await empty(makeOther);
    await restoreFrom(target);
    await target.db.insertInto("seen_words").values({ kind: "path", text: "/" }).execute();
    expect(await target.db.selectFrom("seen_words").select("id").orderBy("id").execute()).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    const text = gunzipSync(readFileSync(file)).toString();
    for (const table of ["visit_salts", "ga4_clients"] as const) {
      expect(await target.db.selectFrom(table).selectAll().execute()).toEqual([]);
      expect(text).not.toContain(table);
    }
  });

  it("that is encrypted is restored with its passphrase, and shows nothing without it", async () => {
    const source = await filled(make);
    const settings = environment.env();
    const envMock = vi
      .spyOn(environment, "env")
      .mockReturnValue({ ...settings, BACKUP_PASSPHRASE: "five words and a number 7" });
    onTestFinished(() => envMock.mockRestore());
    await backUp(source);
    expect(readFileSync(file).subarray(0, 22).toString()).toBe("windtower encrypted 1\n");
    const target = await empty(make);
    await restoreFrom(target);
    expect(await sums(target)).toEqual(await sums(source));
    envMock.mockReturnValue(settings);
    await expect(checkBackup(file)).rejects.toThrow("set BACKUP_PASSPHRASE");
    const [present, old] = ["six words, another number: 8", "five words and a number 7"];
    envMock.mockReturnValue({ ...settings, BACKUP_PASSPHRASE: present });
    await expect(checkBackup(file)).rejects.toThrow("BACKUP_PASSPHRASE is not");
    envMock.mockReturnValue({ ...settings, BACKUP_PASSPHRASE: present, BACKUP_PASSPHRASE_OLD: old });
    await checkBackup(file);
    const newer = `${file}.newer`;
    await backUp(source, newer);
    envMock.mockReturnValue({ ...settings, BACKUP_PASSPHRASE: present });
    await checkBackup(newer);
  });

  it("is consistent while leads come in, and readable by its owner only", async () => {
    const source = await filled(make);
    const others = fillWithSample(source.db, 200).catch(() => {}); // The backup need not contain the rows that are written while it runs.
    await backUp(source);
    await others;
    const target = await empty(make);
    await restoreFrom(target);
    const { rows } =
      await sql`select l.id from leads l where 2 <> (select count(*) from lead_events e where e.lead_id = l.id)
      or 1 <> (select count(*) from lead_files f where f.lead_id = l.id)
      or 1 <> (select count(*) from outbox o where o.lead_id = l.id)`.execute(target.db);
    expect(rows).toEqual([]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("of an older version is restored and brought up to date", async () => {
    const source = await empty(make);
    await migrate(source.db, "0001-leads");
    await sql`insert into leads (id, reference, kind, locale, name, email, phone, phone_typed, message, page, created_at)
      values ('1', 'WT-222222', 'contact', 'en', 'Sara', '', '', '', '', '/', 1)`.execute(source.db);
    await backUp(source);
    const target = await empty(make);
    await restoreFrom(target);
    await fillWithSample(target.db);
    expect((await sums(target)).leads?.rows).toBe(13);
  });

  it("of a version with a table that was dropped since is restored without it", async () => {
    const source = await empty(make);
    await migrate(source.db, "0014-rate-limits");
    await sql`insert into rate_hits (key, window_start, count) values ('a', 1, 1)`.execute(source.db);
    expect(await backUp(source)).toHaveProperty("rate_hits");
    const target = await empty(make);
    await restoreFrom(target);
    expect(await sums(target)).not.toHaveProperty("rate_hits");
  });

  it("that the previous version took after a roll-back is restored without the tables that only the newer version rebuilds", async () => {
    const source = await filled(make);
    const rebuilt = { name: "people_search_rows", columns: ["id"] };
    await source.db.transaction().execute(async (work) => {
      const { migrations, tables, rows } = await snapshotIn(work);
      const all = async function* () {
        yield* rows;
        yield { table: rebuilt.name, values: [1] };
      };
      await writeBackup(file, { migrations, tables: [...tables, rebuilt], rows: all() });
    });
    const target = await empty(make);
    await restoreFrom(target);
    expect(await sums(target)).toEqual(await sums(source));
  });

  it("of a newer version is refused", async () => {
    const target = await filled(make);
    for (const future of ["9999-future", "auth:9999-future"]) {
      const newer = { migrations: ["0001-leads", future], tables: [], rows: (async function* () {})() };
      expect(() => restore(target, newer)).toThrow(/newer Windtower \(9999-future\)/);
    }
  });

  it("replaces existing data only with --force, and keeps a copy of it", async () => {
    await backUp(await filled(make));
    const target = await filled(make, 5);
    const before = await sums(target);
    await expect(restoreFrom(target)).rejects.toThrow(/^This database is not empty .*--force/);
    expect(await sums(target)).toEqual(before);
    const aside = join(folder, "aside");
    await restore(target, await readBackup(file), (old) => writeBackup(aside, old));
    expect((await sums(target)).leads?.rows).toBe(12);
    expect(await checkBackup(aside)).toEqual(before);
  });

  it("is not restored into a database in use", async () => {
    const target = await filled(make);
    await backUp(target);
    await target.db.selectFrom("leads").select("id").execute();
    const again = () => {
      const other = connect(target.settings);
      opened.push(other.close);
      return restoreFrom(other);
    };
    await expect(async () => again()).rejects.toThrow(/ in use by | already used by /);
  });
});

const [[, make] = []] = places;
describe("a damaged backup", () => {
  const lines = () => gunzipSync(readFileSync(file)).toString().split("\n");
  const keep = (text: string[]) => writeFileSync(file, gzipSync(text.join("\n")));
  const bytes = (change: (all: Buffer) => Buffer) => writeFileSync(file, change(readFileSync(file)));

  it.each<[string, () => void, RegExp]>([
    ["cut short", () => bytes((all) => all.subarray(0, all.length / 2)), /ends too early/],
    ["with a byte changed", () => bytes((all) => all.fill((all[5000] ?? 0) ^ 0xff, 5000, 5001)), /is damaged/],
    ["with its first bytes changed", () => bytes((all) => all.fill(0xff, 10, 60)), /is damaged/],
    ["with a row gone", () => keep(lines().toSpliced(5, 1)), /is damaged/],
    ["with a word changed", () => keep(lines().map((line) => line.replace("سارة", "سالم"))), /is damaged/],
    ["without its end", () => keep(lines().slice(0, -2)), /ends too early/],
    ["empty", () => writeFileSync(file, ""), /is not a backup of Windtower/],
    ["of another kind", () => writeFileSync(file, "a picture of a wind tower"), /is not a backup of Windtower/],
    ["of another program", () => writeFileSync(file, gzipSync('{"windtower":"backup 99"}\n')), /is not a backup/],
    ["that is not there", () => rmSync(file), /cannot be read \(ENOENT\)/],
  ])("%s is reported, and nothing is restored", async (_, damage, sentence) => {
    await backUp(await filled(definedValue(make)));
    damage();
    await expect(checkBackup(file)).rejects.toThrow(sentence);
    const target = await filled(definedValue(make), 3);
    const before = await sums(target);
    await expect(async () => restore(target, await readBackup(file), async () => {})).rejects.toThrow();
    expect(await sums(target)).toEqual(before);
  });

  it("a failed backup leaves no file, and an existing file is not overwritten", async () => {
    const source = await filled(definedValue(make));
    await expect(backUp(source, join(folder, "nowhere/backup"))).rejects.toThrow(/could not be written \(ENOENT\)/);
    await backUp(source);
    await expect(backUp(source)).rejects.toThrow(/exists already/);
    expect(readdirSync(folder)).toEqual(["backup"]);
  });
});
