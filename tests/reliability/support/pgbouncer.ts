import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import type { Place } from "#platform/db/fixture.ts";
import { tools } from "#scripts/test/tools.ts";
import { freePorts } from "./free-ports.ts";

export const pgbouncer = tools.pgbouncer.find();

/**
 * The pool has fewer connections than the processes need, so that transactions of different clients share connections. Each transaction gets
 * the connection that was idle longest, so that what one leaves on its connection never helps the next one.
 */
const config = (port: number, to: URL) => `
[databases]
* = host=${to.hostname} port=${to.port} user=${to.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_round_robin = 1
max_client_conn = 200
`;

/**
 * Returns the same database through PgBouncer, which gives a client a connection for one transaction only. PgBouncer refuses to run as
 * root.
 */
export async function throughPgbouncer({ settings, clear }: Place): Promise<Place> {
  const address = new URL(settings.DATABASE_URL ?? "");
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), "windtower-pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, config(port, address));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chown", ["-R", "nobody", folder]);
  const child = spawn(pgbouncer ?? "", [...(isRoot ? ["-u", "nobody"] : []), file], { stdio: "ignore" });
  onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
    rmSync(folder, { recursive: true });
  });
  await vi.waitUntil(() => answers(port), { timeout: 10_000 });
  address.port = String(port);
  return { settings: { ...settings, DATABASE_URL: address.href }, clear };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
