import { expect, test } from "vitest";
import { limitConcurrency, QueueFull } from "./concurrency.ts";

test("few run at once, the others in the order of coming, and one too many is refused", async () => {
  const limited = limitConcurrency(2, 3);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const began: number[] = [];
  const all = gates.map(({ promise }, index) =>
    limited(async () => {
      began.push(index);
      await promise;
      if (index === 1) throw new Error("failed");
    }),
  );
  await expect(limited(async () => {})).rejects.toThrow(QueueFull);
  expect(began).toEqual([0, 1]);
  gates[1]?.resolve();
  await expect(all[1]).rejects.toThrow("failed");
  expect(began).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.allSettled(all);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  await expect(limited(async () => "free again")).resolves.toBe("free again");
});
