import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { connectToRead } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import { lease } from "#platform/outbox/claim.ts";
import { expectAllStored } from "../reliability/support/acknowledgements.ts";
import { startDrill } from "../reliability/support/drill.ts";
import { startMailServer } from "../reliability/support/mail-server.ts";

const soon = { timeout: 60_000, interval: 100 };

/** Returns the ids of the mails that have not left, and of those among them that a process is sending, as the outbox knows it. */
async function unsentIn({ settings }: Place) {
  const { db, close } = connectToRead(settings);
  const rows = db.selectFrom("outbox").select(["id", "locked_until"]).where("state", "<>", "done").execute();
  const found = await rows.finally(close);
  return { all: found, underWay: found.flatMap(({ id, locked_until }) => (locked_until === null ? [] : [id])) };
}

const idOf = (messageId: string) => /^<([^@]+)@/.exec(messageId)?.[1] ?? messageId;

it.for(places)("a process is stopped beyond its lease while mails go, on %s", async ([name, make], context) => {
  const place = await make("migrated");
  onTestFinished(() => place.clear());
  const answer = Promise.withResolvers<void>();
  let isHeld = false;
  const own = await startMailServer(() => (isHeld ? answer.promise : undefined));
  const others = await startMailServer();
  for (const { close } of [own, others]) onTestFinished(close);
  const drill = startDrill(context, place);
  const stopped = await drill.start(place, { SMTP_URL: own.url });
  // SQLite has one process, so nobody takes over there.
  const running = name === "SQLite" ? undefined : await drill.start(place, { SMTP_URL: others.url });
  let ports = running ? [stopped.port, running.port] : [stopped.port];
  let [open, turn] = [Promise.resolve(), 0];
  const visitors = drill.crowd(6, async () => {
    await open;
    turn += 1;
    return ports[turn % ports.length] ?? 0;
  });
  await visitors.reaches(20);

  isHeld = true;
  const before = own.received.length;
  await vi.waitUntil(() => own.received.length > before, soon);
  stopped.child.kill("SIGSTOP");
  drill.note("stopped");
  const { underWay } = await unsentIn(place);
  const goOn = Promise.withResolvers<void>();
  let slowest = 0;
  if (running) {
    ports = [running.port];
    const began = performance.now();
    await visitors.reaches(visitors.acknowledged.size + 20);
    slowest = Math.round(performance.now() - began);
  }
  open = goOn.promise;
  // The process finds these answers of its mail server once it goes on.
  answer.resolve();
  isHeld = false;
  await pause(lease + 10_000);
  if (running) await vi.waitUntil(async () => (await unsentIn(place)).all.length === 0, soon);
  const takenOver = own.received.filter((id) => others.received.includes(id)).length;

  stopped.child.kill("SIGCONT");
  drill.note("goes on");
  ports = [stopped.port];
  goOn.resolve();
  await visitors.reaches(visitors.acknowledged.size + 10);
  await visitors.leave();
  await vi.waitUntil(async () => (await unsentIn(place)).all.length === 0, { ...soon, timeout: 180_000 });
  const all = Map.groupBy([...own.received, ...others.received], (id) => id);
  const twice = [...all].filter(([, times]) => times.length > 1).map(([id]) => id);
  expect(all.size, "each mail left").toBe(2 * visitors.acknowledged.size);
  expect(
    twice.filter((id) => !underWay.includes(idOf(id))),
    "twice, and not under way when the process was stopped",
  ).toEqual([]);
  expect(Math.max(...[...all.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
  await stopped.kill();
  await running?.kill();
  await expectAllStored(place, visitors.acknowledged);
  const other = running ? ` The other process took 20 forms in ${slowest} ms, and ${takenOver} of its mails.` : "";
  console.log(`${visitors.acknowledged.size} forms, ${all.size} mails, ${twice.length} twice, all under way.${other}`);
});
