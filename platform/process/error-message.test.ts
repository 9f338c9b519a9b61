import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { messageOf } from "./error-message.ts";

const said = (message: string, name = "Error") => messageOf(Object.assign(new Error(message), { name }));

test.each([
  ["Cannot read properties of undefined (reading 'map')", "TypeError"],
  ["no such table: lead_events", "SqliteError"],
  ["timeout exceeded when trying to connect", "Error"],
  ["connect ECONNREFUSED", "Error"],
])("keeps: %s", (message, name) => {
  expect(said(message, name)).toBe(message);
});

test.each([
  [
    `Unexpected token 'S', "Sara Al Ma"... is not valid JSON`,
    "SyntaxError",
    "Unexpected token '…', '…'... is not valid JSON",
  ],
  ['invalid input syntax for type integer: "050 123 4567"', "error", "invalid input syntax for type integer: '…'"],
  ["no route to sara@example.ae at 10.1.2.34:25", "Error", "no route to … at …:25"],
  ["Invalid URL: /enquiry/AbCdEfGhIj0123456789Kl?email=a", "TypeError", "Invalid URL: /enquiry/…?…"],
  ["سارة wants +971 50 765 4321", "Error", "… wants +…"],
  ['value too long: "Sara', "error", "value too long: '…'"],
])("removes text that a visitor may have typed: %s", (message, name, kept) => {
  expect(said(message, name)).toBe(kept);
});

test("e-mail addresses and phone numbers in a driver's errors never reach the log", () => {
  const phone = fc.stringMatching(/^\+?[0-9]{7,12}$/);
  const mail = fc.stringMatching(/^[a-z]{3,8}@[a-z]{3,8}\.ae$/);
  fc.assert(
    fc.property(fc.string(), fc.oneof(phone, mail), fc.string(), (before, secret, after) => {
      expect(said(`${before} ${secret} ${after}`)).not.toContain(secret.replace("+", ""));
      expect(said(`${before} ${secret} ${after}`).length).toBeLessThanOrEqual(200);
    }),
  );
});
