import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { places } from "#platform/db/fixture.ts";
import { isNightly } from "#tests/set.ts";
import { expectAllStored } from "./support/acknowledgements.ts";
import { startDrill } from "./support/drill.ts";

/** How often the server is killed: 50 times in `npm run drills`, 20 times in the nightly run, otherwise 3 times. */
const kills = process.env.DRILL_ROUNDS ? 50 : isNightly ? 20 : 3;

/**
 * When each of the first kills happens: after this number of `answers`, and then after this `share` of the time that a form takes. All
 * later kills happen at random moments, some of them before the first answer.
 */
const moments = [
  { answers: 1, share: 0 },
  { answers: 4, share: 1 / 3 },
  { answers: 8, share: 2 / 3 },
];

/** The tests of the different databases run at the same time, because most of the time they wait for a server to start. */
describe.concurrent.each(places)("on %s", { timeout: 900_000 }, (name, make) => {
  it(`${kills} kills while forms are sent lose no acknowledged one`, async (context) => {
    const place = await make();
    context.onTestFinished(() => place.clear());
    const drill = startDrill(context, place);
    const random = drill.random();
    let port = Promise.withResolvers<number>();
    const visitors = drill.crowd(12, () => port.promise);
    const open = async () => {
      const server = await drill.start(place);
      port.resolve(server.port);
      return server;
    };
    for (let killed = 0; killed < kills; killed++) {
      const running = await open();
      const { answers, share } = moments[killed] ?? { answers: Math.floor(random() * 16), share: random() };
      await visitors.reaches(visitors.acknowledged.size + answers);
      await pause(share * visitors.latency());
      port = Promise.withResolvers();
      await running.kill();
    }
    const last = await open();
    await visitors.leave();
    await last.kill();
    console.log(`${name}: ${visitors.acknowledged.size} acknowledged over ${kills} kills`);
    expect(visitors.unanswered(), "forms that the kills cut off").toBeGreaterThanOrEqual(kills);
    await expectAllStored(place, visitors.acknowledged);
  });
});
