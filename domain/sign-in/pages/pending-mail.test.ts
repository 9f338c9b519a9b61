import { beforeEach, expect, it, vi } from "vitest";
import {
  clearPending,
  isStartedHere,
  storedPending,
  storePending,
  storeProviderResult,
  storeProviderStart,
} from "./pending-mail.ts";

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

it("a sign-up counts as started here if its password was typed here, for this address and within an hour", () => {
  expect(isStartedHere(email)).toBe(false);
  storePending(pending("signup"));
  expect([isStartedHere("Amna@example.com"), isStartedHere("other@example.com"), isStartedHere("")]).toEqual([
    true,
    false,
    false,
  ]);
  storePending(pending("signup", hour));
  expect([isStartedHere(email), storedPending()]).toEqual([false, undefined]);
});

it("other mails do not count as a sign-up, and nothing counts once it is done", () => {
  storePending(pending("recovery"));
  expect(isStartedHere(email)).toBe(false);
  storeProviderStart();
  storeProviderResult(true);
  expect(isStartedHere(email)).toBe(true);
  clearPending();
  expect([isStartedHere(email), storedPending()]).toEqual([false, undefined]);
});

it("a sign-in through a provider counts as started here only if it was, and if it ended in a mail", () => {
  storeProviderStart();
  expect(isStartedHere(email), "on the way there, or given up").toBe(false);
  storeProviderResult(false);
  storeProviderResult(true);
  expect(isStartedHere(email), "a link that says so").toBe(false);
});

it("nothing is stored if storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  storePending(pending("signup"));
  clearPending();
  expect([isStartedHere(email), storedPending()]).toEqual([false, undefined]);
});
