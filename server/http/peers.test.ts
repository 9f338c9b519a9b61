import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { startTestServer } from "./fixture.ts";

/** A site whose pages wait until `release` is called, but for forms. */
async function open({ large, ...options }: Parameters<typeof startTestServer>[0] & { large?: Buffer } = {}) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const gate = Promise.withResolvers<void>();
  const made: Request[] = [];
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  const pages = async (request: Request) => {
    made.push(request);
    if (pathOf(request) === "/large") return new Response(large as BodyInit);
    if (request.method === "GET") await gate.promise;
    return new Response("made");
  };
  const server = await startTestServer({ pages, ...options });
  onTestFinished(async () => {
    gate.resolve();
    await server.close();
    vi.restoreAllMocks();
  });
  const begun = () => made.map(pathOf);
  const gone = () => made.filter(({ signal }) => signal.aborted).map(pathOf);
  return { ...server, begun, gone, release: gate.resolve };
}

/** Sends raw bytes; returns the connection. */
async function send(port: number, bytes: string) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

it("a connection with more requests than may wait is closed", async () => {
  const { begun, port } = await open();
  const socket = await send(port, Array.from({ length: 1000 }, (_, n) => get(`/page-${n}`)).join(""));
  await once(socket.resume(), "close");
  expect(begun().length).toBeLessThanOrEqual(1);
});

it("a connection on which nothing is read is closed, and one that waits for its answer is not", async () => {
  const large = Buffer.alloc(64 * 1024 * 1024);
  const { ask, begun, gone, port, release } = await open({ large, connection: { mayWait: 1, silence: 1000 } });
  const slow = ask("/slow");
  await vi.waitFor(() => expect(begun()).toEqual(["/slow"]), 20_000);
  const unread = (await send(port, get("/large"))).pause();
  await vi.waitFor(() => expect(gone()).toEqual(["/large"]), 20_000);
  release();
  expect((await slow).body.toString()).toBe("made");
  unread.destroy();
});
