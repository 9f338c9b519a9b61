import fc from "@site/testing/fast-check.ts";
import { expect } from "vitest";
import { isDue } from "#tests/set.ts";
import type { Backend } from "../support/backend.ts";
import { expectRefused } from "../support/expect.ts";
import { type Answer, version } from "../support/http.ts";
import { newAddress, newPassword, newPerson, newUser, signUp } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

const posts = [
  "/signup",
  "/token?grant_type=password",
  "/token?grant_type=refresh_token",
  "/token?grant_type=pkce",
  "/recover",
  "/otp",
  "/magiclink",
  "/resend",
  "/verify",
  "/factors",
  "/logout",
  "/factors/7f0c2f0e-6a0f-4a0e-8f5e-1f5f1f5f1f5f/challenge",
  "/factors/7f0c2f0e-6a0f-4a0e-8f5e-1f5f1f5f1f5f/verify",
];

/** Names of fields that the server reads, so that the unusual values reach the code behind them. */
const fields = [
  ...[
    "email",
    "phone",
    "password",
    "data",
    "channel",
    "code_challenge",
    "code_challenge_method",
    "gotrue_meta_security",
  ],
  ...[
    "refresh_token",
    "auth_code",
    "code_verifier",
    "nonce",
    "type",
    "token",
    "token_hash",
    "redirect_to",
    "create_user",
  ],
  ...[
    "friendly_name",
    "factor_type",
    "issuer",
    "challenge_id",
    "code",
    "app_metadata",
    "user_metadata",
    "current_password",
  ],
];

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "' or 1=1 --",
    "%00",
    "a@b.c\r\nBcc: x@y.z",
    "__proto__",
    "9".repeat(400),
  ),
  fc.constantFrom(null, 0, -1, 1e308, true, [], {}, [[]], { toString: 1 }),
  fc.constantFrom("totp", "phone", "signup", "recovery", "email", "sms", "email_change", "s256", "plain"),
);

const bodies = fc.oneof(fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 6 }), fc.jsonValue());

function expectClean({ status, body, text, headers }: Answer, what: string) {
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  if (status < 400) return;
  expect(body, `${what}: ${text.slice(0, 300)}`).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
  });
  expect(text).not.toMatch(/sqlite|postgres|select |insert |node_modules|\bat \S+:\d+|\.ts:\d/i);
  expect(headers.get("content-type")).toMatch(/^application\/json/);
}

onEveryBackend("Bad input and attack", (test) => {
  /** For a change only a few random inputs of each kind are tried, unless the tested code has changed. */
  const runs = (most: number) => ({ numRuns: isDue("fuzz") ? most : most / 5 });
  const hundred = runs(150);

  test("any JSON to any endpoint gets a clean answer", async (auth) => {
    const { access: token } = await newPerson(auth);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), bodies, fc.boolean(), async (path, body, signedIn) => {
        // The sign-out is called without the token. With the token it would end the session that the other cases need.
        const how = signedIn && path !== "/logout" ? { token } : {};
        expectClean(await auth.post(path, body, how), `${path} ${JSON.stringify(body)}`);
      }),
      runs(300),
    );
  });

  test("any JSON to one's own user gets a clean answer", async (auth) => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { access: token } = await newPerson(auth);
        expectClean(await auth.put("/user", body, { token }), JSON.stringify(body));
        expect((await auth.get("/user", { token })).status).toBe(200);
      }),
      runs(60),
    );
  });

  test("any JSON from the service gets a clean answer", async (auth) => {
    const { id } = await newUser(auth);
    const paths = ["/admin/users", "/admin/generate_link", "/invite"];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), bodies, async (path, body) => {
        expectClean(await auth.post(path, body, auth.admin), `${path} ${JSON.stringify(body)}`);
        expectClean(await auth.put(`/admin/users/${id}`, body, auth.admin), JSON.stringify(body));
      }),
      hundred,
    );
  });

  test("any bytes under any content type get a clean answer", async (auth) => {
    const types = fc.constantFrom(
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "",
      "a/b;;;",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...posts),
        fc.uint8Array({ maxLength: 200 }),
        types,
        async (path, body, type) => {
          const init = { method: "POST", body: Buffer.from(body), headers: { ...version, "content-type": type } };
          expectClean(await auth.raw(path, init), `${path} ${type} ${Buffer.from(body).toString("base64")}`);
        },
      ),
      hundred,
    );
  });

  test("any query gets a clean answer", async (auth) => {
    const { access: token } = await newPerson(auth);
    const names = fc.constantFrom(
      "token",
      "type",
      "redirect_to",
      "provider",
      "scopes",
      "code_challenge",
      "code_challenge_method",
      "state",
      "code",
      "error",
      "page",
      "per_page",
      "scope",
    );
    const values = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("signup", "google", "pkce_x", "\u0000", "../..", "javascript:1", "http://[", "-1"),
    );
    const paths = fc.constantFrom(
      "/verify",
      "/authorize",
      "/callback",
      "/user/identities/authorize",
      "/user",
      "/settings",
      "/health",
      "/factors",
    );
    await fc.assert(
      fc.asyncProperty(paths, fc.dictionary(names, values), async (path, query) => {
        const answer = await auth.get(`${path}?${new URLSearchParams(query)}`, { token });
        expectClean(answer, `${path} ${JSON.stringify(query)}`);
        const to = answer.headers.get("location");
        if (to) expect(new URL(to).origin, JSON.stringify(query)).toBe(auth.siteUrl);
      }),
      hundred,
    );
  });

  test("any path gets a clean answer", async (auth) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("GET", "POST", "PUT", "DELETE"), fc.webPath(), async (method, path) => {
        const { status, text } = await auth.raw(`/admin/users${path}`, { method, headers: { ...version } });
        expect(status, `${method} ${path}: ${text}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${path}: ${text}`).toBeLessThan(500);
      }),
      hundred,
    );
  });

  test("more than a mebibyte is refused everywhere, announced or not", async (auth) => {
    const { access } = await newPerson(auth);
    const body = JSON.stringify({ email: newAddress(), data: "a".repeat(1_100_000) });
    const headers = { ...version, "content-type": "application/json", authorization: `Bearer ${access}` };
    for (const path of posts.filter((path) => path !== "/logout"))
      expectRefused(await auth.raw(path, { method: "POST", body, headers }), 413, "request_entity_too_large");
    const stream = new Blob([body]).stream();
    const init = { method: "POST", body: stream, headers, duplex: "half" } as RequestInit;
    expectRefused(await auth.raw("/recover", init), 413, "request_entity_too_large");
  });

  test("deeply nested and very wide JSON is handled", async (auth) => {
    const post = (body: string) =>
      auth.raw("/signup", { method: "POST", body, headers: { ...version, "content-type": "application/json" } });
    expectClean(await post(`${"[".repeat(100_000)}${"]".repeat(100_000)}`), "deep");
    expectClean(await post(`{"data":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`), "deep data");
    expectClean(
      await post(
        JSON.stringify({
          email: newAddress(),
          password: newPassword(),
          data: Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, n])),
        }),
      ),
      "wide",
    );
    expectClean(await post(`{"email":"a@${"a.".repeat(100_000)}com","password":"12345678"}`), "long");
  });

  test("no line break of a request reaches a mail header or link", async (auth) => {
    for (const email of [
      "a@example.com\r\nBcc: evil@example.com",
      "a@example.com\nx",
      "a@example.com,evil@example.com",
      "a@example.com;b@example.com",
      '"a\r\nb"@example.com',
      "<a@example.com>",
      "Sara <a@example.com>",
      "a@exa mple.com",
      "a\u0000@example.com",
    ])
      expectRefused(await auth.post("/signup", { email, password: newPassword() }), 400, "validation_failed");
    const { email, password } = await signUp(auth, {
      data: { name: "Sara\r\nBcc: evil@example.com", language: "en\r\nX: 1" },
    });
    const mail = await auth.outbox.newest(email, "signup", { password });
    expect(mail.link).not.toMatch(/[\r\n]/);
    const { email: other } = await newUser(auth);
    await auth.post(`/recover?redirect_to=${encodeURIComponent(`${auth.siteUrl}/a\r\nBcc: evil@example.com`)}`, {
      email: other,
    });
    expect(decodeURIComponent((await auth.outbox.newest(other, "recovery")).link)).not.toMatch(/[\r\n]/);
  });

  test("nobody can read or change another person", async (auth: Backend) => {
    const [one, two] = [await newPerson(auth), await newPerson(auth)];
    const aimed = {
      id: two.id,
      user_id: two.id,
      sub: two.id,
      aud: "x",
      role: "owner",
      data: { sub: two.id, email: two.email },
    };
    await auth.put("/user", aimed, { token: one.access });
    const { body } = await auth.get("/user", { token: one.access });
    expect(body).toMatchObject({ id: one.id, email: one.email, role: "authenticated" });
    const untouched = await auth.get("/user", { token: two.access });
    expect(untouched.body).toMatchObject({ id: two.id, email: two.email });
  });
});
