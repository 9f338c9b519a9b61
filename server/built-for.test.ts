import { expect, it } from "vitest";
import { otherAddress } from "./built-for.ts";

const www = "https://www.example.com";

it.each([
  [www, www],
  [www, "http://localhost:3000"],
  ["http://localhost:3000", "http://127.0.0.1:4480"],
  [undefined, "http://[::1]:3000"],
])("a build for %s may be shown at %s", (made, address) => {
  expect(otherAddress(made, address)).toBeUndefined();
});

it.each([
  ["http://localhost:3000", www],
  ["https://staging.example.com", www],
  ["http://www.example.com", www],
  [undefined, www],
])("a build for %s may not be shown at %s, and the sentence names the command", (made, address) => {
  expect(otherAddress(made, address)).toMatch(
    new RegExp(`^build/ .*${made ?? "does not say"}.*: SITE_URL=${www} npm run build$`),
  );
});
