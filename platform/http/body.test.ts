import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { type BodyLimits, bodyLimits } from "./body.ts";
import { knownKey, startTestServer } from "./fixture.ts";

const kilobyte = 1024;
const tight: BodyLimits = {
  memory: { total: 300 * kilobyte, perAddress: 200 * kilobyte, openPerAddress: 3 },
  pace: bodyLimits.pace,
  parsing: { ...bodyLimits.parsing, atOnce: 2 },
  arriving: { ...bodyLimits.arriving, atOnceByKey: 5 },
};
const head = "--x\r\nContent-Disposition: form-data; name=a; filename=a\r\n\r\n";
const tail = "\r\n--x--\r\n";
const form = (size: number) => head + "a".repeat(size) + tail;

async function open(options: Parameters<typeof startTestServer>[0] = {}) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const pages = async (request: Request) => {
    await request.arrayBuffer();
    return new Response("taken");
  };
  const server = await startTestServer({ pages, bodies: tight, proxies: 1, ...options });
  onTestFinished(async () => {
    await server.close();
    vi.restoreAllMocks();
  });
  const headers = { origin: server.origin, "content-type": "multipart/form-data; boundary=x" };
  return {
    send: async (size: number, address = "192.0.2.1") =>
      (
        await server.ask("/api/quote", {
          method: "POST",
          headers: { ...headers, "x-forwarded-for": address },
          body: form(size),
        })
      ).status,
    /** Announces 40 MB (or sends chunks without a total length), then sends `size` bytes and stops. */
    begin(size: number, { address = "198.51.100.1", path = "/api/quote", chunked = false } = {}) {
      const length = chunked ? "Transfer-Encoding: chunked" : "Content-Length: 41943040";
      const lines = [
        `POST ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${server.port}`,
        `Origin: ${server.origin}`,
        `X-Forwarded-For: ${address}`,
      ];
      const type = `Content-Type: ${headers["content-type"]}`;
      const bytes = head + "a".repeat(size);
      const body = chunked ? `${bytes.length.toString(16)}\r\n${bytes}\r\n` : bytes;
      const socket = connect(server.port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      const { promise, resolve } = Promise.withResolvers<string>();
      socket.on("data", (said) => resolve(said.toString())).on("error", () => {});
      const sent = new Promise<void>((done) =>
        socket.write(`${[...lines, length, type].join("\r\n")}\r\n\r\n${body}`, () => done()),
      );
      return { socket, sent, status: promise.then((said) => Number(said.split(" ")[1])) };
    },
  };
}

it("handles one upload at a time; others wait, and all are served", async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const pages = async () => {
    await new Promise<void>((go) => {
      waiting.push(go);
      most = Math.max(most, waiting.length);
    });
    return new Response("taken");
  };
  const { send } = await open({ pages, bodies: bodyLimits });
  const answers = Promise.all(Array.from({ length: 5 }, () => send(100_000)));
  for (let served = 0; served < 5; served += 1) {
    await vi.waitUntil(() => waiting.length > 0, 20_000);
    waiting.shift()?.();
  }
  expect(await answers).toEqual(Array(5).fill(200));
  expect(most).toBe(1);
});

it.each([false, true])(
  "a large Content-Length reserves nothing (chunked: %s): idle uploads block nobody",
  async (chunked) => {
    const { begin, send } = await open();
    for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"])
      await Promise.all([begin(10, { address, chunked }).sent, begin(10, { address, chunked }).sent]);
    expect(await send(100_000)).toBe(200);
  },
);

it("when memory is full, the oldest upload and small ones continue, others wait", async () => {
  const { begin, send } = await open();
  const hoard = [begin(190_000, { address: "198.51.100.1" }), begin(190_000, { address: "198.51.100.2" })];
  await Promise.all(hoard.map(({ sent }) => sent));
  await vi.waitFor(async () => expect(await send(1000)).toBe(200), 20_000);
  let isServed = false;
  const waiting = send(150_000).finally(() => {
    isServed = true;
  });
  expect([await send(1000), isServed]).toEqual([200, false]);
  hoard[0]?.socket.destroy();
  expect(await waiting).toBe(200);
});

it("an upload that waits too long for memory gets 503", async () => {
  const { begin, send } = await open({
    bodies: { ...tight, pace: { ...bodyLimits.pace, window: 300, least: 0, large: 60_000, queue: 300 } },
  });
  await Promise.all([
    begin(190_000, { address: "198.51.100.1" }).sent,
    begin(190_000, { address: "198.51.100.2" }).sent,
  ]);
  await vi.waitFor(async () => expect(await send(200_000)).toBe(503), 20_000);
});

it("an upload that stalls is aborted", async () => {
  const { begin } = await open({
    bodies: { ...tight, pace: { ...bodyLimits.pace, window: 50, least: 1 } },
  });
  expect(await begin(100_000).status).toBe(408);
  expect(await begin(100_000, { chunked: true }).status).toBe(408);
});

it("uploads in parallel are limited for each address", async () => {
  const { begin, send } = await open({ bodies: { ...tight, memory: { ...tight.memory, total: 10_000_000 } } });
  const idle = Array.from({ length: 3 }, () => begin(66_000));
  await Promise.all(idle.map(({ sent }) => sent));
  await vi.waitFor(async () => expect(await send(66_000, "198.51.100.1")).toBe(429), 20_000);
  expect(await send(66_000)).toBe(200);
});

it("bodies that are still arriving are limited for each address, however small they are", async () => {
  const { begin, send } = await open();
  const idle = Array.from({ length: 5 }, () => begin(100));
  await Promise.all(idle.map(({ sent }) => sent));
  await vi.waitFor(async () => expect(await send(100, "198.51.100.1")).toBe(429), 20_000);
  expect(await send(100)).toBe(200);
  idle[0]?.socket.destroy();
  await vi.waitFor(async () => expect(await send(100, "198.51.100.1")).toBe(200), 20_000);
});

it("a form to an unknown private page is refused before its body is read", async () => {
  const { begin } = await open({
    pages: async (request) => new Response(await request.text(), { status: 404 }),
  });
  expect(await begin(10, { path: "/enquiry/unknown" }).status).toBe(404);
  expect(await begin(10, { path: "/ar/enquiry/unknown", chunked: true }).status).toBe(404);
  const known = begin(10, { path: `/enquiry/${knownKey}` });
  await known.sent;
  expect(await Promise.race([known.status, begin(10, { path: "/enquiry/other" }).status])).toBe(404);
});

it("a form whose file is too large keeps what was typed, announced or not; one that is far too large is refused", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const pages = async (request: Request) => {
    const leftOut = request.headers.get("x-files-left-out");
    const form = await request.formData();
    return Response.json([form.get("name"), (form.get("cv") as File).size, leftOut]);
  };
  const server = await startTestServer({ pages });
  onTestFinished(async () => {
    await server.close();
    vi.restoreAllMocks();
  });
  const part = (name: string, text: string) => `--x\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${text}\r\n`;
  const type = "multipart/form-data; boundary=x";
  const headers = { origin: server.origin, "content-type": type, "x-files-left-out": "forged" };
  const send = async (megabytes: number, isAnnounced: boolean, path = "/careers/electrician") => {
    const file = "a".repeat(megabytes * 1024 * 1024);
    const text = `${part("cv; filename=cv.pdf", file)}${part("name", "سالم")}--x--\r\n`;
    const body = isAnnounced ? text : [text.slice(0, 90_000), text.slice(90_000)];
    const { status, body: answer } = await server.ask(path, { method: "POST", headers, body });
    return [status, status === 200 ? JSON.parse(answer.toString()) : null];
  };
  expect(await send(1, true)).toEqual([200, ["سالم", 1024 * 1024, null]]);
  for (const isAnnounced of [true, false]) expect(await send(11, isAnnounced)).toEqual([200, ["سالم", 0, "yes"]]);
  expect(await send(41, true, "/ar/contact")).toEqual([200, ["سالم", 0, "yes"]]);
  const refused = await server.raw(
    `POST /careers/electrician HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.origin}\r\nContent-Type: ${type}\r\nContent-Length: 999999999\r\nConnection: close\r\n\r\n`,
  );
  expect(refused).toContain(" 413 ");
});

it("a file that is too large and then stops arriving is given up", async () => {
  const { begin } = await open({ bodies: { ...tight, pace: { ...bodyLimits.pace, window: 50, least: 1 } } });
  expect(await begin(11 * 1024 * 1024, { path: "/careers/electrician", chunked: true }).status).toBe(408);
  expect(await begin(10, { path: "/careers/electrician" }).status).toBe(408);
});
