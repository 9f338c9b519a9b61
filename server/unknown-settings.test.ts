import { expect, test } from "vitest";
import { schema } from "#platform/process/env.ts";
import { unknownSettings } from "./unknown-settings.ts";

test.each([
  ["AUTH_ANONYMUS", "AUTH_ANONYMOUS"],
  ["SITE_ULR", "SITE_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["TRUST_PROXYS", "TRUST_PROXY"],
])("%s is reported, with the setting that was meant", (name, meant) => {
  expect(unknownSettings([name])).toEqual([`${name} is no setting. Is ${meant} meant?`]);
});

test("a name that begins like our settings but is none is reported; ours, and everybody else's, are not", () => {
  expect(unknownSettings(["RETAIN_EVERYTHING"])).toEqual([expect.stringContaining("RETAIN_EVERYTHING is no setting")]);
  const others = [
    "HOME",
    "HOSTNAME",
    "PATH",
    "MAIL",
    "NODE_ENV",
    "OTEL_SERVICE_NAME",
    "EDITOR",
    "EDITOR_REMOTE",
    "LOGNAME",
  ];
  expect(unknownSettings([...Object.keys(schema.shape), ...others])).toEqual([]);
});
