import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Draft, draftName, keep, readDraft } from "./drafts.ts";

const week = 7 * 24 * 60 * 60_000;
const now = Date.parse("2026-10-05T10:00:00+04:00");
const kept = new Map<string, string>();
const deleted = vi.fn(async () => true);

beforeEach(() => {
  kept.clear();
  deleted.mockClear();
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.stubGlobal("caches", { delete: deleted });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draft: Draft = { key: "a", at: now, fields: [["name", "Sara"]] };

test("a draft is read again for a week, and then deleted with its photos", () => {
  keep(draftName("callback"), draft);
  vi.setSystemTime(now + week - 1000);
  expect(readDraft("callback")).toEqual(draft);
  expect(readDraft("contact"), "another form").toBeUndefined();
  vi.setSystemTime(now + week + 1000);
  expect(readDraft("callback")).toBeUndefined();
  expect([...kept.keys()]).toEqual([]);
  expect(deleted).toHaveBeenCalledOnce();
});

test("values that are no draft are ignored, and so is storage that is blocked", () => {
  kept.set(draftName("quote"), "{");
  expect(readDraft("quote")).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  keep(draftName("quote"), draft);
  expect(readDraft("quote")).toBeUndefined();
});
