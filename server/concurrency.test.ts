import { expect, test } from "vitest";
import { limitConcurrency, QueueFull } from "./concurrency.ts";

test("limits concurrency, keeps the order of the queue, and refuses beyond its length", async () => {
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

test("an aborted task leaves the queue", async () => {
  const limited = limitConcurrency(1, 1);
  const gate = Promise.withResolvers<void>();
  const first = limited(() => gate.promise);
  const leaving = new AbortController();
  const left = limited(async () => expect.unreachable("had left"), leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const next = limited(async () => "next");
  gate.resolve();
  await first;
  await expect(next).resolves.toBe("next");
  await expect(limited(async () => "never", leaving.signal)).rejects.toThrow("gone");
});
