import { describe, expect, it } from "vitest";
import { defaultLimits } from "./config.ts";
import { places } from "./databases.fixture.ts";
import { authIn, siteUrl } from "./fixture.ts";

const sqlite = places.slice(0, 1);

describe.each(sqlite)("the server on %s", (_, make) => {
  const auth = authIn(make, { limits: { ...defaultLimits, signup: { burst: 1, every: 1000 } } });
  const version = "x-supabase-api-version";
  const refused = (apiVersion: string) => auth.call("GET", "/user", { headers: { [version]: apiVersion } });

  it.each(["", "2023-12-31", "junk", "2024-13-45"])(
    "answers errors in the old format when asked for %j",
    async (apiVersion) => {
      const { body, headers } = await refused(apiVersion);
      expect(body).toEqual({
        code: 401,
        error_code: "no_authorization",
        msg: "This endpoint requires a valid Bearer token",
      });
      expect(headers.get(version)).toBeNull();
      expect(headers.get("x-sb-error-code")).toBe("no_authorization");
    },
  );

  it.each(["2024-01-01", "2099-01-01"])("answers errors in the new format when asked for %s", async (apiVersion) => {
    const { body, headers } = await refused(apiVersion);
    expect(body).toEqual({ code: "no_authorization", message: "This endpoint requires a valid Bearer token" });
    expect(headers.get(version)).toBe("2024-01-01");
  });

  it("hides internal errors and logs them", async () => {
    await auth.db.schema.dropTable("auth_rate").execute();
    const { status, text } = await auth.call("POST", "/signup", { body: { email: "a@example.com", password: "x" } });
    expect(status).toBe(500);
    expect(text).not.toContain("auth_rate");
    expect(auth.state.logged).toHaveLength(1);
  });

  it("allows the site's origin only (CORS)", async () => {
    const ask = (origin: string) =>
      auth.call("OPTIONS", "/user", {
        headers: { origin, "access-control-request-method": "PUT", "access-control-request-headers": "authorization" },
      });
    const own = await ask(siteUrl);
    expect(own.status).toBe(204);
    expect(own.headers.get("access-control-allow-origin")).toBe(siteUrl);
    expect(own.headers.get("access-control-allow-methods")).toContain("PUT");
    expect((await ask("https://elsewhere.example")).headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each([
    ["no JSON", "{", "bad_json"],
    ["nothing", undefined, "bad_json"],
    ["a field of the wrong type", '{"email":5,"password":"x"}', "bad_json"],
    ["null in place of a field", '{"email":null,"phone":null}', "anonymous_provider_disabled"],
  ])("parses a body with %s", async (_, text, code) => {
    const body = text === undefined ? undefined : new Blob([text]);
    expect((await auth.call("POST", "/signup", { body })).body.code).toBe(code);
  });

  it("refuses more than a megabyte", async () => {
    const { status, body } = await auth.call("POST", "/signup", { body: { email: "x".repeat(1024 * 1024) } });
    expect([status, body.code]).toEqual([413, "request_entity_too_large"]);
  });

  it("counts requests by address", async () => {
    const codes = [await auth.call("POST", "/signup", { body: {} }), await auth.call("POST", "/signup", { body: {} })];
    expect(codes.map(({ body }) => body.code)).toEqual(["anonymous_provider_disabled", "over_request_rate_limit"]);
  });

  it("publishes public keys only", async () => {
    const { body, headers } = await auth.call("GET", "/.well-known/jwks.json");
    expect(Object.keys(body.keys[0]).sort()).toEqual(["alg", "crv", "key_ops", "kid", "kty", "use", "x", "y"]);
    expect(headers.get("cache-control")).toBe("public, max-age=600");
  });
});
