import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Place, places } from "../../server/db/fixture.ts";
import { expectAllKept } from "./support/ledger.ts";
import { seeded } from "./support/seeded.ts";
import { type Server, startServer } from "./support/server.ts";
import { type Crowd, crowd } from "./support/visitors.ts";

const kills = 50;

describe.each(places)("on %s", (name, make) => {
  let place: Place;
  let server: Server | undefined;
  let visitors: Crowd;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    server?.child.kill("SIGKILL");
    await server?.ended;
    await place.clear();
  });

  it(`killed ${kills} times while forms come in, it has kept every one that it acknowledged`, async () => {
    const random = seeded(`${kills} kills on ${name}`);
    let door = Promise.withResolvers<number>();
    visitors = crowd(12, () => door.promise);
    const open = async () => {
      server = await startServer(place);
      door.resolve(server.port);
      return server;
    };
    const perLife: number[] = [];
    for (let killed = 0; killed < kills; killed++) {
      const running = await open();
      const before = visitors.acknowledged.size;
      await pause(5 + random() * 200);
      door = Promise.withResolvers();
      await running.kill();
      perLife.push(visitors.acknowledged.size - before);
    }
    await open();
    await visitors.leave();
    await server?.kill();
    console.log(`${name}: ${visitors.acknowledged.size} acknowledged over ${kills} kills`);
    expect(perLife.filter((count) => count > 0).length, "lives in which forms came in").toBeGreaterThan(kills / 2);
    await expectAllKept(place, visitors.acknowledged);
  });
});
