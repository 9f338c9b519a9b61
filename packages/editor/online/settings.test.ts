import { expect, test } from "vitest";
import { settingsFrom } from "./settings.ts";

const whole = {
  EDITOR_URL: "https://edit.example.com",
  EDITOR_SECRET: "x".repeat(32),
  SITE_URL: "https://www.example.com",
  EDITOR_BRANCH: "content",
};

test("complete settings are accepted", () => {
  expect(settingsFrom(whole)).toEqual({ ...whole, EDITOR_REMOTE: "origin" });
});

test.each([
  [{ EDITOR_SECRET: "" }, "EDITOR_SECRET is missing."],
  [{ EDITOR_SECRET: "short" }, "EDITOR_SECRET must have at least 32"],
  [{ EDITOR_URL: "http://edit.example.com" }, "EDITOR_URL must be an https://"],
  [{ EDITOR_URL: "https://edit.example.com/path" }, "EDITOR_URL must be an https://"],
  [{ EDITOR_BRANCH: "--upload-pack=x" }, "EDITOR_BRANCH must be a plain name"],
  [{ EDITOR_BRANCH: undefined }, "EDITOR_BRANCH is missing."],
])("nothing starts with %j", (change, says) => {
  expect(() => settingsFrom({ ...whole, ...change })).toThrow(says);
});

test("a secret is never repeated", () => {
  expect(() => settingsFrom({ ...whole, EDITOR_SECRET: "my-own-secret" })).not.toThrow("my-own-secret");
});
