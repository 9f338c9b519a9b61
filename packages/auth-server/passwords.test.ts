import { hash } from "bcryptjs";
import { describe, expect, it } from "vitest";
import { isGuessable } from "./common-passwords.ts";
import { withDefaults } from "./config.ts";
import { hashPassword, isPassword, weaknesses } from "./passwords.ts";

const config = withDefaults({
  siteUrl: "http://site.test",
  externalUrl: "http://site.test/auth/v1",
  masterKey: new Uint8Array(32),
  serviceKey: "",
  argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 },
});

describe("a password", () => {
  it.each([
    "password",
    "Password1",
    "P@ssw0rd",
    "qwertyuiop",
    "Welcome2026!",
    "123456789",
    "2026dubai",
    "abababab",
    "مرحبا2026",
  ])("%s is easy to guess", (typed) => expect(isGuessable(typed)).toBe(true));

  it.each(["three quiet courtyards", "passwordless garden", "dubai creek at dawn", "ثلاث ساحات هادئة", "9f1c0b7a"])(
    "%s is not",
    (typed) => expect(isGuessable(typed)).toBe(false),
  );

  it("must not be the person's name or address", () => {
    const names = ["Amna.Saleh@example.com", null, "971501234567"];
    for (const typed of ["amna.saleh@example.com", "Amna.Saleh", "971501234567"])
      expect(isGuessable(typed, names)).toBe(true);
    expect(isGuessable("amna.saleh and a well", names)).toBe(false);
  });

  it("is measured in characters, not in bytes, without spaces around it", () => {
    expect(weaknesses(config, "بئر قديم")).toEqual([]);
    for (const short of ["بئرقديم", "        ", "  well     "]) expect(weaknesses(config, short)).toEqual(["length"]);
  });

  it("is compared to its last character; one longer than bcrypt's 72 bytes never matches an imported hash", async () => {
    const long = "ساحة ".repeat(14).trim();
    expect(Buffer.byteLength(long)).toBeGreaterThan(72);
    const own = await hashPassword(config, long);
    expect([await isPassword(config, long, own), await isPassword(config, `${long}ة`, own)]).toEqual([true, false]);
    const imported = await hash("a".repeat(72), 4);
    expect(await isPassword(config, "a".repeat(72), imported)).toBe(true);
    expect(await isPassword(config, "a".repeat(73), imported)).toBe(false);
  });

  it("of an unknown person is compared again after the queue was full the first time", async () => {
    const fresh = { ...config, argon2: { ...config.argon2 } };
    const crowd = Array.from({ length: 1000 }, () => hashPassword(config, "crowd").catch(() => ""));
    await expect(isPassword(fresh, "three quiet courtyards", null)).rejects.toThrow("Too busy");
    await Promise.all(crowd);
    expect(await isPassword(fresh, "three quiet courtyards", null)).toBe(false);
  });
});
