import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect } from "./connection.ts";
import { type Place, placeOn } from "./fixture.ts";
import { migrate } from "./migrate.ts";

const module = new URL("./folder-lock.ts", import.meta.url).href;
let place: Place;
beforeEach(async () => {
  place = await placeOn("SQLite");
});
const holders: ChildProcess[] = [];
afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill("SIGKILL");
  await place.clear();
});

/** Starts another process, which holds the lock of the folder until it is killed. */
async function other() {
  const code = `import(${JSON.stringify(module)}).then((m) => { m.lockFolder(process.argv[1]); console.log("held"); setInterval(() => {}, 1e6); })`;
  const child = spawn(process.execPath, ["-e", code, place.settings.DATA_DIR], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  holders.push(child);
  await once(child.stdout, "data");
  return child;
}

describe("a data folder", () => {
  it("is refused while another process uses it, and free once that process is killed", async () => {
    const holder = await other();
    const start = performance.now();
    expect(() => connect(place.settings)).toThrow(/DATA_DIR .* is already used by another running Windtower/);
    expect(performance.now() - start, "ms; SQLite itself would try for five seconds").toBeLessThan(4_000);
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const open = connect(place.settings);
    await migrate(open.db);
    await open.close();
  });

  it("can be read while it is in use", async () => {
    const open = connect(place.settings);
    await migrate(open.db);
    const look = new SQLite(`${place.settings.DATA_DIR}/windtower.db`, { readonly: true });
    expect(look.prepare("select count(*) as n from leads").get()).toEqual({ n: 0 });
    expect(look.pragma("journal_mode", { simple: true })).toBe("wal");
    look.close();
    await open.close();
  });

  it("is named in the error if it cannot be created", () => {
    expect(() => connect({ DATA_DIR: "/dev/null/data", DATABASE_URL: undefined })).toThrow(
      /^DATA_DIR \/dev\/null\/data .*ENOTDIR/,
    );
  });
});
