import { expect } from "@playwright/test";
import { ask, post } from "./support/http.ts";
import { type Started, test } from "./support/process.ts";

/** The token that the terminal shows at a start without an owner. */
async function invitation({ said }: Started): Promise<string> {
  await expect
    .poll(said)
    .toMatch(/^Open \S+\/admin\/enter\?token=[\w-]{43} once, within 24 hours, to become the owner\.$/m);
  return /token=([\w-]{43})/.exec(said())?.[1] ?? "";
}

const owner = { name: "Layla Hadad", email: "layla@office.example", locale: "en" };
const asPage = { accept: "text/html" };
const sessionIn = (headers: { "set-cookie"?: string[] }) => headers["set-cookie"]?.join() ?? "";

test("the first owner comes in by the link in the terminal, once, and it is in no log line", async ({ processes }) => {
  const server = await processes.start();
  const token = await invitation(server);
  const look = () => ask(`/admin/enter?token=${token}`, { to: server.port, headers: asPage });
  for (let time = 0; time < 3; time += 1) expect((await look()).status, "a scanner opens it").toBe(200);

  const wrong = await post("/admin/enter", { token, ...owner, email: "layla" }, {}, server.port);
  expect([wrong.status, sessionIn(wrong.headers)]).toEqual([422, ""]);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => post("/admin/enter", { token, ...owner }, {}, server.port)),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([303, ...Array(19).fill(410)]);
  expect(all.filter(({ headers }) => sessionIn(headers) !== "")).toHaveLength(1);
  expect((await look()).status).toBe(410);
  const logged = server
    .said()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(logged.length).toBeGreaterThan(20);
  expect(logged.join()).not.toContain(token);
});

test("every start without an owner makes a new link and voids the old; with one there is none", async ({
  processes,
}) => {
  const first = await processes.start();
  const old = await invitation(first);
  first.child.kill("SIGTERM");
  await first.ended;

  const second = await processes.start();
  const token = await invitation(second);
  expect(token).not.toBe(old);
  expect((await post("/admin/enter", { token: old, ...owner }, {}, second.port)).status).toBe(410);
  const entered = await post("/admin/enter", { token, ...owner, locale: "ar" }, {}, second.port);
  expect([entered.status, entered.headers.location]).toEqual([303, "/ar/admin"]);
  second.child.kill("SIGTERM");
  await second.ended;

  const third = await processes.start();
  await ask("/admin/enter", { to: third.port, headers: asPage });
  expect(third.said()).not.toContain("token=");
});

test("a session is new, hidden from scripts and from other sites, and ends on the server when left", async ({
  processes,
}) => {
  const { port, ...server } = await processes.start({ SITE_URL: "https://www.windtower.example" });
  const token = await invitation({ port, ...server });
  const origin = "https://www.windtower.example";
  const planted = "__Host-staff=planted";
  const entered = await post("/admin/enter", { token, ...owner }, { origin, cookie: planted }, port);
  const cookie = sessionIn(entered.headers);
  expect(cookie).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600; Secure$/);
  const own = { cookie: cookie.split(";", 1)[0] ?? "" };
  const status = async (headers: Record<string, string>) => (await ask("/admin/team", { to: port, headers })).status;
  expect([await status({ cookie: planted }), await status(own)]).toEqual([401, 200]);

  const left = await post("/admin/leave", {}, { origin, ...own }, port);
  expect([left.status, left.headers.location]).toEqual([303, "/admin/enter"]);
  expect(sessionIn(left.headers)).toMatch(/^__Host-staff=; .*Max-Age=0/);
  expect(left.headers["clear-site-data"]).toBe('"cache", "storage"');
  expect(await status(own), "the cookie, kept by somebody").toBe(401);
});
