import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Place } from "#platform/db/fixture.ts";
import { startPostgres, startStandby } from "#scripts/test/postgres.ts";
import { isNightly } from "#tests/set.ts";
import { ask } from "../e2e/support/http.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { startDrill } from "./support/drill.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";

const portIn = (url: string) => Number(new URL(url).port);
const at = (url: string): Place => ({ settings: { DATA_DIR: "", DATABASE_URL: url }, clear: async () => {} });

it.runIf(isNightly && process.env.TEST_DATABASE_URL)(
  "the primary dies under load and its standby takes over: nothing acknowledged is lost or doubled, no process is restarted",
  async (context) => {
    const primary = await started(startPostgres());
    const standby = await started(startStandby(primary));
    await waitForStandby(primary.url);
    // In production the address is moved from the primary server to the standby. Here a proxy does this.
    const address = await startTcpProxy(portIn(primary.url));
    onTestFinished(address.remove);
    const url = new URL(primary.url);
    url.port = String(address.port);
    const drill = startDrill(context, at(standby.url));
    const servers = await Promise.all([1, 2].map(() => drill.start(at(url.href))));
    let turn = 0;
    const visitors = drill.crowd(8, async () => servers[turn++ % servers.length]?.port ?? 0);
    await visitors.reaches(61);

    drill.note("the primary crashes");
    primary.crash();
    const before = visitors.acknowledged.size;
    address.leadTo(portIn(standby.url));
    standby.promote();
    drill.note("the standby is promoted");
    await visitors.reaches(before + 61);
    await visitors.leave();
    for (const { port } of servers) expect((await ask("/readyz", { to: port })).status).toBe(200);
    await Promise.all(servers.map(({ kill }) => kill()));
    await expectAllStored(at(standby.url), visitors.acknowledged);
  },
);

async function started(starting: ReturnType<typeof startPostgres>) {
  const postgres = await starting;
  if (!postgres) throw new Error("There was a PostgreSQL a moment ago.");
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Makes the primary server acknowledge a write only when the standby has it too. */
async function waitForStandby(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("alter system set synchronous_standby_names = '*'");
  await client.query("select pg_reload_conf()");
  const follows = async () =>
    (await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")).rowCount === 1;
  await vi.waitUntil(follows, { timeout: 30_000, interval: 100 });
  await client.end();
}
