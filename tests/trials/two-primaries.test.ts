import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Place } from "#platform/db/fixture.ts";
import { type Postgres, startPostgres, startStandby } from "#scripts/test/postgres.ts";
import { expectAllStored } from "../reliability/support/acknowledgements.ts";
import { startDrill } from "../reliability/support/drill.ts";
import { startMailServer } from "../reliability/support/mail-server.ts";
import { startTcpProxy } from "../reliability/support/tcp-proxy.ts";

const soon = { timeout: 60_000, interval: 100 };
const portIn = (url: string) => Number(new URL(url).port);
const at = (url: string): Place => ({ settings: { DATA_DIR: "", DATABASE_URL: url }, clear: async () => {} });

async function begin(starting: Promise<Postgres | undefined>): Promise<Postgres> {
  const postgres = await starting;
  if (!postgres) throw new Error("PostgreSQL is not installed.");
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function ask<T extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) ({ rows } = await client.query<T>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Gives a process an address of its own, which can be led to another server. */
async function addressOf(postgres: Postgres) {
  const proxy = await startTcpProxy(portIn(postgres.url));
  onTestFinished(proxy.remove);
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  return { place: at(url.href), leadTo: (other: Postgres) => proxy.leadTo(portIn(other.url)) };
}

const keys = (url: string) => ask<{ key: string }>(url, "select idempotency_key as key from leads");

it("the standby becomes the primary while the old one goes on and keeps half of the processes", async (context) => {
  const old = await begin(startPostgres());
  const standby = await begin(startStandby(old));
  await ask(old.url, "alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");
  const follows = async () =>
    (await ask(old.url, "select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1;
  await vi.waitUntil(follows, soon);
  const post = await startMailServer();
  onTestFinished(post.close);
  const drill = startDrill(context, at(standby.url));
  const addresses = [await addressOf(old), await addressOf(old)] as const;
  const servers = await Promise.all(addresses.map(({ place }) => drill.start(place, { SMTP_URL: post.url })));
  let turn = 0;
  const visitors = drill.crowd(8, async () => {
    turn += 1;
    return servers[turn % servers.length]?.port ?? 0;
  });
  await visitors.reaches(60);

  drill.note("two primaries");
  standby.promote();
  addresses[1].leadTo(standby);
  // Its connections still lead to the old primary; a load balancer or a virtual address cuts them in the same way.
  await ask(
    old.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'windtower' and pid <> pg_backend_pid()",
  );
  const before = visitors.acknowledged.size;
  await visitors.reaches(before + 60);
  expect((await fetch(`http://127.0.0.1:${servers[1]?.port}/readyz`)).status).toBe(200);

  drill.note("the old primary ends");
  old.crash();
  addresses[0].leadTo(standby);
  await visitors.reaches(visitors.acknowledged.size + 60);
  await visitors.leave();
  for (const { port } of servers)
    await vi.waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200, soon);
  const isDone = async () => (await ask(standby.url, "select 1 from outbox where state <> 'done'")).length === 0;
  await vi.waitUntil(isDone, { ...soon, timeout: 420_000 });
  await Promise.all(servers.map(({ kill }) => kill()));
  await expectAllStored(at(standby.url), visitors.acknowledged);

  old.start();
  await ask(old.url, "alter system reset synchronous_standby_names", "select pg_reload_conf()");
  const kept = new Set((await keys(standby.url)).map(({ key }) => key));
  const lost = (await keys(old.url)).filter(({ key }) => !kept.has(key));
  const forms = visitors.acknowledged.size;
  expect(new Set(post.received).size, "each mail left").toBeGreaterThanOrEqual(2 * forms);
  const twice = post.received.length - new Set(post.received).size;
  console.log(
    `${forms} forms acknowledged, all on the new primary; ${lost.length} only on the old one, of which nobody was told; ${twice} mails twice`,
  );
});
