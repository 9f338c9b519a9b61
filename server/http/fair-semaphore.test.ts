import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fairSemaphore } from "./fair-semaphore.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a slot that is given back goes to the next, and giving it back twice is giving it back once", async () => {
  const take = fairSemaphore(1, 1000);
  const leave = await take("a");
  const second = take("b");
  const third = take("c");
  leave?.();
  leave?.();
  expect(await second).toBeTypeOf("function");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await third).toBeNull();
});

test("of those who wait, an address that holds nothing comes before one that does", async () => {
  const take = fairSemaphore(2, 1000);
  const [first] = await Promise.all([take("crowd"), take("crowd")]);
  const crowd = take("crowd");
  const visitor = take("visitor");
  first?.();
  expect(await visitor).toBeTypeOf("function");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await crowd).toBeNull();
});
