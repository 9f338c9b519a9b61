import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { slotsOf } from "#domain/visits/store/types.ts";
import { connect } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { isNightly } from "#tests/set.ts";
import { startDrill } from "./support/drill.ts";

const kills = isNightly ? 10 : 2;

type BookingAnswer = { reference: string; booked?: { visit: string } };
type Port = () => Promise<number>;

/** Two teams come for any work to any place. */
async function addTeams({ settings }: Place) {
  const { db, close } = connect(settings);
  const team = { trades: "[]", places: "[]", created_at: 1, day_from: 0, day_to: 1440, active: 1 as const };
  for (const name of ["North", "South"])
    await db
      .insertInto("teams")
      .values({ ...team, id: newId(), name })
      .execute();
  await close();
}

async function firstWindows(port: Port): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${await port()}/free-times?service=ac&place=dubai`);
  const { times } = (await answer.json()) as { times: { value: string }[] };
  return times.map(({ value }) => value);
}

/** Sends one booking again and again with its idempotency key, until a server answers it. */
async function insist(port: Port, window: string): Promise<BookingAnswer> {
  const work = { service: "ac", place: "dubai", window, address: "Villa 7", elapsed: "60000", key: randomUUID() };
  const body = new URLSearchParams({ ...work, name: "Sara Ahmed", phone: `050${randomInt(2_000_000, 9_000_000)}` });
  for (;;) {
    const origin = `http://127.0.0.1:${await port()}`;
    const headers = { origin, "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(1, 255)}` };
    const answer = await fetch(`${origin}/api/booking`, { method: "POST", headers, body }).catch(() => undefined);
    if (answer?.status === 200) return (await answer.json()) as BookingAnswer;
    if (answer && answer.status !== 503) throw new Error(`A good booking was answered with ${answer.status}`);
  }
}

/** Every acknowledged booking is stored as it was answered, and no team is at two visits at once. */
async function expectConsistent({ settings }: Place, answers: readonly BookingAnswer[]) {
  const { db, close } = connect(settings);
  const leads = await db.selectFrom("leads").select("reference").execute();
  expect(leads.map(({ reference }) => reference).sort()).toEqual(answers.map(({ reference }) => reference).sort());
  const visits = await db.selectFrom("appointments").selectAll().execute();
  const booked = answers.flatMap((answer) => answer.booked?.visit ?? []);
  expect(visits.map(({ id }) => id).sort()).toEqual(booked.sort());
  const claims = await db.selectFrom("appointment_claims").selectAll().execute();
  const due = visits.flatMap(({ id, team_id, from_at: from, to_at: to }) =>
    slotsOf({ from, to }).map((slot) => `${team_id} ${slot} ${id}`),
  );
  expect(claims.map((claim) => `${claim.team_id} ${claim.slot} ${claim.appointment_id}`).sort()).toEqual(due.sort());
  await close();
}

describe.each(places)("on %s", { timeout: 300_000 }, (_, make) => {
  it(`${kills} kills: two people never get one window, and every answer stays true`, async (context) => {
    const place = await make();
    context.onTestFinished(() => place.clear());
    const drill = startDrill(context, place);
    const random = drill.random();
    let port = Promise.withResolvers<number>();
    const open = async () => {
      const server = await drill.start(place);
      port.resolve(server.port);
      return server;
    };
    const answers: BookingAnswer[] = [];
    // The first start makes the tables. SQLite has one process at a time, so the teams come while none runs.
    await (await open()).kill();
    await addTeams(place);
    port = Promise.withResolvers();
    let server = await open();
    for (let killed = 0; killed < kills; killed += 1) {
      const [first = "", second = ""] = await firstWindows(() => port.promise);
      const crowd = Array.from({ length: 12 }, (_one, index) => insist(() => port.promise, index % 2 ? first : second));
      await pause(random() * 60);
      port = Promise.withResolvers();
      await server.kill();
      server = await open();
      answers.push(...(await Promise.all(crowd)));
    }
    await server.kill();
    expect(answers.filter(({ booked }) => booked)).toHaveLength(4 * kills);
    await expectConsistent(place, answers);
  });
});
