import { expect, it } from "vitest";
import { company, holidays } from "#site/content/content.server.ts";
import { replyDue } from "#site/content/reply-due.ts";
import { workingHours } from "#site/content/week.ts";
import { thanksFor } from "./promise.server.ts";

const at = (uae: string) => Date.parse(`${uae}:00+04:00`);
const hours = workingHours(company().hours, holidays());
const said = (uae: string, language: "en" | "ar" = "en") =>
  thanksFor("contact", replyDue(hours, at(uae)), language, at(uae))
    .replace(/\s/g, " ")
    .replace(/(day), /, "$1 ");
const within = "Thank you for your message. We'll get back to you within 24 hours.";
const closed = "Thank you. Our office is closed in between, so the answer can take longer than 24 hours.";

it.each([
  ["2026-11-23T10:00", within, "Tuesday 24 November at 10:00 AM"],
  ["2026-11-27T14:00", closed, "Sunday 29 November at 10:00 AM"],
])("a customer who writes at %s is told a time that we can keep", (uae, thanks, when) => {
  expect(said(uae)).toBe(`${thanks} At the latest by ${when}, UAE time.`);
});

it("the thanks are in the language of the page, with Western digits", () => {
  expect(said("2026-11-27T14:00", "ar")).toMatch(/مغلق.*الأحد.*29 نوفمبر.*10:00.*بتوقيت الإمارات\.$/);
});

it("the thanks name no time that is over", () => {
  expect([thanksFor("contact", null, "en"), thanksFor("contact", 1, "en")]).toEqual([within, within]);
});
