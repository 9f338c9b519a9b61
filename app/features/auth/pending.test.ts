import { beforeEach, expect, it, vi } from "vitest";
import { forget, isBegunHere, remember, rememberAnswer, remembered, rememberProvider } from "./pending.ts";

const email = "amna@example.com";
const pending = (kind: "signup" | "recovery", ago = 0) => ({ kind, email, next: "/account", sentAt: Date.now() - ago });
const hour = 3_600_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

it("a sign-up counts as started here if its password was typed here, for this address and one hour", () => {
  expect(isBegunHere(email)).toBe(false);
  remember(pending("signup"));
  expect([isBegunHere("Amna@example.com"), isBegunHere("other@example.com"), isBegunHere("")]).toEqual([
    true,
    false,
    false,
  ]);
  remember(pending("signup", hour));
  expect([isBegunHere(email), remembered()]).toEqual([false, undefined]);
});

it("other mails do not count as a sign-up, and nothing counts once it is done", () => {
  remember(pending("recovery"));
  expect(isBegunHere(email)).toBe(false);
  rememberProvider();
  rememberAnswer(true);
  expect(isBegunHere(email)).toBe(true);
  forget();
  expect([isBegunHere(email), remembered()]).toEqual([false, undefined]);
});

it("a provider's sign-in counts as started here only if it was, and ended in a mail", () => {
  rememberProvider();
  expect(isBegunHere(email), "on the way there, or given up").toBe(false);
  rememberAnswer(false);
  rememberAnswer(true);
  expect(isBegunHere(email), "a link that says so").toBe(false);
});

it("stores nothing if storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  remember(pending("signup"));
  forget();
  expect([isBegunHere(email), remembered()]).toEqual([false, undefined]);
});
