import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { forgetTimes } from "#domain/visits/customer/booking/times.server.ts";
import { budgets } from "#platform/http/budgets.ts";
import { siteUrl } from "#platform/http/fixture.ts";
import * as environment from "#platform/process/env.ts";
import { calls } from "./calls/table.server.ts";
import { openDoor, withTeam } from "./door.fixture.ts";

const site = withTeam();
let door: Awaited<ReturnType<typeof openDoor>>;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());
afterEach(() => {
  forgetTimes();
  vi.restoreAllMocks();
});

const from = (address: string) => ({ "x-forwarded-for": address });
const inJson = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** Posts a text to /mcp. The addresses of these programs are those of documentation. */
const post = (body: string, headers: Record<string, string> = {}, address = "198.51.100.10") =>
  door.ask("/mcp", { method: "POST", body, headers: { ...inJson, ...from(address), ...headers } });

const answers = { services_and_area: {}, price_rows: {}, free_times: { service: "ac-repair" }, business_info: {} };

describe.each([
  ["that knows no handshake", { pin: "2026-07-28" }, "modern"],
  ["of the year before, which says initialize", "legacy", "legacy"],
] as const)("a published client %s", (_, mode, era) => {
  test("lists every tool, and calls those that only read", async () => {
    const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    const address = era === "modern" ? "198.51.100.11" : "198.51.100.12";
    const url = new URL(`${door.origin}/mcp`);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: from(address) } }));
    expect(client.getProtocolEra()).toBe(era);
    expect(client.getInstructions()).toContain("Windtower");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...calls().keys()]);
    for (const { name, annotations } of tools) {
      if (!annotations?.readOnlyHint) continue;
      // The client compares the structured content with the schema of the output.
      const said = await client.callTool({
        name,
        arguments: (answers as Record<string, Record<string, unknown>>)[name] ?? {},
      });
      expect({ name, isError: said.isError }).toEqual({ name, isError: undefined });
      expect(said.structuredContent).toBeDefined();
    }
    const { structuredContent } = await client.callTool({ name: "water_system", arguments: { people: 9 } });
    expect(structuredContent).toMatchObject({
      answer: { en: expect.stringContaining("Store"), ar: expect.stringMatching(/\p{Script=Arabic}/u) },
      link: { ar: expect.stringContaining("/ar/calculators/water-system?v=1&people=9") },
    });
    const wrong = await client.callTool({ name: "free_times", arguments: { service: 7 } });
    expect(wrong.isError).toBe(true);
    expect(JSON.stringify(wrong.content)).toContain("service");
    await client.close();
  });
});

test("a request for a quotation waits for its person, counts once, and is no lead", async () => {
  const client = new Client({ name: "Helpful", version: "1" }, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  const requestInit = { headers: from("198.51.100.13") };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${door.origin}/mcp`), { requestInit }));
  const choice = { service: "ac-repair", place: "dubai", urgency: "week", channel: "email", time: "any" };
  const sent = { name: "سارة", phone: "050 123 4567", email: "sara@example.com", message: "المكيف لا يبرد", ...choice };
  const arguments_ = { ...sent, idempotencyKey: "request-0001" };
  const ask = (more: object = {}) => client.callTool({ name: "request_quote", arguments: { ...arguments_, ...more } });
  const first = await ask();
  expect(first.structuredContent).toMatchObject({ state: "waiting", sentTo: "email" });
  expect((await ask()).structuredContent).toEqual(first.structuredContent);
  const { isError, content } = await ask({ service: "sailing" });
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toContain("اختر الخدمة");
  const stored = await site.db.selectFrom("waiting_enquiries").select("content").execute();
  expect(stored.map(({ content: text }) => JSON.parse(text).program)).toEqual(["Helpful"]);
  expect(await site.db.selectFrom("leads").select("id").execute()).toEqual([]);
  await client.close();
});

const call = (name: unknown, input: unknown, more: object = {}) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input }, ...more });
const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const long = "ع".repeat(10_000);

/** Messages as a broken or hostile program sends them. */
const hostile = [
  ...["", "{", "null", "1", '"text"', "[]", "{}", deep(30_000), `{"jsonrpc":${deep(20_000)}}`, "\u0000", "\ufeff{}"],
  ...[`[${call("price_rows", {})},${call("price_rows", {})}]`, `[${"1,".repeat(20_000)}1]`],
  ...[0, -1, 1.5, true, null, [], {}, long, "1"].map((id) => call("business_info", {}, { id })),
  ...[1, null, [], {}, "1.0", long].map((jsonrpc) => call("business_info", {}, { jsonrpc })),
  ...[7, null, {}, "", long, "tools/nothing", "__proto__", "initialize", "ping", "subscriptions/listen"].map((method) =>
    call("business_info", {}, { method }),
  ),
  ...[null, [], "x", 5, { name: 1 }, { _meta: 5 }, { _meta: { "io.modelcontextprotocol/protocolVersion": long } }].map(
    (params) => call("", {}, { params }),
  ),
  ...["", "x", long, "__proto__", "constructor", "toString", "../price_rows", 7, null, {}, []].map((name) =>
    call(name, {}),
  ),
  ...[null, 1, "x", [], [[]], long, true].map((input) => call("free_times", input)),
  ...[...calls().keys()].flatMap((name) => [
    call(name, { unknown: long, [long]: 1 }),
    call(name, { ["__proto__"]: 1, constructor: { toString: 1 }, place: deep(99), service: { toString: 1 } }),
  ]),
  ...["area", "city", "people", "facing", "height"].flatMap((field) =>
    [long, { toString: 1 }, [1, 2], null, "NaN", -1e308].map((value) => call("hvac_cooling_load", { [field]: value })),
  ),
  ...[long, [], [{ length: long }], Array(500).fill({}), [[[]]], { 0: {} }].map((rooms) =>
    call("finishing_quantities", { rooms }),
  ),
];

test("a hundred broken messages are answered, none with a fault of ours and none at length", async () => {
  expect(hostile.length).toBeGreaterThanOrEqual(100);
  const unanswered = [];
  for (const [at, body] of hostile.entries()) {
    // Each has an address of its own, because the limit of calls is another test.
    const { status, body: said } = await post(body, {}, `203.0.113.${at}`);
    if (status >= 500 || said.length > 30_000)
      unanswered.push({ status, length: said.length, body: body.slice(0, 99) });
  }
  expect(unanswered).toEqual([]);
});

test("a program that loops is told when to come again, and a form from elsewhere is answered", async () => {
  const body = call("business_info", {});
  const statuses = new Map<number, number>();
  let retryAfter: string | undefined;
  for (let turn = 0; turn < budgets.calls.atOnce + 40; turn += 1) {
    const { status, headers } = await post(body, {}, "192.0.2.77");
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    retryAfter ??= headers["retry-after"];
  }
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(statuses.get(429)).toBeGreaterThan(10);
  expect([...statuses.keys()].sort()).toEqual([200, 429]);
  const form = { method: "POST", body: "name=Sara", headers: { "content-type": "application/x-www-form-urlencoded" } };
  const sent = await door.ask("/contact", {
    ...form,
    headers: { ...form.headers, origin: siteUrl, ...from("192.0.2.78") },
  });
  expect(sent.body.toString()).toBe("stored");
  expect((await post(body, {}, "192.0.2.79")).status).toBe(200);
});

test("neither another site's page nor a page behind a foreign name can call", async () => {
  const body = call("business_info", {});
  expect((await post(body, { origin: siteUrl })).status).toBe(200);
  expect((await post(body, { origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await post(body, { origin: "http://rebound.example", host: "rebound.example" })).status).toBe(403);
  expect((await post(body, { "content-type": "text/plain" })).status).toBe(415);
  expect((await post("x".repeat(70_000))).status).toBe(413);
  const { status, headers } = await door.ask("/mcp", { headers: from("198.51.100.10") });
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: "POST" });
});

test("the catalogue leads to the card, and the card to the server that it describes", async () => {
  const read = async (path: string) => {
    const { headers, body } = await door.ask(path);
    expect(headers["access-control-allow-origin"]).toBe("*");
    return { type: headers["content-type"], said: JSON.parse(body.toString()) };
  };
  const { said: catalogue } = await read("/.well-known/ai-catalog.json");
  const [entry] = catalogue.entries;
  const { type, said: card } = await read(new URL(entry.url).pathname);
  expect(type).toBe("application/mcp-server-card+json");
  expect(entry.type).toBe(type);
  expect(new URL(card.remotes[0].url).pathname).toBe("/mcp");
});

test("with ASSISTANTS=off no program is answered, and nothing names the addresses", async () => {
  vi.spyOn(environment, "env").mockReturnValue({ ...environment.env(), ASSISTANTS: "off" });
  expect((await post(call("business_info", {}))).status).toBe(404);
  for (const path of ["/calls/price_rows", "/mcp/server-card", "/.well-known/ai-catalog.json"])
    expect((await door.ask(path)).status).toBe(404);
  const { body } = await door.ask("/openapi.json");
  expect(Object.keys(JSON.parse(body.toString()).paths)).toEqual(["/free-times", "/api/quote"]);
});
