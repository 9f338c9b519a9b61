import { expect, it } from "vitest";
import { company } from "./company.server.ts";
import { ours } from "./our-offer.ts";
import { printedBy } from "./our-words.server.ts";

it.each([
  [1, "within 1 hour", "خلال ساعة"],
  [2, "within 2 hours", "خلال ساعتين"],
  [4, "within 4 hours", "خلال 4 ساعات"],
  [24, "within 24 hours", "خلال 24 ساعة"],
  [100, "within 100 hours", "خلال 100 ساعة"],
])("promises an answer within %i hours as either language counts them", (replyWithinHours, en, ar) => {
  const of = { ...company(), claims: { ...company().claims, replyWithinHours } };
  expect(printedBy("within {company.replyHours} hours", of, ours, { id: "/", language: "en" })).toBe(en);
  expect(printedBy("خلال {company.replyHours} ساعة", of, ours, { id: "/", language: "ar" })).toBe(ar);
});
