import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { room } from "./room.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what fits comes in; who does not fit waits, and comes in when somebody leaves", async () => {
  const take = room(100, 1000);
  const leave = await take(60);
  const second = take(60);
  const third = take(10);
  leave?.();
  leave?.(); // twice is once
  expect(await second).toBeTypeOf("function");
  expect(await third).toBeTypeOf("function");
});

test("nobody waits for ever, and who gives up holds up nobody", async () => {
  const take = room(100, 1000);
  const leave = await take(60);
  const late = take(60);
  const small = take(30);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeNull();
  (await small)?.();
  leave?.();
  expect(await take(100)).toBeTypeOf("function");
});
