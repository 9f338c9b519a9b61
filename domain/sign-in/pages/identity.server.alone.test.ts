import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { beforeEach, expect, it, vi } from "vitest";
import { identityOf } from "./identity.server.ts";

/** The backend of the current test. Its URL differs in each test, so that no cached key is used again. */
const backend = vi.hoisted(() => ({ url: "", anonKey: "anon", fetch: (() => {}) as unknown as typeof fetch }));
const settings = vi.hoisted((): { SITE_URL: string; SUPABASE_JWT_SECRET?: string } => ({ SITE_URL: "" }));
vi.mock("./backend.server.ts", () => ({ authBackend: () => backend }));
vi.mock("#platform/process/env.ts", () => ({ env: () => settings }));
const raised = vi.hoisted(() => new Set<string>());
vi.mock("#platform/db/db.ts", () => ({ db: async () => ({}) }));
vi.mock("#platform/identity/sessions.ts", () => ({ isRaised: async (_: unknown, id: string) => raised.has(id) }));

const id = "0b51b3a5-7c5c-4b52-9f0a-1b1a4a7a0001";
const session = "0b51b3a5-7c5c-4b52-9f0a-1b1a4a7a0002";
const keys = await generateKeyPair("ES256", { extractable: true });
const others = await generateKeyPair("ES256");

type Answer = { status: number; body: unknown };
const person = {
  id,
  email: "layla@office.example",
  email_confirmed_at: "2026-01-01T00:00:00Z",
  factors: [] as object[],
};
let user: Answer;
let published: object[];
let requests: string[];

beforeEach(async () => {
  backend.url = `https://${crypto.randomUUID()}.example`;
  settings.SITE_URL = backend.url;
  settings.SUPABASE_JWT_SECRET = undefined;
  published = [{ ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256", use: "sig" }];
  user = answerWith({});
  requests = [];
  backend.fetch = async (input) => {
    const path = String(input).replace(`${backend.url}/auth/v1`, "");
    requests.push(path);
    if (path === "/.well-known/jwks.json") return Response.json({ keys: published });
    return Response.json(user.body, { status: user.status });
  };
});

const answerWith = (more: object): Answer => ({
  status: 200,
  body: { ...person, app_metadata: { role: "owner" }, user_metadata: { language: "ar" }, ...more },
});

const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: `${backend.url}/auth/v1`,
  aud: "authenticated",
  sub: id,
  exp: Math.floor(Date.now() / 1000) + 3600,
  session_id: session,
  aal: "aal1",
  amr: [{ method: "password", timestamp: 1 }],
  ...more,
});
const signed = (more?: JWTPayload, { key = keys.privateKey, kid = "one" } = {}) =>
  new SignJWT(claims(more)).setProtectedHeader({ alg: "ES256", kid }).sign(key);
const withSecret = (secret: string) =>
  new SignJWT(claims()).setProtectedHeader({ alg: "HS256", kid: "one" }).sign(new TextEncoder().encode(secret));
const asking = (token: string) =>
  identityOf(new Request("https://w.example/", { headers: { cookie: `access=${token}` } }));

it("a person is identified by cookie or by header", async () => {
  const token = await signed();
  const expected = { id, email: person.email, emailConfirmed: true, role: "owner", aal: "aal1", language: "ar" };
  expect(await asking(token)).toMatchObject({ ...expected, sessionId: session });
  const headers = { authorization: `bearer ${token}`, cookie: "access=of-another-tab" };
  expect(await identityOf(new Request("https://w.example/", { headers }))).toMatchObject(expected);
});

it("the backend is not asked about a visitor without a token", async () => {
  expect(await identityOf(new Request("https://w.example/"))).toBeNull();
  expect(
    await identityOf(new Request("https://w.example/", { headers: { cookie: "accessory=x; access=" } })),
  ).toBeNull();
  expect(requests).toEqual([]);
});

const now = Math.floor(Date.now() / 1000);
const forged: [string, () => Promise<string> | string][] = [
  ["is not signed", () => new UnsecuredJWT(claims()).encode()],
  ["names no algorithm but keeps a signature", async () => swapHeader(await signed(), { alg: "none", kid: "one" })],
  ["is signed by the public key as a secret", async () => withSecret(await exportSPKI(keys.publicKey))],
  ["is signed by the published key's text as a secret", () => withSecret(JSON.stringify(published[0]))],
  ["is signed by another key", () => signed({}, { key: others.privateKey })],
  ["names an unknown key", () => signed({}, { kid: "two" })],
  ["is over", () => signed({ exp: now - 1 })],
  ["never ends", () => signed({ exp: undefined })],
  ["is of another issuer", () => signed({ iss: "https://elsewhere.example/auth/v1" })],
  ["is for another audience", () => signed({ aud: "anon" })],
  ["has no session", () => signed({ session_id: undefined })],
  ["has no person", () => signed({ sub: undefined })],
  ["was altered", async () => swapClaims(await signed(), { sub: session })],
  ["is none", () => "x.y.z"],
];
it.each(forged)("a token that %s is refused, without asking the backend", async (_, make) => {
  expect(await asking(await make())).toBeNull();
  expect(requests).not.toContain("/user");
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const swapHeader = (token: string, header: object) => [part(header), ...token.split(".").slice(1)].join(".");
const swapClaims = (token: string, more: JWTPayload) => {
  const [header, , signature] = token.split(".");
  return [header, part(claims(more)), signature].join(".");
};

it("a shared secret is accepted only if one is configured, in addition to the public keys", async () => {
  const secret = "a secret of more than thirty-two characters";
  settings.SUPABASE_JWT_SECRET = secret;
  expect(await asking(await withSecret(secret))).toMatchObject({ id });
  expect(await asking(await signed())).toMatchObject({ id });
  expect(await asking(await withSecret(`${secret}x`))).toBeNull();
  expect(await asking(await withSecret(await exportSPKI(keys.publicKey)))).toBeNull();
});

it.each([401, 403, 404])(
  "there is no identity if the session, the person or the permission is gone (%i)",
  async (status) => {
    user = { status, body: { code: "session_not_found" } };
    expect(await asking(await signed())).toBeNull();
  },
);

it("an unreachable backend does not count as a refusal", async () => {
  user = { status: 503, body: {} };
  await expect(asking(await signed())).rejects.toThrow("503");
});

it("role and address come from the backend, not from the token", async () => {
  user = answerWith({ app_metadata: { role: "admin" }, email_confirmed_at: null, user_metadata: { language: "xx" } });
  const token = await signed({ app_metadata: { role: "owner" }, role: "owner" });
  expect(await asking(token)).toMatchObject({ role: null, emailConfirmed: false, language: null });
});

it("a second factor counts only as long as it exists", async () => {
  const token = await signed({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
  expect(await asking(token)).toMatchObject({ aal: "aal1" });
  for (const [factor, aal] of [
    [{ factor_type: "phone", status: "verified" }, "aal1"],
    [{ factor_type: "totp", status: "unverified" }, "aal1"],
    [{ factor_type: "totp", status: "verified" }, "aal2"],
  ] as const) {
    user = answerWith({ factors: [factor] });
    expect(await asking(token)).toMatchObject({ aal });
  }
  expect(await asking(await signed())).toMatchObject({ aal: "aal1" });
});

it("a passkey counts as both steps as long as its session counts it", async () => {
  const token = () => signed({ aal: "aal2", amr: [{ method: "passkey" }] });
  expect(await asking(await token())).toMatchObject({ aal: "aal1" });
  raised.add(session);
  expect(await asking(await token())).toMatchObject({ aal: "aal2" });
  expect(await asking(await signed({ amr: [{ method: "passkey" }] }))).toMatchObject({ aal: "aal1" });
  raised.clear();
});

it("a new key is fetched by itself", async () => {
  await asking(await signed());
  const next = await generateKeyPair("ES256", { extractable: true });
  published = [{ ...(await exportJWK(next.publicKey)), kid: "two", alg: "ES256", use: "sig" }];
  vi.setSystemTime(Date.now() + 2000);
  expect(await asking(await signed({}, { key: next.privateKey, kid: "two" }))).toMatchObject({ id });
  vi.useRealTimers();
});

it("the embedded backend is asked every time, a hosted one twice a minute", async () => {
  const questions = () => requests.filter((path) => path === "/user").length;
  const token = await signed();
  for (let time = 0; time < 3; time += 1) await asking(token);
  expect(questions()).toBe(3);
  settings.SITE_URL = "https://w.example";
  for (let time = 0; time < 3; time += 1) await asking(token);
  expect(questions()).toBe(4);
  user = { status: 403, body: {} };
  vi.setSystemTime(Date.now() + 31_000);
  expect(await asking(token)).toBeNull();
  vi.useRealTimers();
});
