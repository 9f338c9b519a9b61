import { expect, test } from "vitest";
import { newId } from "#platform/db/ids.ts";
import { type Machine, machine, runOn } from "./machine.ts";
import { currentTime } from "./time.ts";
import { wait, yieldTurn } from "./timers.ts";

test("work and all that it starts stay on their machine, with ids of their own", async () => {
  const at = (now: number): Machine => ({ ...machine(), now: () => now, randomInt: () => 0 });
  const work = async () => {
    await yieldTurn();
    const first = newId();
    await wait(1);
    return { ids: [first, newId()].map((id) => id.slice(0, 18)), at: currentTime() };
  };
  const [one, other] = await Promise.all([runOn(at(0x5000), work), runOn(at(0x4000), work)]);
  expect(one).toEqual({ ids: ["00000000-5000-7000", "00000000-5000-7001"], at: 0x5000 });
  expect(other).toEqual({ ids: ["00000000-4000-7000", "00000000-4000-7001"], at: 0x4000 });
  expect(currentTime()).toBeGreaterThan(0x5000);
});
