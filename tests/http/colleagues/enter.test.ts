import { expect, onTestFinished, test } from "vitest";
import { ask, post } from "#tests/e2e/support/http.ts";
import { newProcesses, type StartedServer } from "#tests/e2e/support/launch.ts";

/** Returns the token of the link that a server without an owner prints. */
async function invitation({ output }: StartedServer): Promise<string> {
  await expect
    .poll(output, { timeout: 10_000 })
    .toMatch(/^Open \S+\/admin\/enter\?token=[\w-]{43} once, within 24 hours, to become the owner\.$/m);
  return /token=([\w-]{43})/.exec(output())?.[1] ?? "";
}

const password = "three quiet courtyards";
const owner = { name: "Layla Hadad", email: "layla@office.example", locale: "en", password };
const asPage = { accept: "text/html" };

async function signIn({ port }: StartedServer, password: string) {
  const body = JSON.stringify({ email: owner.email, password });
  const headers = { "content-type": "application/json" };
  return ask("/auth/v1/token?grant_type=password", { to: port, method: "POST", headers, body });
}

async function stop({ child, ended }: StartedServer) {
  child.kill("SIGTERM");
  await ended;
}

test("the first owner enters by the link of the last start, once, and the log does not contain it", async () => {
  const processes = newProcesses();
  onTestFinished(processes.end);
  const before = await processes.start();
  const old = await invitation(before);
  await stop(before);

  const server = await processes.start();
  const token = await invitation(server);
  expect(token).not.toBe(old);
  expect((await post("/admin/enter", { token: old, ...owner }, {}, server.port)).status).toBe(410);
  const look = () => ask(`/admin/enter?token=${token}`, { to: server.port, headers: asPage });
  for (let time = 0; time < 3; time += 1) expect((await look()).status, "a scanner opens it").toBe(200);

  for (const wrong of [{ email: "layla" }, { password: "short" }, { password: "x".repeat(80) }, { password: "" }]) {
    const answer = await post("/admin/enter", { token, ...owner, ...wrong }, {}, server.port);
    expect(answer.status, Object.keys(wrong).join()).toBe(422);
    expect(answer.text).not.toContain(owner.password);
  }
  const all = await Promise.all(
    Array.from({ length: 20 }, () => post("/admin/enter", { token, ...owner }, {}, server.port)),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
  expect((await look()).status).toBe(410);

  const session = JSON.parse((await signIn(server, password)).text);
  expect(session.user).toMatchObject({ email: owner.email, app_metadata: { role: "owner" } });
  const cookie = `access=${session.access_token}`;
  const page = await ask("/admin/colleagues", { to: server.port, headers: { ...asPage, cookie } });
  expect([page.status, page.headers.location]).toEqual([302, "/second-factor?next=%2Fadmin%2Fcolleagues"]);
  expect((await ask("/admin/colleagues.data", { to: server.port, headers: { cookie } })).status).toBe(403);
  const logged = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(logged.length).toBeGreaterThan(20);
  for (const secret of [token, password, session.access_token]) expect(logged.join()).not.toContain(secret);

  await stop(server);
  const third = await processes.start();
  await ask("/admin/enter", { to: third.port, headers: asPage });
  expect(third.output()).not.toContain("token=");
});
