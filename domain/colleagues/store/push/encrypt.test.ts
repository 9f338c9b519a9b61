import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { encrypt, longestPayload } from "./encrypt.ts";
import { aBrowser } from "./fixture.ts";

/** The example in RFC 8291, section 5. */
const example = {
  text: "When I grow up, I want to be a watermelon",
  browser: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  sender: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_" +
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

describe("a push message", () => {
  it("is byte for byte the example of the RFC, and opens in its browser", () => {
    const sender = createECDH("prime256v1");
    sender.setPrivateKey(example.sender, "base64url");
    const browser = aBrowser(example.browser);
    const keys = { ...browser.keys, auth: example.auth };
    const body = encrypt(example.text, keys, { sender, salt: Buffer.from(example.salt, "base64url") });
    expect(body.toString("base64url")).toBe(example.body);
    expect(browser.open(body, Buffer.from(example.auth, "base64url"))).toBe(example.text);
  });

  it("is different each time, may have any length up to one record, and cannot be opened by another browser", () => {
    const browser = aBrowser();
    for (const text of ["", "طلب عاجل · إصلاح المكيفات", "x".repeat(longestPayload)])
      expect(browser.open(encrypt(text, browser.keys))).toBe(text);
    expect(encrypt("a", browser.keys).equals(encrypt("a", browser.keys))).toBe(false);
    expect(() => encrypt("x".repeat(longestPayload + 1), browser.keys)).toThrow(RangeError);
    expect(() => aBrowser().open(encrypt("a", browser.keys))).toThrow();
  });
});
