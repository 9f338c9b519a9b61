import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fairSemaphore, QueueFull, semaphore, tokenBucket } from "./limits.ts";
import { rowsOf } from "./rows.ts";

const row = <const T extends object>(limits: T) =>
  rowsOf({ test: { ...limits, of: "all", why: "A test needs it." } }).test;

test("a semaphore limits concurrency, keeps the order of the queue, and refuses beyond its length", async () => {
  const limited = semaphore(row({ atOnce: 2, mayWait: 3 }));
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

test("a limit that does not stand in the table does not compile", () => {
  // @ts-expect-error A queue of its own.
  expect(semaphore({ atOnce: 1, mayWait: 1 })).toBeTypeOf("function");
  // @ts-expect-error A rate of its own.
  expect(tokenBucket({ atOnce: 1, aSecond: 1 })).toBeTypeOf("object");
});

test("an aborted task leaves the queue", async () => {
  const limited = semaphore(row({ atOnce: 1, mayWait: 1 }));
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

describe("a fair semaphore", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a released slot goes to the next in the queue, and a second release does nothing", async () => {
    const take = fairSemaphore(row({ atOnce: 1, patience: 1000 }));
    const leave = await take("a");
    const second = take("b");
    const third = take("c");
    leave?.();
    leave?.();
    expect(await second).toBeTypeOf("function");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await third).toBeNull();
  });

  test("an address without a slot comes before one that has one", async () => {
    const take = fairSemaphore(row({ atOnce: 2, patience: 1000 }));
    const [first] = await Promise.all([take("crowd"), take("crowd")]);
    const crowd = take("crowd");
    const visitor = take("visitor");
    first?.();
    expect(await visitor).toBeTypeOf("function");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await crowd).toBeNull();
  });
});

test("a bucket refills with time, and each key has its own", () => {
  let now = 0;
  const bucket = tokenBucket(row({ atOnce: 30, aSecond: 0.25 }), () => now);
  bucket.spend("a", 30);
  expect(bucket.wait("a")).toBe(0);
  bucket.spend("a", 5);
  expect([bucket.wait("a"), bucket.wait("b")]).toEqual([20, 0]);
  now = 19;
  expect(bucket.wait("a")).toBeCloseTo(1);
  now = 1000;
  expect(bucket.wait("a")).toBe(0);
  bucket.spend("a", 31);
  expect(bucket.wait("a"), "what was saved up in idle time is no credit").toBeCloseTo(4);
});
