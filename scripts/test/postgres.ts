import { execFileSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portOf } from "#platform/http/port.ts";

export type Postgres = {
  url: string;
  /** Ends the server as in a crash, without a checkpoint. */
  crash(): void;
  start(): void;
  /** Turns a standby into the primary server. */
  promote(): void;
  /** Stops the server and deletes its folder. */
  stop(): void;
};

/** Returns the folder with the programs of the newest installed version. */
export const postgresPrograms = (): string | undefined => globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

/** Starts a PostgreSQL server for the tests on loopback. `stop` deletes its folder. Returns undefined if PostgreSQL is not installed. */
export const startPostgres = (place?: string) =>
  startCluster(place, (run, data) => run("initdb", ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync"]));

/**
 * Starts a standby server. If the primary waits for it (`synchronous_standby_names`), the standby has everything that the primary has
 * acknowledged.
 */
export const startStandby = ({ url }: Postgres) =>
  startCluster(undefined, (run, data) =>
    run("pg_basebackup", ["-d", url, "-D", data, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"]),
  );

type Run = (program: string, args: string[]) => void;

async function startCluster(place = tmpdir(), fill: (run: Run, data: string) => void): Promise<Postgres | undefined> {
  const binaries = postgresPrograms();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(place, "windtower-postgres-"));
  const asOwner = as(folder);
  const run: Run = (program, args) => asOwner(join(binaries, program), args);
  const data = join(folder, "data");
  const port = await freePort();
  fill(run, data);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const control = (...what: string[]) => run("pg_ctl", ["-D", data, "-w", ...what]);
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
    promote: () => control("promote"),
    stop() {
      crash();
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root. In that case its programs run as the user that Debian's package has created. */
function as(folder: string): Run {
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
