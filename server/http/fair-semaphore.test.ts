import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fairSemaphore } from "./fair-semaphore.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a released slot goes to the next in the queue, and a second release does nothing", async () => {
  const take = fairSemaphore({ atOnce: 1, patience: 1000 });
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
  const take = fairSemaphore({ atOnce: 2, patience: 1000 });
  const [first] = await Promise.all([take("crowd"), take("crowd")]);
  const crowd = take("crowd");
  const visitor = take("visitor");
  first?.();
  expect(await visitor).toBeTypeOf("function");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await crowd).toBeNull();
});
