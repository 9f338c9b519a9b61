import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connect } from "#platform/db/connection.ts";
import { places } from "#platform/db/fixture.ts";
import { startTestServer } from "#platform/http/fixture.ts";
import { portOf } from "#platform/http/port.ts";
import { closeMail, deliver } from "#platform/mail/send.ts";
import { startSmtp } from "#platform/mail/smtp-fixture.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { startOutbox } from "#platform/outbox/worker.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { endTracing, startTracing, withSpan } from "./trace.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; doubleValue?: number } }[];
  status: { code?: number };
}

/** Starts a collector on loopback that stores everything that it receives. */
async function startCollector(status: number | "hangs" = 200) {
  const texts: string[] = [];
  const keys: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    texts.push(`${request.url} ${Buffer.concat(chunks).toString()}`);
    keys.push(request.headers["x-key"]);
    if (status !== "hangs") response.writeHead(status).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const spans = (): Span[] =>
    texts.flatMap((text) => JSON.parse(text.slice(text.indexOf(" "))).resourceSpans[0].scopeSpans[0].spans);
  const close = () => new Promise((resolve) => server.close(resolve));
  const hangUp = () => server.closeAllConnections();
  return { texts, keys, spans, close, hangUp, endpoint: `http://127.0.0.1:${portOf(server)}` };
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  setLogLevel("silent");
  collector = await startCollector();
});
afterEach(async () => {
  await endTracing();
  await collector.close();
  setLogLevel("info");
});
const start = (more: { OTEL_EXPORTER_OTLP_HEADERS?: string; OTEL_TRACES_SAMPLER_ARG?: number } = {}) =>
  startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: 1, ...more });

const canary = "canary@example.com";

describe.each(places)("traces on %s", (_, make) => {
  it("have requests, statements, messages and mails in their order, and nothing that somebody wrote", async () => {
    const place = await make("migrated");
    await start();
    const { db, close } = connect(place.settings);
    const smtp = await startSmtp();
    const find = () => db.selectFrom("leads").select("id").where("email", "=", canary).execute();
    const pages = async () => {
      await find();
      return new Response("page");
    };
    const server = await startTestServer({ pages });
    await server.ask(`/enquiry/${"k".repeat(22)}?name=${canary}`, { headers: { cookie: canary } });
    const done = Promise.withResolvers<void>();
    const person = { name: canary, address: canary };
    const html = `<p>${canary}</p>`;
    const mail = { messageId: canary, from: person, to: canary, subject: canary, html, text: canary };
    const outbox = startOutbox(db, {
      "mail.office": async () => {
        await deliver(db, mail, smtp.url);
        done.resolve();
        return "sent";
      },
    });
    await enqueue(db, [{ topic: "mail.office", dedupeKey: canary, leadId: null }]);
    await done.promise;
    await outbox.stop();
    await server.close();
    closeMail();
    await smtp.close();
    await close();
    await place.clear();
    await endTracing();

    const spans = collector.spans();
    const named = (name: string) => spans.filter((span) => span.name === name);
    const [request] = named("GET page");
    const [message] = named("outbox mail.office");
    expect(request).toMatchObject({ kind: 2 });
    expect(named("select leads")).toEqual([
      expect.objectContaining({ traceId: request?.traceId, parentSpanId: request?.spanId }),
    ]);
    expect(named("mail")).toEqual([
      expect.objectContaining({ traceId: message?.traceId, parentSpanId: message?.spanId }),
    ]);
    expect(named("update outbox").map(({ traceId }) => traceId)).toContain(message?.traceId);
    for (const { startTimeUnixNano, endTimeUnixNano, traceId, spanId } of spans) {
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
      expect(traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(spanId).toMatch(/^[0-9a-f]{16}$/);
    }
    const sent = collector.texts.join();
    for (const secret of [canary, "canary", "kkkk", "name=", "?", "127.0.0.1"]) expect(sent).not.toContain(secret);
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    const allowed = ["http.request.method", "http.response.status_code", "windtower.request", "error.type"];
    expect([...keys].filter((key) => !allowed.includes(key))).toEqual([]);
  });
});

it.each([
  ["its code", Object.assign(new TypeError(canary), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  ["its class", new TypeError(canary), "TypeError"],
])("name a failure by %s, never by its message, and pass it on", async (_, error, kind) => {
  await start();
  await expect(withSpan("mail", "client", {}, () => Promise.reject(error))).rejects.toBe(error);
  await endTracing();
  const [span] = collector.spans();
  expect(span?.status).toEqual({ code: 2 });
  expect(span?.attributes).toEqual([{ key: "error.type", value: { stringValue: kind } }]);
  expect(collector.texts.join()).not.toContain("canary");
});

it("go to /v1/traces with the headers of the collector", async () => {
  await start({ OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20b,x-other=1" });
  await withSpan("mail", "client", {}, async () => {});
  await endTracing();
  expect(collector.texts[0]).toMatch(/^\/v1\/traces /);
  expect(collector.keys).toEqual(["a b"]);
});

it("are kept whole or not at all", async () => {
  await start({ OTEL_TRACES_SAMPLER_ARG: 0.5 });
  const pair = () => withSpan("outer", "internal", {}, () => withSpan("inner", "internal", {}, async () => {}));
  await Promise.all(Array.from({ length: 200 }, pair));
  await endTracing();
  const traces = Map.groupBy(collector.spans(), ({ traceId }) => traceId);
  expect(traces.size).toBeGreaterThan(20);
  expect(traces.size).toBeLessThan(180);
  for (const spans of traces.values()) expect(spans.map(({ name }) => name).sort()).toEqual(["inner", "outer"]);
});

it("cost a line in the log if a collector refuses or is away", async () => {
  await collector.close();
  await start();
  expect(await withSpan("mail", "client", {}, async () => 1)).toBe(1);
  await endTracing();
  collector = await startCollector(503);
  await start();
  expect(await withSpan("mail", "client", {}, async () => 2)).toBe(2);
});

it("cost no memory if a collector hangs, and the end of the process waits for it once", async () => {
  await collector.close();
  collector = await startCollector("hangs");
  await start();
  const manySpans = async () => {
    for (let n = 0; n < 30_000; n += 1) await withSpan("mail", "client", {}, async () => {});
  };
  await manySpans();
  await vi.waitFor(() => expect(collector.texts).toHaveLength(1), 20_000);
  const before = heapUsed();
  await manySpans();
  expect((heapUsed() - before) / 2 ** 20, "MB").toBeLessThan(3);
  const ended = endTracing();
  collector.hangUp();
  await ended;
  expect(collector.texts).toHaveLength(1);
});

it("without the setting nothing is loaded and nothing is sent", async () => {
  const loaded = vi.fn();
  vi.doMock("./otlp.ts", () => {
    loaded();
    return {};
  });
  await startTracing({ OTEL_TRACES_SAMPLER_ARG: 1 });
  expect(await withSpan("mail", "client", {}, async () => 3)).toBe(3);
  expect(loaded).not.toHaveBeenCalled();
  expect(collector.texts).toEqual([]);
  vi.doUnmock("./otlp.ts");
});
