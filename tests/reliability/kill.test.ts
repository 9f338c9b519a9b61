import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, it, vi } from "vitest";
import { type Place, places } from "../../server/db/fixture.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { seededRandom } from "./support/seeded-random.ts";
import { type Server, startServer } from "./support/server.ts";
import { type Crowd, crowd } from "./support/visitors.ts";

/** The short form of the drill, which has 50. */
const kills = process.env.DRILL_ROUNDS ? 50 : 20;

/** In parallel: most of the time they wait for a server to start. */
describe.concurrent.each(places)("on %s", { timeout: 900_000 }, (name, make) => {
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

  it(`${kills} kills while forms are sent lose no acknowledged one`, async () => {
    const random = seededRandom(`${kills} kills on ${name}`);
    let port = Promise.withResolvers<number>();
    visitors = crowd(12, () => port.promise);
    const open = async () => {
      server = await startServer(place);
      port.resolve(server.port);
      return server;
    };
    for (let killed = 0; killed < kills; killed++) {
      const running = await open();
      const enough = visitors.acknowledged.size + Math.floor(random() * 16);
      await vi.waitUntil(() => visitors.acknowledged.size >= enough, { timeout: 60_000, interval: 1 });
      await pause(random() * 10);
      port = Promise.withResolvers();
      await running.kill();
    }
    await open();
    await visitors.leave();
    await server?.kill();
    console.log(`${name}: ${visitors.acknowledged.size} acknowledged over ${kills} kills`);
    await expectAllStored(place, visitors.acknowledged);
  });
});
