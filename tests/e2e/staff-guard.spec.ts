import { dataOf, officePages, officePaths } from "./support/guarded.ts";
import { ask, post } from "./support/http.ts";
import { addColleague, cookieOf, disableColleague, sessionOf } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

const hour = 3_600_000;
const asPage = { accept: "text/html,application/xhtml+xml" };

/** Everybody who must not come in, each with the cookie that such a browser sends. */
const outsiders: [who: string, cookie: () => Record<string, string>][] = [
  ["nobody", () => ({})],
  ["a made-up session", () => cookieOf("x".repeat(43))],
  ["an altered session", () => cookieOf(`A${sessionOf(addColleague().id).slice(1)}`)],
  ["a session under another name", () => ({ cookie: `__Host-staff=${sessionOf(addColleague().id)}` })],
  ["a session idle for 12 hours", () => cookieOf(sessionOf(addColleague().id, { seen: Date.now() - 12 * hour }))],
  [
    "a session of 14 days",
    () => cookieOf(sessionOf(addColleague().id, { began: Date.now() - 14 * 24 * hour, seen: Date.now() })),
  ],
  ["a disabled owner", () => cookieOf(disabledSession())],
  ["a cookie that asks the database", () => ({ cookie: "staff=' or '1'='1" })],
];

function disabledSession(): string {
  const { id } = addColleague();
  const token = sessionOf(id);
  disableColleague(id);
  return token;
}

test("the route table has what is to be guarded", () => {
  expect(officePaths).toEqual(
    expect.arrayContaining(["/admin", "/admin/team", "/ar/admin/team", "/ar/admin/dashboard"]),
  );
});

for (const [who, cookieFor] of outsiders) {
  test(`${who} gets in nowhere`, async () => {
    const cookie = cookieFor();
    for (const path of officePaths) {
      const entrance = path.startsWith("/ar/") ? "/ar/admin/enter" : "/admin/enter";
      const page = await ask(path, { headers: { ...cookie, ...asPage } });
      expect.soft([page.status, page.headers.location], `the page ${path}`).toEqual([302, entrance]);
      expect.soft(page.text, path).toBe("");
      for (const [what, answer] of [
        ["anything else", await ask(path, { headers: cookie })],
        ["HEAD", await ask(path, { method: "HEAD", headers: { ...cookie, ...asPage } })],
        ["data", await ask(dataOf(path), { headers: cookie })],
        ["data as a page", await ask(dataOf(path), { headers: { ...cookie, ...asPage } })],
        ["data of one route", await ask(`${dataOf(path)}?_routes=en%3Aadmin%2Fteam`, { headers: cookie })],
        ["a form", await post(path, { intent: "add" }, cookie)],
        ["a form by script", await post(dataOf(path), { intent: "add" }, cookie)],
      ] as const) {
        expect.soft(answer.status, `${what} of ${path}`).toBe(401);
        expect.soft(answer.text, `${what} of ${path}`).not.toContain("@office.example");
      }
    }
  });
}

test("other spellings of an address are no way round", async () => {
  for (const path of [
    "/ADMIN/team",
    "/admin//team",
    "//admin/team",
    "/%61dmin/team",
    "/admin/team/",
    "/Ar/admin/team",
  ]) {
    const answer = await ask(path, { headers: asPage });
    expect.soft([301, 302, 400], path).toContain(answer.status);
    expect.soft(answer.text, path).not.toContain("@office.example");
  }
  for (const path of ["/admin/_.data", "/admin/team/_.data", "/admin/TEAM.data"]) {
    const answer = await ask(path, { headers: asPage });
    expect.soft([301, 401, 404], path).toContain(answer.status);
  }
});

test("a colleague comes in everywhere but to what owners do, an owner everywhere", async () => {
  const [agent, owner] = [addColleague({ role: "agent" }), addColleague()].map(({ id }) => cookieOf(sessionOf(id)));
  for (const path of officePages) {
    const ownersOnly = path.endsWith("/team");
    for (const address of [path, dataOf(path)]) {
      const [theirs, owners] = [
        await ask(address, { headers: { ...agent, ...asPage } }),
        await ask(address, { headers: { ...owner, ...asPage } }),
      ];
      expect.soft(theirs.status === 403, `a colleague at ${address}: ${theirs.status}`).toBe(ownersOnly);
      expect.soft([401, 403, 500], `an owner at ${address}`).not.toContain(owners.status);
      expect.soft(String(theirs.headers.location ?? ""), address).not.toContain("enter");
      if (ownersOnly) expect.soft(theirs.text, address).not.toContain("@office.example");
    }
  }
});

test("a colleague cannot act as an owner, whomever it is about", async () => {
  const agent = addColleague({ role: "agent", name: "Omar Said" });
  const other = addColleague({ role: "agent", name: "Noor Ali" });
  const cookie = cookieOf(sessionOf(agent.id));
  for (const path of ["/admin/team", "/ar/admin/team", "/admin/team.data"]) {
    for (const id of [agent.id, other.id])
      for (const intent of ["role", "disable", "link", "enable"]) {
        const answer = await post(path, { intent, id, role: "owner" }, cookie);
        expect.soft(answer.status, `${intent} at ${path}`).toBe(403);
        expect.soft(answer.text).not.toContain("token=");
      }
    const fields = { intent: "add", name: "Eve", email: "eve@office.example", role: "owner", locale: "en" };
    expect.soft((await post(path, fields, cookie)).status).toBe(403);
  }
  const owner = cookieOf(sessionOf(addColleague().id));
  const page = (await ask("/admin/team", { headers: { ...owner, ...asPage } })).text;
  expect(page).not.toContain("eve@office.example");
  expect((await ask("/admin/team", { headers: { ...cookieOf(sessionOf(other.id)), ...asPage } })).status).toBe(403);
});

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "" },
  { "sec-fetch-site": "cross-site" },
];

test("a form of another site does nothing, with or without a session", async () => {
  const cookie = cookieOf(sessionOf(addColleague().id));
  for (const path of ["/admin/team", "/admin/messages", "/admin/leave", "/admin/enter", "/admin/team.data"])
    for (const headers of foreign)
      expect.soft((await post(path, { everywhere: "yes" }, { ...cookie, ...headers })).status, path).toBe(403);
  expect((await ask("/admin/team", { headers: { ...cookie, ...asPage } })).status, "still in").toBe(200);
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

const ungated = ["/admin/enter", "/ar/admin/enter?token=x", "/admin/leave", "/database-test", "/ar/database-test"];

test("every page and refusal carries the security headers, is kept nowhere and not indexed", async () => {
  const insider = { ...asPage, ...cookieOf(sessionOf(addColleague().id)) };
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
  expect((await ask("/sitemap.xml")).text).not.toMatch(/admin|database-test/);
});
