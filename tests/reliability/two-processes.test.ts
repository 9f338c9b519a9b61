import { expect, it, onTestFinished, vi } from "vitest";
import { connectToRead } from "../../server/db/connection.ts";
import { placeOn, places } from "../../server/db/fixture.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { startMailServer } from "./support/mail-server.ts";
import { startServer } from "./support/server.ts";
import { crowd } from "./support/visitors.ts";

const hasPostgres = places.some(([name]) => name === "PostgreSQL");
const leads = 150;

it.skipIf(!hasPostgres)("two servers on one PostgreSQL send every mail once", async () => {
  const place = await placeOn("PostgreSQL");
  onTestFinished(() => place.clear());
  const postOffice = await startMailServer();
  onTestFinished(postOffice.close);
  const servers = await Promise.all([1, 2].map(() => startServer(place, { SMTP_URL: postOffice.url })));
  onTestFinished(async () => {
    for (const { child } of servers) child.kill("SIGKILL");
    await Promise.all(servers.map(({ ended }) => ended));
  });
  let turn = 0;
  const visitors = crowd(12, async () => servers[turn++ % servers.length]?.port ?? 0);
  await vi.waitUntil(() => visitors.acknowledged.size >= leads, 60_000);
  await visitors.leave();

  const { db, close } = connectToRead(place.settings);
  onTestFinished(close);
  const open = db.selectFrom("outbox").select("id").where("state", "<>", "done").limit(1);
  await vi.waitUntil(async () => !(await open.executeTakeFirst()), { timeout: 60_000, interval: 200 });
  const mails = 2 * visitors.acknowledged.size;
  expect(postOffice.received).toHaveLength(mails);
  expect(new Set(postOffice.received).size, "different Message-IDs").toBe(mails);
  await expectAllStored(place, visitors.acknowledged);
});
