import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { connect } from "./connection.ts";
import { migrate } from "./migrate.ts";

function folder() {
  const made = mkdtempSync(join(tmpdir(), "windtower-private-"));
  onTestFinished(() => {
    chmodSync(made, 0o700);
    rmSync(made, { recursive: true });
  });
  chmodSync(made, 0o755);
  return made;
}

it("database files are readable by their owner only, even in a folder open to all, and after a crash", async () => {
  const crashed = folder();
  const DATA_DIR = folder();
  const before = connect({ DATA_DIR: crashed, DATABASE_URL: undefined });
  await migrate(before.db);
  const files = ["windtower.db", "windtower.db-wal"];
  for (const name of files) writeFileSync(join(DATA_DIR, name), readFileSync(join(crashed, name)), { mode: 0o644 });
  await before.close();
  const { db, close } = connect({ DATA_DIR, DATABASE_URL: undefined });
  await migrate(db);
  const modes = readdirSync(DATA_DIR).map((name) => [name, (statSync(join(DATA_DIR, name)).mode & 0o777).toString(8)]);
  await close();
  expect(modes.map(([name]) => name)).toEqual(expect.arrayContaining(files));
  expect(modes.filter(([, mode]) => mode !== "600")).toEqual([]);
});

function asOrdinaryUser(work: () => void) {
  const isRoot = process.geteuid?.() === 0; // File permissions do not restrict root.
  if (isRoot) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

it("a read-only data folder is reported as such", () => {
  const DATA_DIR = folder();
  chmodSync(DATA_DIR, 0o555);
  asOrdinaryUser(() =>
    expect(() => connect({ DATA_DIR, DATABASE_URL: undefined })).toThrow(
      /^DATA_DIR .* cannot be written to \(EACCES\): /,
    ),
  );
});

it.each(["windtower.db", "windtower.lock"])("a %s of another account is reported", (name) => {
  const DATA_DIR = folder();
  chmodSync(DATA_DIR, 0o777);
  writeFileSync(join(DATA_DIR, name), "", { mode: 0o444 });
  asOrdinaryUser(() =>
    expect(() => connect({ DATA_DIR, DATABASE_URL: undefined })).toThrow(
      new RegExp(`^.*${name} cannot be written to \\(EACCES\\): `),
    ),
  );
});
