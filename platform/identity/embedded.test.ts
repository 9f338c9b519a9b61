import { expect, it } from "vitest";
import { parseEnv } from "#platform/process/env.ts";
import { configOf } from "./embedded.ts";

const configWith = (settings: Record<string, string>) => configOf(parseEnv(settings), new Uint8Array(32));

it("mail interval, password length and manual linking follow their settings", () => {
  const chosen = { AUTH_MAIL_INTERVAL: "5", AUTH_PASSWORD_MIN: "12", AUTH_MANUAL_LINKING: "off" };
  expect(configWith({})).toMatchObject({ resendSeconds: 60, password: { min: 8 }, manualLinking: true });
  expect(configWith(chosen)).toMatchObject({ resendSeconds: 5, password: { min: 12 }, manualLinking: false });
});

it("AUTH_LIMITS=off lifts the rate limits and the pause between two mails", () => {
  expect(configWith({})).toMatchObject({ limits: expect.anything() });
  expect(configWith({ AUTH_LIMITS: "off" })).toMatchObject({ limits: null, resendSeconds: 0 });
});
