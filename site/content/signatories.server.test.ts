import { expect, test } from "vitest";
import { photos } from "./schemas/photos.ts";
import { signatory } from "./signatories.server.ts";

const both = (text: string) => ({ en: text, ar: text });
const licence = { name: both("Society of Engineers"), number: "E-1", expires: "2027-03-31" };
const sara = {
  file: "sara.jpg",
  alt: both("A woman"),
  name: both("Sara"),
  role: both("Engineer"),
  trade: both("cooling"),
  licence,
  author: "cooling",
};

test("somebody with a trade signs as long as the licence is valid", () => {
  const { team } = photos.parse({ team: [sara] });
  expect(signatory("cooling", "2027-03-31", team)?.name.en).toBe("Sara");
  expect(signatory("cooling", "2027-04-01", team)).toBeUndefined();
  expect(signatory("works", "2026-12-01", team)).toBeUndefined();
});

test("nobody signs without a licence", () => {
  const { licence: _, ...unlicensed } = sara;
  expect(photos.safeParse({ team: [unlicensed] }).error?.issues[0]?.message).toMatch(/^only somebody with/);
});
