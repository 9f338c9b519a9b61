import { expect } from "vitest";
import type { Backend } from "../support/backend.ts";
import { expectRefused } from "../support/expect.ts";
import { newAddress, newPassword, newPerson, newPhone, newUser, signIn } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Errors and the open endpoints", (test) => {
  const withVersion = (auth: Backend, version: string | undefined) =>
    auth.raw("/user", { headers: version === undefined ? {} : { "x-supabase-api-version": version } });

  test("(68) the version header chooses the format", async (auth) => {
    for (const version of [undefined, "", "2023-12-31", "junk", "2024-13-45", "20240101", "2024-01-01T00:00:00Z"]) {
      const { status, body, headers } = await withVersion(auth, version);
      expect([status, body], version).toEqual([
        401,
        { code: 401, error_code: "no_authorization", msg: expect.any(String) },
      ]);
      expect(headers.get("x-supabase-api-version"), version).toBeNull();
    }
    for (const version of ["2024-01-01", "2024-01-02", "2099-01-01"]) {
      const { status, body, headers } = await withVersion(auth, version);
      expect([status, body], version).toEqual([401, { code: "no_authorization", message: expect.any(String) }]);
      expect(headers.get("x-supabase-api-version")).toBe("2024-01-01");
    }
  });

  test("(68) both formats contain the reasons for a weak password", async (auth) => {
    const body = JSON.stringify({ email: newAddress(), password: "abc" });
    const init = (headers: object) => ({
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
    });
    const old = await auth.raw("/signup", init({}));
    expect([old.status, old.body]).toEqual([
      422,
      { code: 422, error_code: "weak_password", msg: expect.any(String), weak_password: { reasons: ["length"] } },
    ]);
    const recent = await auth.raw("/signup", init({ "x-supabase-api-version": "2024-01-01" }));
    expect(recent.body).toEqual({
      code: "weak_password",
      message: expect.any(String),
      weak_password: { reasons: ["length"] },
    });
  });

  test("the version header is on errors only, which have their code in a header too", async (auth) => {
    const good = await auth.get("/settings");
    expect(good.headers.get("x-supabase-api-version")).toBeNull();
    expect((await auth.get("/user")).headers.get("x-sb-error-code")).toBe("no_authorization");
  });

  test("a body that is not JSON gets bad_json on every endpoint", async (auth) => {
    const { access } = await newPerson(auth);
    const open = [
      "/signup",
      "/token?grant_type=password",
      "/token?grant_type=refresh_token",
      "/token?grant_type=pkce",
      "/recover",
      "/otp",
      "/magiclink",
      "/resend",
      "/verify",
    ];
    const send = (path: string, body: string, method = "POST") =>
      auth.raw(path, {
        method,
        body,
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${access}`,
          "x-supabase-api-version": "2024-01-01",
        },
      });
    for (const body of ["", "{", "not json", "{'a': 1}", '{"a":1}}', "\u0000"]) {
      for (const path of [...open, "/factors"]) expectRefused(await send(path, body), 400, "bad_json");
      expectRefused(await send("/user", body, "PUT"), 400, "bad_json");
    }
  });

  test("the password grant distinguishes wrong from missing credentials only", async (auth) => {
    const { email } = await newUser(auth);
    const password = newPassword();
    const wrong = [
      await signIn(auth, { email, password }),
      await signIn(auth, { email: newAddress(), password }),
      await signIn(auth, { email: (await newUser(auth, { password: undefined })).email, password: "" }),
    ];
    for (const answer of wrong) expectRefused(answer, 400, "invalid_credentials", /^Invalid login credentials$/);
    expect(new Set(wrong.map(({ text }) => text)).size).toBe(1);
    const grant = (body: object) => auth.post("/token?grant_type=password", body);
    expectRefused(await grant({ email, phone: newPhone(), password }), 400, "validation_failed");
    expectRefused(await grant({ password }), 400, "validation_failed", /missing email or phone/);
    for (const type of ["", "implicit", "client_credentials", "__proto__"])
      expectRefused(
        await auth.post(`/token?grant_type=${type}`, {}),
        400,
        "invalid_credentials",
        /unsupported_grant_type/,
      );
  });

  test("unsupported grants are refused as such", async (auth) => {
    const idToken = await auth.post("/token?grant_type=id_token", { provider: "google", id_token: "a.b.c" });
    expect(idToken.status).toBe(400);
    expect(idToken.text).toMatch(/not enabled|Bad ID token/);
    expectRefused(
      await auth.post("/token?grant_type=web3", { chain: "solana" }),
      422,
      "web3_provider_disabled",
      /Web3 provider is disabled/,
    );
    expectRefused(
      await auth.post("/sso", { domain: "example.com" }),
      404,
      "saml_provider_disabled",
      /SAML 2.0 is disabled/,
    );
    const { passkeys_enabled: isOn } = (await auth.get("/settings")).body;
    const passkey = await auth.post("/passkeys/authentication/verify", {});
    expectRefused(passkey, isOn ? 400 : 404, isOn ? "validation_failed" : "passkey_disabled");
    expectRefused(await auth.get("/oauth/authorize"), 404, "feature_disabled");
  });

  test("health and settings", async (auth) => {
    expect((await auth.get("/health")).body).toMatchObject({
      name: "GoTrue",
      version: expect.any(String),
      description: expect.any(String),
    });
    const { body } = await auth.get("/settings");
    expect(body).toMatchObject({
      external: { email: true, phone: expect.any(Boolean), anonymous_users: false, google: expect.any(Boolean) },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: expect.any(Boolean),
      sms_provider: expect.any(String),
      saml_enabled: false,
    });
  });

  test("/otp and /resend name the invalid field", async (auth) => {
    const { email } = await newUser(auth);
    expectRefused(await auth.post("/otp", { email, phone: newPhone() }), 400, "validation_failed");
    expectRefused(await auth.post("/otp", { email, channel: "sms" }), 400, "validation_failed");
    expectRefused(
      await auth.post("/otp", { email: newAddress(), create_user: false }),
      422,
      "otp_disabled",
      /Signups not allowed for otp/,
    );
    expectRefused(await auth.post("/resend", { type: "recovery", email }), 400, "validation_failed");
    expectRefused(await auth.post("/resend", { type: "sms", email }), 400, "validation_failed");
    for (const answer of [
      await auth.post("/resend", { type: "signup", email: newAddress() }),
      await auth.post("/resend", { type: "signup", email }),
    ])
      expect([answer.status, answer.body]).toEqual([200, {}]);
  });

  test("a method or a path that does not exist is refused, and never a 5xx", async (auth) => {
    const refused = [
      await auth.get("/token"),
      await auth.raw("/signup", { method: "PATCH" }),
      await auth.post("/reauthenticate", {}),
      await auth.get("/nowhere"),
      await auth.get("/admin/nowhere", auth.admin),
      await auth.get("/%00"),
      await auth.get("/%E0%A4%A"),
    ];
    for (const { status, text } of refused) expect([400, 401, 403, 404, 405], text).toContain(status);
  });
});
