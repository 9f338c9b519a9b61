import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { formType, post } from "#tests/e2e/support/http.ts";
import { newProcesses, type Processes } from "#tests/e2e/support/launch.ts";
import { newEmail, referencesIn } from "#tests/e2e/support/leads.ts";

let processes: Processes;
beforeEach(() => {
  processes = newProcesses();
  onTestFinished(processes.end);
});

const lead = () => ({ name: "Sara Al Mansoori", email: newEmail(), phone: "050 123 4567", message: "The AC drips." });

test("a stop finishes running requests", async () => {
  const server = await processes.start();
  const answers = Array.from({ length: 10 }, () =>
    post("/api/contact", lead(), { accept: "application/json" }, server.port),
  );
  await Promise.any(answers);
  server.child.kill("SIGTERM");
  const settled = await Promise.allSettled(answers);
  expect(await server.ended).toBe(0);
  const bodies = settled.flatMap((one) =>
    one.status === "fulfilled" && one.value.status < 300 ? [one.value.text] : [],
  );
  expect(bodies.length).toBeGreaterThan(0);
  expect(referencesIn(processes.folder)).toEqual(
    expect.arrayContaining(bodies.map((text) => JSON.parse(text).reference)),
  );
});

/** When the server is told to stop, running answers get ten seconds. After that they are cut off. */
const soon = 5_000;

test("a stop does not wait for idle connections, and closes one that becomes idle after it with its answer", async () => {
  const server = await processes.start();
  const open = () =>
    connect(server.port, "127.0.0.1")
      .on("error", () => {})
      .resume();
  const [unused, keptAlive, halfAsked] = [open(), open(), open()];
  await once(unused, "connect");
  keptAlive.write("GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(keptAlive, "data");
  halfAsked.write("GET /readyz HTTP/1.1\r\nHost: localhost\r\n");
  const idle = [unused, keptAlive, halfAsked].map((socket) => once(socket, "close"));
  const headers = { origin: `http://127.0.0.1:${server.port}`, "content-type": formType, "content-length": 2 };
  const upload = request(`${headers.origin}/api/contact`, {
    method: "POST",
    agent: new Agent({ keepAlive: true }),
    headers: { ...headers, expect: "100-continue" },
  });
  upload.flushHeaders();
  await once(upload, "continue");
  server.child.kill("SIGTERM");
  // The idle connections are closed first, while the server still waits for the upload.
  await Promise.all(idle);
  await expect(once(connect(server.port, "127.0.0.1"), "connect")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  upload.end("a=");
  const [response] = await once(upload, "response");
  expect(response.statusCode).toBe(422);
  const answered = performance.now();
  const closed = once(response.socket, "close");
  response.resume();
  await closed;
  expect(performance.now() - answered).toBeLessThan(soon);
  expect(await server.ended).toBe(0);
});

test("two servers do not share a data folder", async () => {
  await processes.start();
  const { code, output } = await processes.attempt({});
  expect(code).toBe(1);
  expect(output).toContain("DATA_DIR");
});

const wrong: Record<string, string>[] = [
  // Each value is tested alone in platform/process/env.test.ts.
  { PORT: "eighty", SITE_URL: "not an address", DATABASE_URL: "mysql://example", LOG_LEVEL: "loud" },
  // The build for this test was made with another SITE_URL.
  { SITE_URL: "https://elsewhere.example" },
];
for (const settings of wrong) {
  test(`${Object.keys(settings)} with wrong values stop the start and are named`, async () => {
    const { code, output } = await processes.attempt(settings);
    expect(code).toBe(1);
    for (const name of Object.keys(settings)) expect(output).toContain(name);
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(join(processes.folder, "windtower.db"))).toBe(false);
  });
}
