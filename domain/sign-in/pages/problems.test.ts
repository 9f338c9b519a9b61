import { languageCodes } from "@site/ground/language/languages.ts";
import {
  AuthApiError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { translator } from "#site/i18n/t.ts";
import { problemIn, problemOf } from "./problems.ts";
import { RequestRefusal } from "./query.ts";

const api = (code: string, message = "", status = 400) => new AuthApiError(message, status, code);

describe("the catalogue of problems", () => {
  it.each([
    [api("invalid_credentials", "Invalid login credentials"), "credentials"],
    [api("otp_expired", "Token has expired or is invalid", 403), "codeExpired"],
    [api("validation_failed", "Unable to validate email address: invalid format"), "emailInvalid"],
    [api("validation_failed", "Password cannot be longer than 72 characters"), "passwordTooLong"],
    [new AuthSessionMissingError(), "sessionGone"],
    [new AuthRetryableFetchError("", 503), "offline"],
    [new TypeError("Failed to fetch"), "offline"],
    [new AuthPKCECodeVerifierMissingError(), "linkBroken"],
    [new AuthWeakPasswordError("", 422, ["length"]), "weakPassword"],
    [new AuthWeakPasswordError("", 422, ["length", "pwned"]), "pwnedPassword"],
    [new AuthWeakPasswordError("", 422, ["characters"]), "passwordCharacters"],
    [new RequestRefusal(403, "insufficient_aal"), "secondFactor"],
    [new RequestRefusal(503, "undefined"), "server"],
    [api("no_such_code_yet", "Something new"), "unknown"],
    [api("constructor"), "unknown"],
    [undefined, "unknown"],
  ])("%s is recognised", (error, key) => {
    expect(problemOf(error)).toEqual({ key });
  });

  it.each([
    ["no session", "sessionGone"],
    ["Error in URL with unspecified error_description", "linkBroken"],
    ["Not a valid PKCE flow url.", "linkBroken"],
    ["No code detected.", "linkBroken"],
    ["No session defined in URL", "linkBroken"],
    ["Invalid JWT signature", "server"],
    ["JWKS is empty", "server"],
    ["No matching signing key found in JWKS", "server"],
    ["No browser detected.", "unknown"],
  ])("recognises the client's message: %s", (message, key) => {
    expect(problemOf(new Error(message))).toEqual({ key });
  });

  it("contains the seconds to wait", () => {
    const error = api(
      "over_email_send_rate_limit",
      "For security purposes, you can only request this after 42 seconds.",
    );
    const problem = problemOf(error);
    expect(problem).toEqual({ key: "tooSoon", count: 42 });
    expect(translator("ar", "auth")("problems.tooSoon", { count: 3 })).toContain("3 ثوانٍ");
  });

  it("has a message for every problem in both languages", () => {
    const keys = ["credentials", "unknown", "providerFailed", "linkExpired", "pwnedPassword"] as const;
    for (const language of languageCodes)
      for (const key of keys) expect(translator(language, "auth")(`problems.${key}`)).not.toMatch(/^problems/);
  });
});

it("reads the error from the query or the fragment of an address", () => {
  const at = (search: string, hash = "") => problemIn({ search, hash })?.key;
  expect(at("?next=%2F")).toBe(undefined);
  expect(at("?error=access_denied&error_code=otp_expired")).toBe("linkExpired");
  expect(at("", "#error=access_denied&error_description=The+user+said+no")).toBe("providerFailed");
  expect(at("?error=server_error&error_description=Error+in+URL+with+unspecified+error_description")).toBe(
    "linkBroken",
  );
  expect(at("?error=invalid_request&error_code=bad_oauth_state")).toBe("linkBroken");
});
