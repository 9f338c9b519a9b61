import { expect, test } from "vitest";
import { termsOf, urgentAnswer } from "./company-terms.server.ts";

const guarantee = { en: "One year on our work", ar: "سنة على عملنا" };

test("what the company has filled in is printed, in its order and language", () => {
  const terms = { payment: { en: "By invoice", ar: "بفاتورة" }, guarantee };
  expect(termsOf({ terms }, "ar")).toEqual([
    { name: "guarantee", text: guarantee.ar },
    { name: "payment", text: "بفاتورة" },
  ]);
});

test("what is missing or `none` is not printed", () => {
  expect(termsOf({ terms: { insurance: "none" } }, "en")).toEqual([]);
  expect([urgentAnswer({}, "en"), urgentAnswer({ urgent: "none" }, "en")]).toEqual([undefined, undefined]);
  expect(urgentAnswer({ urgent: { en: "within 30 minutes", ar: "خلال 30 دقيقة" } }, "en")).toBe("within 30 minutes");
});
