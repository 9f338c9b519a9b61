import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ask, formType, post } from "../support/http.ts";
import { newEmail, referencesIn } from "../support/leads.ts";
import { test } from "../support/process.ts";

const lead = () => ({ name: "Sara Al Mansoori", email: newEmail(), phone: "050 123 4567", message: "The AC drips." });

test("a kill loses nothing that was acknowledged", async ({ processes }) => {
  const first = await processes.start();
  const acknowledged: string[] = [];
  const visitors = Array.from({ length: 30 }, async () => {
    const answer = await post("/api/contact", lead(), { accept: "application/json" }, first.port).catch(
      () => undefined,
    );
    if (!answer || answer.status >= 300) return;
    acknowledged.push(JSON.parse(answer.text).reference);
    if (acknowledged.length === 10) first.child.kill("SIGKILL");
  });
  await Promise.all(visitors);
  expect(await first.ended).toBe("SIGKILL");
  expect(acknowledged.length).toBeGreaterThanOrEqual(10);

  const second = await processes.start();
  expect((await ask("/readyz", { to: second.port })).status).toBe(200);
  expect(referencesIn(processes.folder)).toEqual(expect.arrayContaining(acknowledged));
});

test("a stop finishes running requests", async ({ processes }) => {
  const server = await processes.start();
  const answers = Array.from({ length: 10 }, () =>
    post("/api/contact", lead(), { accept: "application/json" }, server.port),
  );
  await Promise.any(answers);
  server.child.kill("SIGTERM");
  const settled = await Promise.allSettled(answers);
  expect(await server.ended).toBe(0);
  const given = settled.flatMap((one) =>
    one.status === "fulfilled" && one.value.status < 300 ? [one.value.text] : [],
  );
  expect(given.length).toBeGreaterThan(0);
  expect(referencesIn(processes.folder)).toEqual(
    expect.arrayContaining(given.map((text) => JSON.parse(text).reference)),
  );
});

/** Of the ten seconds that a stop grants to running answers. */
const soon = 5_000;

test("a stop does not wait for idle connections", async ({ processes }) => {
  test.setTimeout(15_000);
  const server = await processes.start();
  const open = () => connect(server.port, "127.0.0.1").on("error", () => {});
  await once(open(), "connect");
  const keptAlive = open();
  keptAlive.write("GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(keptAlive, "data");
  open().write("GET /readyz HTTP/1.1\r\nHost: localhost\r\n");
  const began = performance.now();
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(soon);
});

test("a connection that becomes idle after the stop is closed with its answer", async ({ processes }) => {
  test.setTimeout(15_000);
  const server = await processes.start();
  const headers = { origin: `http://127.0.0.1:${server.port}`, "content-type": formType, "content-length": 2 };
  const upload = request(`${headers.origin}/api/contact`, {
    method: "POST",
    agent: new Agent({ keepAlive: true }),
    headers: { ...headers, expect: "100-continue" },
  });
  upload.flushHeaders();
  await once(upload, "continue");
  const began = performance.now();
  server.child.kill("SIGTERM");
  const newcomer = () => once(connect(server.port, "127.0.0.1"), "connect").then(String, ({ code }) => code);
  await expect.poll(newcomer).toBe("ECONNREFUSED");
  upload.end("a=");
  const [{ statusCode }] = await once(upload, "response");
  expect(statusCode).toBe(422);
  expect(await server.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(soon);
});

test("the log contains no personal data", async ({ processes }) => {
  const server = await processes.start();
  const { email, phone, name, message } = lead();
  await post("/api/contact", { name, email, phone, message }, {}, server.port);
  await ask(`/contact?email=${encodeURIComponent(email)}`, { to: server.port });
  server.child.kill("SIGTERM");
  await server.ended;
  expect(server.output()).toContain("/api/contact");
  for (const secret of [name, email, encodeURIComponent(email), phone, message])
    expect(server.output()).not.toContain(secret);
});

test("two servers do not share a data folder", async ({ processes }) => {
  await processes.start();
  const { code, output } = await processes.attempt({});
  expect(code).toBe(1);
  expect(output).toContain("DATA_DIR");
});

const wrong = [
  ["PORT", "eighty"],
  ["SITE_URL", "not an address"],
  // The build that is tried here is one for this machine.
  ["SITE_URL", "https://elsewhere.example"],
  ["DATABASE_URL", "mysql://example"],
  ["LOG_LEVEL", "loud"],
] as const;
for (const [name, value] of wrong) {
  test(`${name}=${value} stops the start and is named`, async ({ processes }) => {
    const { code, output } = await processes.attempt({ [name]: value });
    expect(code).toBe(1);
    expect(output).toContain(name);
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(join(processes.folder, "windtower.db"))).toBe(false);
  });
}
