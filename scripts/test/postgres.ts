import { execFileSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portOf } from "#server/http/port.ts";

export type Postgres = {
  url: string;
  /** Ends it like a crash, without a checkpoint. */
  crash(): void;
  start(): void;
  /** Stops it and deletes its folder. */
  stop(): void;
};

/** The folder with the programs of the newest version. */
export const postgresPrograms = (): string | undefined => globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

/** A PostgreSQL for the tests, on loopback, deleted with its folder afterwards; undefined if it is not installed. */
export async function startPostgres(place = tmpdir()): Promise<Postgres | undefined> {
  const binaries = postgresPrograms();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(place, "windtower-postgres-"));
  const run = as(folder);
  const data = join(folder, "data");
  const port = await freePort();
  run(join(binaries, "initdb"), ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync"]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const control = (...what: string[]) => run(join(binaries, "pg_ctl"), ["-D", data, "-w", ...what]);
  let runs = false;
  const start = () => {
    control("-o", options, "-l", join(folder, "log"), "start");
    runs = true;
  };
  const crash = () => {
    if (runs) control("-m", "immediate", "stop");
    runs = false;
  };
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash,
    start,
    stop() {
      crash();
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function as(folder: string): (program: string, args: string[]) => void {
  const options = { stdio: "ignore", cwd: folder } as const;
  if (process.getuid?.() !== 0) return (program, args) => void execFileSync(program, args, options);
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  chownSync(folder, id("-u"), id("-g"));
  return (program, args) => void execFileSync("runuser", ["-u", "postgres", "--", program, ...args], options);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}
