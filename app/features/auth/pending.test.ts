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

it("takes a sign-up for begun here where its password was typed here, for that address and an hour", () => {
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

it("takes no other mail for a sign-up, and nothing for begun once it is done", () => {
  remember(pending("recovery"));
  expect(isBegunHere(email)).toBe(false);
  rememberProvider();
  rememberAnswer(true);
  expect(isBegunHere(email)).toBe(true);
  forget();
  expect([isBegunHere(email), remembered()]).toEqual([false, undefined]);
});

it("takes a provider's sign-in for begun here only where it ended in a mail, and was asked for here", () => {
  rememberProvider();
  expect(isBegunHere(email), "on the way there, or given up").toBe(false);
  rememberAnswer(false);
  rememberAnswer(true);
  expect(isBegunHere(email), "a link that says so").toBe(false);
});

it("remembers nothing where nothing may be stored", () => {
  vi.stubGlobal("localStorage", undefined);
  remember(pending("signup"));
  forget();
  expect([isBegunHere(email), remembered()]).toEqual([false, undefined]);
});
