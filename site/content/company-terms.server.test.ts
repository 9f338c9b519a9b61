import { expect, test } from "vitest";
import { company } from "./company.server.ts";
import { callNote, termsOf, urgentAnswer } from "./company-terms.server.ts";

const guarantee = { en: "One year on our work", ar: "سنة على عملنا" };

test("the terms that the company has filled in are printed, in its order and language", () => {
  const terms = { payment: { en: "By invoice", ar: "بفاتورة" }, guarantee };
  expect(termsOf({ terms }, "ar")).toEqual([
    { name: "guarantee", text: guarantee.ar },
    { name: "payment", text: "بفاتورة" },
  ]);
});

test("a term that is missing or `none` is not printed", () => {
  expect(termsOf({ terms: { insurance: "none" } }, "en")).toEqual([]);
  expect([urgentAnswer({}, "en"), urgentAnswer({ urgent: "none" }, "en")]).toEqual([undefined, undefined]);
  expect(urgentAnswer({ urgent: { en: "within 30 minutes", ar: "خلال 30 دقيقة" } }, "en")).toBe("within 30 minutes");
});

test("a company that answers emergencies on the office's own number does not say that it is answered in working hours only", () => {
  const { emergencySupport, ...claims } = company().claims;
  expect(emergencySupport).toBeDefined();
  expect(callNote({ claims: { ...claims, emergencySupport } }, "en")).toBeUndefined();
  expect(callNote({ claims }, "en")).toMatch(/working hours/);
});
