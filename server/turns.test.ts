import { expect, test } from "vitest";
import { Busy, turns } from "./turns.ts";

test("few run at once, the others in the order of coming, and whoever comes too late is told", async () => {
  const inTurn = turns(2, 3);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const began: number[] = [];
  const all = gates.map(({ promise }, index) =>
    inTurn(async () => {
      began.push(index);
      await promise;
      if (index === 1) throw new Error("failed");
    }),
  );
  await expect(inTurn(async () => {})).rejects.toThrow(Busy);
  expect(began).toEqual([0, 1]);
  gates[1]?.resolve();
  await expect(all[1]).rejects.toThrow("failed");
  expect(began).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.allSettled(all);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  await expect(inTurn(async () => "free again")).resolves.toBe("free again");
});
