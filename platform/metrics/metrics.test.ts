import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "@site/testing/fast-check.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { startTestServer } from "#platform/http/fixture.ts";
import { createMetrics } from "./metrics.ts";
import { type State, stateOf } from "./state.ts";
import { textOf } from "./text.ts";

const token = "a-token-of-this-test-0123456789";
const bearer = { authorization: `Bearer ${token}` };
const calm: State = { databaseAnswers: true, outboxPending: 3, leadsToday: 2, backupAge: Number.POSITIVE_INFINITY };

async function site(secret: string | undefined = token, look = async () => calm) {
  const server = await startTestServer({ metrics: createMetrics(secret, look) });
  onTestFinished(server.close);
  return server;
}
const ask = async ({ ask }: Awaited<ReturnType<typeof site>>, headers: Record<string, string> = bearer) => {
  const { status, body, headers: got } = await ask("/metrics", { headers });
  return { status, text: body.toString(), headers: got };
};

describe("/metrics", () => {
  it("does not exist without a token in the settings", async () => {
    const server = await startTestServer({ metrics: createMetrics(undefined, async () => calm) });
    onTestFinished(server.close);
    for (const headers of [{}, bearer, { authorization: "Bearer undefined" }, { authorization: "Bearer " }])
      expect((await ask(server, headers)).status).toBe(404);
  });

  it.each([
    {},
    { authorization: token },
    { authorization: `bearer ${token}` },
    { authorization: `Bearer ${token}x` },
    { authorization: `Bearer ${token.slice(1)}` },
    { authorization: `Basic ${Buffer.from(`:${token}`).toString("base64")}` },
    { host: "127.0.0.1", "x-forwarded-for": "127.0.0.1", cookie: `token=${token}` },
  ])("shows nothing to %o", async (headers) => {
    const answer = await ask(await site(), headers as Record<string, string>);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([401, "no-store"]);
    expect(answer.text).not.toContain("windtower_");
  });

  it("counts answers by kind, never by address", async () => {
    const server = await site();
    await server.ask("/");
    await server.ask("/canary?mail=canary@example.com");
    await server.ask("/ar/admin/leads/canary");
    const { status, text, headers } = await ask(server);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-type"]).toContain("version=0.0.4");
    expect(text).toContain('windtower_http_requests_total{kind="file",status="200"} 1\n');
    expect(text).toContain('windtower_http_requests_total{kind="page",status="404"} 1\n');
    expect(text).toContain('windtower_http_request_duration_seconds_count{kind="office"} 1\n');
    expect(text).toContain('le="+Inf"} 1\n');
    expect(text).toContain("windtower_outbox_pending 3\n");
    expect(text).not.toMatch(/canary|undefined|NaN|Infinity|windtower_disk/);
  });

  it("asks the database once, however many ask it at once", async () => {
    let looks = 0;
    const server = await site(token, async () => {
      looks += 1;
      return calm;
    });
    await Promise.all(Array.from({ length: 50 }, () => ask(server)));
    expect(looks).toBe(1);
  });

  it("does not hold up others while a hundred connections request it and read nothing", async () => {
    const server = await site();
    for (let at = 0; at < 100; at += 1) {
      const socket = connect(server.port, "127.0.0.1").pause();
      onTestFinished(() => void socket.destroy());
      socket.write(`GET /metrics HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    }
    expect((await server.ask("/healthz")).status).toBe(200);
    expect((await ask(server)).status).toBe(200);
  });
});

describe("the state", () => {
  const nowhere = {} as Parameters<typeof stateOf>[0];

  it("reports that there is no database, no backup and no certificate, and does not fail", async () => {
    const where = {
      DATA_DIR: "/nowhere",
      DATABASE_URL: undefined,
      BACKUP_DIR: "/nowhere",
      CERTIFICATE_FILE: "/nowhere",
    };
    const state = await stateOf(nowhere, where);
    expect(state).toEqual({
      databaseAnswers: false,
      mailServer: false,
      backupAge: Number.POSITIVE_INFINITY,
      certificateDays: Number.NEGATIVE_INFINITY,
    });
  });

  it("finds the newest backup, and ignores a half-written one", async () => {
    const folder = mkdtempSync(join(tmpdir(), "windtower-backups-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const now = Date.parse("2026-11-23T12:00:00Z");
    for (const [name, hours] of [
      ["a.backup", 30],
      ["b.backup", 2],
      ["c.backup.part", 0],
      ["of-a-clock-ahead.backup", -9000],
    ] as const) {
      writeFileSync(join(folder, name), "x");
      utimesSync(join(folder, name), now / 1000, now / 1000 - hours * 3600);
    }
    const where = { DATA_DIR: folder, DATABASE_URL: undefined, BACKUP_DIR: folder, CERTIFICATE_FILE: undefined };
    const state = await stateOf(nowhere, where, now);
    expect(state.backupAge).toBe(2 * 3600);
    expect(state.diskFree).toBeGreaterThan(0);
  });
});

it("no label can break out of its quotes", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const text = textOf([{ name: "a", help: "b", type: "gauge", samples: [[{ label: value }, 1]] }]);
      expect(text.split("\n")).toHaveLength(4);
      const quoted = /^a\{label="((?:[^"\\\n]|\\["\\n])*)"\} 1$/m.exec(text)?.[1];
      expect(quoted?.replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign))).toBe(value);
    }),
  );
});
