import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import fc from "@site/testing/fast-check.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { describeAlike } from "#platform/db/fixture.ts";
import { portOf } from "#platform/http/port.ts";
import { longestWait, maxAttempts } from "#platform/outbox/backoff.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { fakeClock, letPass, workDue } from "#platform/outbox/fixture.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { ssrfSafeLookup } from "./lookup.ts";
import { post } from "./post.ts";
import { isPublicAddress } from "./public-address.ts";

const hour = 3_600_000;

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let address: string;
let requests: string[] = [];
beforeEach(async () => {
  setLogLevel("silent");
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    request.resume().once("end", () => answer(request, response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${portOf(server)}`;
});
afterEach(async () => {
  setLogLevel("info");
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const status =
  (code: number, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(code, headers).end("body");
const open = { allowPrivate: true };

describe("a webhook request", () => {
  it("succeeds with a 2xx status, even if the body never ends", async () => {
    answer = (_, response) => {
      response.writeHead(200);
      const more = () => response.write("x".repeat(100_000), () => setImmediate(more));
      more();
    };
    await post(address, "{}", open);
    answer = (_, response) => void response.writeHead(204).flushHeaders();
    await post(address, "{}", open);
  });

  it.each([
    [500, {}, "HTTP 500"],
    [404, {}, "HTTP 404"],
    [302, { location: "/elsewhere" }, "HTTP 302: redirects are not followed"],
    [307, { location: "http://169.254.169.254/" }, "HTTP 307: redirects are not followed"],
  ])("fails if the answer is %i", async (code, headers, message) => {
    answer = status(code, headers);
    await expect(post(address, "{}", open)).rejects.toThrow(message);
    expect(requests).toEqual(["/"]);
  });

  it("honours Retry-After, in seconds or as a date", async () => {
    answer = status(429, { "retry-after": "120" });
    await expect(post(address, "{}", open)).rejects.toMatchObject({ name: "TryLater", ms: 120_000 });
    answer = status(503, { "retry-after": new Date(Date.now() + hour).toUTCString() });
    const ms = await post(address, "{}", open).then(
      () => 0,
      (error: { ms: number }) => error.ms,
    );
    expect(ms).toBeGreaterThan(hour - 5_000);
    expect(ms).toBeLessThanOrEqual(hour);
  });

  it("times out", async () => {
    answer = () => {};
    await expect(post(address, "{}", { ...open, timeout: 50 })).rejects.toThrow("No answer in time");
  });
});

describeAlike("a webhook in the outbox on %s", (_, make) => {
  const leads = leadsIn(make);
  const fill = () => enqueue(leads.db, [{ topic: "hook", dedupeKey: "1", leadId: null }], 0);
  const row = () => leads.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  let timeout = 10_000;
  const handlers = {
    hook: async () => {
      await post(address, "{}", { ...open, timeout });
      return "sent" as const;
    },
  };

  it("is not retried before Retry-After", async () => {
    await fill();
    const clock = fakeClock();
    answer = status(429, { "retry-after": "7200" });
    await workDue(leads.db, handlers, clock);
    expect((await row()).next_at - clock.now()).toBe(2 * hour);
    answer = status(429, { "retry-after": "999999999" });
    await letPass(leads.db, handlers, clock, 2 * hour);
    expect((await row()).next_at - clock.now()).toBe(longestWait);
  });

  it.each([
    ["fails", status(500)],
    ["hangs", () => {}],
    ["sends elsewhere", status(301, { location: "/elsewhere" })],
  ])("that %s is tried for three days, then given up", async (what, how) => {
    await fill();
    const clock = fakeClock();
    answer = how;
    timeout = what === "hangs" ? 50 : 10_000;
    // Each attempt to a hanging server takes its full timeout, so only the last three attempts are made here. The other cases make all of
    // them.
    if (what === "hangs")
      await leads.db
        .updateTable("outbox")
        .set({ attempts: maxAttempts - 3 })
        .execute();
    await letPass(leads.db, handlers, clock, 96 * hour);
    expect(await row()).toMatchObject({ state: "dead", attempts: maxAttempts });
    expect(requests).toHaveLength(what === "hangs" ? 3 : maxAttempts);
    expect(new Set(requests)).toEqual(new Set(["/"]));
  });
});

describe("private networks", () => {
  const number = (address: string) => address.split(".").reduce((all, part) => all * 256 + Number(part), 0);
  const dotted = (n: number) => [24, 16, 8, 0].map((shift) => Math.floor(n / 2 ** shift) % 256).join(".");
  const hex = (n: number) => `${Math.floor(n / 65536).toString(16)}:${(n % 65536).toString(16)}`;
  const closed4 = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "224.0.0.0/4",
    "240.0.0.0/4",
  ];
  const closed = fc.constantFrom(...closed4).chain((range) => {
    const [net = "", bits] = range.split("/");
    return fc.integer({ min: 0, max: 2 ** (32 - Number(bits)) - 1 }).map((offset) => number(net) + offset);
  });

  it("are recognised in any notation", () => {
    fc.assert(
      fc.property(closed, (n) => {
        for (const spelling of [
          dotted(n),
          `::ffff:${dotted(n)}`,
          `::ffff:${hex(n)}`,
          `::${hex(n)}`,
          `64:ff9b::${hex(n)}`,
          `2002:${hex(n)}::1`,
        ])
          expect(isPublicAddress(spelling), spelling).toBe(false);
      }),
    );
    const words = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 7, maxLength: 7 });
    const first = fc.constantFrom(0xfc00, 0xfdff, 0xfe80, 0xfebf, 0xfec0, 0xff02, 0x0100, 0x0064, 0x4000, 0x0000);
    fc.assert(
      fc.property(first, words, (head, rest) => {
        expect(isPublicAddress([head, ...rest].map((word) => word.toString(16)).join(":"))).toBe(false);
      }),
    );
    for (const odd of ["::", "::1", "fe80::1%eth0", "2001:db8::1", "2001::1", "127.1", "0x7f.1", "", "localhost"])
      expect(isPublicAddress(odd), odd).toBe(false);
  });

  it("do not include the public internet", () => {
    for (const there of [
      "1.1.1.1",
      "94.200.200.200",
      "172.15.0.1",
      "172.32.0.1",
      "100.128.0.1",
      "2606:4700::1111",
      "2a00:1450::8",
    ])
      expect(isPublicAddress(there), there).toBe(true);
  });

  it.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/",
  ])("are not posted to: %s", async (url) => {
    await expect(post(url, "{}")).rejects.toMatchObject({ code: "PRIVATE_ADDRESS" });
  });

  it("are refused after a second DNS answer too (DNS rebinding)", async () => {
    const answers = [["93.184.215.14"], ["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], []];
    let count = 0;
    const lookup = ssrfSafeLookup((_, __, done) => {
      const found = answers[count++] ?? [];
      done(
        null,
        found.map((one) => ({ address: one, family: 4 })),
      );
    });
    // Protection against SSRF: the connection uses the address that was checked. The name is not resolved again.
    const first = await new Promise((resolve) => lookup("rebinding.example", {}, (_, found) => resolve(found)));
    expect(first).toBe("93.184.215.14");
    for (let n = 1; n < answers.length; n += 1) {
      const refused = post("https://rebinding.example/", "{}", { lookup });
      await expect(refused).rejects.toMatchObject({ code: "PRIVATE_ADDRESS" });
      expect(count).toBe(n + 1);
    }
  });

  it("are allowed in tests only; others need https", async () => {
    answer = status(200);
    await expect(post(address, "{}")).rejects.toThrow("Only https");
    expect(requests).toEqual([]);
  });
});
