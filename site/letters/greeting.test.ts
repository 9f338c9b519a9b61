import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { greetingName } from "./greeting.ts";

it.each([
  ["Sara Al Mansoori", "Sara Al Mansoori"],
  ["سارة أحمد", "سارة أحمد"],
  ["Mohd. Ali  O'Brien-Haddad", "Mohd. Ali O'Brien-Haddad"],
  ["\u200fسارة\u200f", "سارة"],
])("greets %s by name", (typed, name) => {
  expect(greetingName(typed)).toBe(name);
});

it.each([
  "https://evil.example",
  "evil.example",
  "www.evil.example/login",
  "Call 050 123 4567",
  "<b>Sara</b>",
  "sara@evil.example",
  "Your account is locked please call",
  "Sara\u2024example",
  "=?utf-8?Q?x?=",
  "a".repeat(41),
  " ",
])("greets %j without a name", (typed) => {
  expect(greetingName(typed)).toBe("");
});

it("never greets by anything that could be a link, a number or markup", () => {
  const piece = fc.constantFrom(
    "Sara",
    " ",
    ".",
    "http",
    ":",
    "/",
    "@",
    "com",
    "<",
    "&",
    "٣",
    "7",
    "\n",
    "\u202e",
    "=?",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(texts, (typed) => {
      const name = greetingName(typed);
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name).not.toMatch(/[\p{N}\p{C}/:@<>&=?]|\.[^ ]/u);
    }),
  );
});
