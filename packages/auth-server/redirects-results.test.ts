import { describe, expect, it } from "vitest";
import { withCode, withError, withMessage, withSession } from "./redirects-results.ts";

const expired = { status: 403, code: "otp_expired", message: "Email link is invalid or has expired" };
const parts = (address: string) => {
  const url = new URL(address);
  return {
    start: url.origin + url.pathname,
    query: Object.fromEntries(url.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
  };
};

describe("the result in a redirect", () => {
  it("is a session in the fragment, replacing the old fragment", () => {
    const address = withSession("https://example.com/a?x=1#top", {
      access_token: "a.b.c",
      expires_in: 3600,
      type: undefined,
    });
    expect(parts(address)).toEqual({
      start: "https://example.com/a",
      query: { x: "1" },
      fragment: { access_token: "a.b.c", expires_in: "3600", sb: "" },
    });
  });

  it("is a code added to the query", () => {
    expect(withCode("https://example.com/a?x=1&code=old", "new")).toBe("https://example.com/a?x=1&code=new");
    expect(withCode("com.example.app://in/v2", "new")).toBe("com.example.app://in/v2?code=new");
  });

  it("is an error in the fragment, and for PKCE in the query too", () => {
    const fields = { error: "access_denied", error_code: "otp_expired", error_description: expired.message };
    const implicit = parts(withError("https://example.com/?a=1&error=old", expired, "verify"));
    expect(implicit.query).toEqual({ a: "1", error: "old" });
    expect(implicit.fragment).toEqual({ ...fields, sb: "" });
    const pkce = parts(withError("https://example.com/?a=1&error=old", expired, "verify", true));
    expect(pkce.query).toEqual({ a: "1", ...fields });
    expect(pkce.fragment).toEqual({ ...fields, sb: "" });
  });

  it.each([
    [400, "x", "callback", "invalid_request"],
    [422, "signup_disabled", "callback", "access_denied"],
    [422, "identity_already_exists", "callback", "server_error"],
    [422, "x", "verify", undefined],
    [503, "x", "verify", "temporarily_unavailable"],
  ] as const)("calls %i %s from %s %s", (status, code, from, error) => {
    expect(parts(withError("https://example.com/", { status, code, message: "m" }, from)).fragment.error).toBe(error);
  });

  it("is a message after the first of two confirmations", () => {
    expect(parts(withMessage("https://example.com/", "Go on")).query).toEqual({});
    const { query, fragment } = parts(withMessage("https://example.com/", "Go on", true));
    expect(query).toEqual({ message: "Go on" });
    expect(fragment).toEqual({ message: "Go on", sb: "" });
  });
});
