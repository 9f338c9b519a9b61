import { roles } from "@site/ground/company/roles.ts";
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { may, type Right } from "#domain/colleagues/store/rights.ts";
import { addColleague, cookieFor, disableColleague } from "#tests/e2e/support/colleagues.ts";
import { dataOf, officePages, officePaths } from "#tests/e2e/support/guarded.ts";
import { ask, post } from "#tests/e2e/support/http.ts";
import { addAccount, cookieOf, database, sessionOf } from "#tests/e2e/support/sessions.ts";
import { sitemapPaths } from "#tests/e2e/support/sitemap.ts";
import { isNightly, turn } from "#tests/set.ts";

const hour = 3_600_000;
const asPage = { accept: "text/html,application/xhtml+xml" };
type Cookie = { cookie?: string };

/** Visitors without an account, each with the cookies of their browser. */
const strangers: [who: string, cookie: () => Promise<Cookie>][] = [
  ["nobody", async () => ({})],
  ["a made-up token", async () => cookieOf({ access_token: "x".repeat(43) })],
  ["a token that is over", async () => cookieOf(await ownersSession({ began: Date.now() - 2 * hour }))],
  ["a token with another's name in it", async () => cookieOf(await forged())],
  ["an unsigned token", async () => cookieOf({ access_token: new UnsecuredJWT(await ownersClaims()).encode() })],
  ["a token signed by the public key", async () => cookieOf(await signedByPublicKey())],
  ["who signed in 14 days ago", async () => cookieOf(await oldSession())],
  ["who has signed out", async () => cookieOf(await signedOut())],
];

/** People with an account who are not colleagues. */
const others: [who: string, cookie: () => Promise<Cookie>][] = [
  ["a customer", async () => cookieOf(await sessionOf(addAccount({ email: newAddress() })))],
  ["a disabled owner", async () => cookieOf(await disabledSession())],
  ["a role without a place in the team", async () => cookieOf(await sessionOf(addAccount(roleOnly())))],
];

const newAddress = () => `${crypto.randomUUID()}@office.example`;
const roleOnly = () => ({ email: newAddress(), role: "owner" as const });
const ownersSession = async (how: { began?: number } = {}) => sessionOf((await addColleague()).authId, how);
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const ownersClaims = async () => payloadOf((await ownersSession()).access_token);

async function forged() {
  const [header, , signature] = (await ownersSession()).access_token.split(".");
  const payload = Buffer.from(JSON.stringify(await ownersClaims())).toString("base64url");
  return { access_token: [header, payload, signature].join(".") };
}

async function signedByPublicKey() {
  const [key] = JSON.parse((await ask("/auth/v1/.well-known/jwks.json")).text).keys;
  const token = new SignJWT(await ownersClaims()).setProtectedHeader({ alg: "HS256", kid: key.kid });
  return { access_token: await token.sign(new TextEncoder().encode(JSON.stringify(key))) };
}

async function oldSession() {
  const { id, authId } = await addColleague();
  const session = await sessionOf(authId);
  const signin = { session_id: payloadOf(session.access_token).session_id, staff_id: id };
  await database()
    .insertInto("staff_signins")
    .values({ ...signin, at: Date.now() - 14 * 24 * hour })
    .execute();
  return session;
}

async function signedOut() {
  const session = await ownersSession();
  const left = await post("/admin/leave", {}, cookieOf(session));
  expect([left.status, left.headers.location, left.headers["clear-site-data"]]).toEqual([
    303,
    "/sign-in",
    '"cache", "storage"',
  ]);
  expect(left.headers["set-cookie"]?.join()).toMatch(/^access=; Path=\/; SameSite=Lax; Max-Age=0$/);
  return session;
}

async function disabledSession() {
  const { id, authId } = await addColleague();
  const session = await sessionOf(authId);
  await disableColleague(id);
  return session;
}

/** Sends all requests that do not open a page at the same time, and expects this status from each. */
async function expectRefused(path: string, cookie: Cookie, status: number) {
  const headers: Record<string, string> = { ...cookie };
  const questions = {
    "anything else": ask(path, { headers }),
    HEAD: ask(path, { method: "HEAD", headers: { ...headers, ...asPage } }),
    data: ask(dataOf(path), { headers }),
    "data as a page": ask(dataOf(path), { headers: { ...headers, ...asPage } }),
    "data of one route": ask(`${dataOf(path)}?_routes=en%3Aadmin%2Fcolleagues`, { headers }),
    "a form": post(path, { intent: "add" }, headers),
    "a form by script": post(dataOf(path), { intent: "add" }, headers),
  };
  for (const [what, question] of Object.entries(questions)) {
    const answer = await question;
    expect.soft(answer.status, `${what} of ${path}`).toBe(status);
    expect.soft(answer.text, `${what} of ${path}`).not.toContain("Layla");
  }
}

test("the route table contains the guarded pages", () => {
  expect(officePaths).toEqual(
    expect.arrayContaining(["/admin", "/admin/colleagues", "/ar/admin/colleagues", "/ar/admin/dashboard"]),
  );
});

/**
 * Both languages have the same pages. For a change, only the pages of one language are tested, in turn. The nightly run tests all of them.
 */
for (const language of ["en", "ar"] as const)
  describe.runIf(isNightly || language === turn)(language, () => {
    const paths = officePaths.filter((path) => path.startsWith("/ar/") === (language === "ar"));

    for (const [who, make] of strangers)
      test(`${who} gets no access, and is redirected to sign-in`, async () => {
        const cookie = await make();
        for (const path of paths) {
          const entrance = path.startsWith("/ar/") ? "/ar/sign-in" : "/sign-in";
          const page = await ask(`${path}?days=7`, { headers: { ...cookie, ...asPage } });
          const way = `${entrance}?next=${encodeURIComponent(`${path}?days=7`)}`;
          expect.soft([page.status, page.headers.location], `the page ${path}`).toEqual([302, way]);
          expect.soft(page.text, path).toBe("");
          await expectRefused(path, cookie, 401);
        }
      });

    for (const [who, make] of others)
      test(`${who} gets no access, with an explanation`, async () => {
        const cookie = await make();
        for (const path of paths) {
          const page = await ask(path, { headers: { ...cookie, ...asPage } });
          expect.soft([page.status, page.headers.location], `the page ${path}`).toEqual([403, undefined]);
          expect.soft(page.text, path).not.toContain("Layla");
          await expectRefused(path, cookie, 403);
        }
      });

    for (const role of roles)
      test(`${role} has access to what the table of rights says, and to nothing else`, async () => {
        const headers = { ...(await cookieFor({ role })), ...asPage };
        for (const path of paths.filter((one) => !one.endsWith("/live"))) {
          const right = rightFor(path);
          const allowed = right === undefined || may(role, right);
          for (const address of [path, dataOf(path)]) {
            const answer = await ask(address, { headers });
            // Some colleagues may not see the inbox. For them its address redirects to their own start page.
            const led = !allowed && /\/admin(\.data)?$/.test(address) && [200, 202, 302].includes(answer.status);
            if (led)
              expect
                .soft(answer.text + answer.headers.location, address)
                .toMatch(/\/(admin\/(applications|analytics|content)|my-visits)/);
            else expect.soft(answer.status === 403, `${address}: ${answer.status}`).toBe(!allowed);
            expect.soft(answer.status, address).not.toBe(500);
            if (!allowed) expect.soft(answer.text, address).not.toContain("@office.example");
          }
          if (allowed || path.endsWith("/admin")) continue;
          const form = await post(path, { intent: "note", text: "x" }, headers);
          // Status 405 means that the address does not accept forms.
          expect.soft([403, 405], `a form to ${path}`).toContain(form.status);
        }
      });
  });

test("other spellings of an address are guarded too", async () => {
  for (const path of [
    "/ADMIN/colleagues",
    "/admin//colleagues",
    "//admin/colleagues",
    "/%61dmin/colleagues",
    "/admin/colleagues/",
    "/Ar/admin/colleagues",
  ]) {
    const answer = await ask(path, { headers: asPage });
    expect.soft([301, 302, 400], path).toContain(answer.status);
    expect.soft(answer.text, path).not.toContain("@office.example");
  }
  for (const path of ["/admin/_.data", "/admin/colleagues/_.data", "/admin/TEAM.data"]) {
    const answer = await ask(path, { headers: asPage });
    expect.soft([301, 401, 404], path).toContain(answer.status);
  }
});

/** Returns the right that opens an address; undefined if every colleague may open it, or if there is no such page. */
function rightFor(path: string): Right | undefined {
  const [, what = ""] = /\/admin\/?([^/]*)/.exec(path) ?? [];
  if (what === "colleagues" || what === "applications" || what === "visits" || what === "content") return what;
  if (what.startsWith("analytics")) return "analytics";
  if (what.startsWith("settings")) return "settings";
  if (what.startsWith("notices")) return "notices";
  if (what === "messages" || path.endsWith("/leads/new") || path.endsWith("/contract")) return "leads.change";
  if (path.endsWith("/person.json") || path.endsWith("/erase")) return "leads.privacy";
  if (path.endsWith("/leads.csv") || path.endsWith("/contracts.csv")) return "leads.export";
  return what === "no-such-page" ? undefined : "leads";
}

test("a reader may choose their own notices", async () => {
  const headers = { ...(await cookieFor({ role: "reader" })), ...asPage };
  expect((await post("/admin/notices", { intent: "mail" }, headers)).status).toBe(200);
});

test("a colleague cannot use an owner's actions", async () => {
  const agent = await addColleague({ role: "agent", name: "Omar Said" });
  const other = await addColleague({ role: "agent", name: "Noor Ali" });
  const cookie = cookieOf(await sessionOf(agent.authId));
  for (const path of ["/admin/colleagues", "/ar/admin/colleagues", "/admin/colleagues.data"]) {
    for (const id of [agent.id, other.id])
      for (const intent of ["role", "disable", "invite", "enable", "factors"]) {
        const answer = await post(path, { intent, id, role: "owner" }, cookie);
        expect.soft(answer.status, `${intent} at ${path}`).toBe(403);
      }
    const fields = { intent: "add", name: "Eve", email: "eve@office.example", role: "owner", locale: "en" };
    expect.soft((await post(path, fields, cookie)).status).toBe(403);
  }
  const owner = await cookieFor();
  const page = (await ask("/admin/colleagues", { headers: { ...owner, ...asPage } })).text;
  expect(page).not.toContain("eve@office.example");
  expect(
    (await ask("/admin/colleagues", { headers: { ...cookieOf(await sessionOf(other.authId)), ...asPage } })).status,
  ).toBe(403);
});

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "" },
  { "sec-fetch-site": "cross-site" },
];

test("a form of another site is refused, with and without a session (CSRF)", async () => {
  const cookie = await cookieFor();
  for (const path of ["/admin/colleagues", "/admin/messages", "/admin/leave", "/admin/enter", "/admin/colleagues.data"])
    for (const headers of foreign)
      expect.soft((await post(path, { intent: "add" }, { ...cookie, ...headers })).status, path).toBe(403);
  expect((await ask("/admin/colleagues", { headers: { ...cookie, ...asPage } })).status, "still in").toBe(200);
});

const security = {
  "strict-transport-security": /max-age=\d{7,}/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /\w/,
  "content-security-policy": /default-src 'none'.*script-src 'self' [^;]*'nonce-.*frame-ancestors 'none'/,
  "cache-control": /^no-store$/,
};

const ungated = [
  "/admin/enter",
  "/ar/admin/enter?token=x",
  "/admin/leave",
  "/database-test",
  "/ar/database-test",
  "/analytics-test",
  "/ar/analytics-test",
];

test("every page and refusal has the security headers, is not cached and not indexed", async () => {
  const insider = { ...asPage, ...(await cookieFor()) };
  const questions: [string, Record<string, string>][] = [
    ...[...officePaths, ...ungated].map((path): [string, Record<string, string>] => [path, asPage]),
    ...[...officePages, ...ungated].map((path): [string, Record<string, string>] => [path, insider]),
  ];
  for (const [path, headers] of questions) {
    const answer = await ask(path, { headers });
    for (const [name, value] of Object.entries(security))
      expect.soft(String(answer.headers[name]), `${name} of ${path}`).toMatch(value);
    expect.soft(String(answer.headers["content-security-policy"])).not.toContain("unsafe");
    if (answer.text.startsWith("<!DOCTYPE"))
      expect.soft(answer.text, path).toMatch(/<meta name="robots" content="noindex"/);
  }
  for (const path of await sitemapPaths()) expect(path).not.toMatch(/admin|(database|analytics)-test/);
});
