import { expect, test } from "vitest";
import { formatDate, translator } from "./t.ts";

test("a missing message shows its key, not the other language", () => {
  expect(translator("ar")("no.such.message" as never)).toBe("no.such.message");
});

test("Arabic has its six plurals", () => {
  const t = translator("ar");
  const forms = [1, 2, 3, 11, 100].map((count) => t("article.minutes", { count }));
  expect(forms).toEqual([
    "دقيقة قراءة واحدة",
    "دقيقتان للقراءة",
    "3 دقائق للقراءة",
    "11 دقيقة للقراءة",
    "100 دقيقة للقراءة",
  ]);
});

test("dates are words with Western digits in both languages", () => {
  expect(formatDate("2026-11-02", "en")).toBe("2 November 2026");
  expect(formatDate("2026-11-02", "ar")).toMatch(/^2 نوفمبر 2026$/);
});
