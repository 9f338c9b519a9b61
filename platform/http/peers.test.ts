import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { budgets, classes } from "./budgets.ts";
import { startTestServer } from "./fixture.ts";
import { watchLateness } from "./lateness.ts";
import { endTurn, takeTurns, underWay } from "./turns.ts";

const places = {
  ...budgets.pages,
  ...{ atOnce: 2, atOnceByKey: 2, mayWait: 50, mayWaitByKey: 50, patience: 60_000 },
};

/** Starts a site. Its pages wait until `release` is called; its forms are answered at once. */
async function open({ large, ...options }: Parameters<typeof startTestServer>[0] & { large?: Buffer } = {}) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const gate = Promise.withResolvers<void>();
  const made: Request[] = [];
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  const pages = async (request: Request) => {
    made.push(request);
    if (pathOf(request) === "/large") return new Response(large as BodyInit);
    if (request.method === "GET" && pathOf(request) !== "/abu-dhabi") await gate.promise;
    return new Response("made");
  };
  const server = await startTestServer({ pages, turns: { pages: places }, ...options });
  onTestFinished(async () => {
    gate.resolve();
    await server.close();
    vi.restoreAllMocks();
  });
  const begun = () => made.map(pathOf);
  const gone = () => made.filter(({ signal }) => signal.aborted).map(pathOf);
  return { ...server, begun, gone, release: gate.resolve };
}

/** Sends raw bytes and returns the connection. */
async function send(port: number, bytes: string) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

it("a form and a document pass the pages that wait, and a page beyond the limit is told to come again", async () => {
  const { ask, begun, release, origin } = await open();
  const requests = Array.from({ length: 53 }, (_, n) => ask(`/page-${n}`));
  const refused = await Promise.race(requests);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
  const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
  expect((await ask("/api/contact", { method: "POST", headers, body: "a=b" })).status).toBe(200);
  expect((await ask("/abu-dhabi?a=b")).status).toBe(200);
  expect(begun()).toHaveLength(4);
  release();
  const answers = await Promise.all(requests);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(52);
});

it("while the event loop is late, only the pages of a crowded address and calculations are refused", async () => {
  const { ask, release, origin } = await open({
    isLate: () => true,
    classOf: (path) => (path === "/abu-dhabi" ? "calculation" : path.startsWith("/admin") ? "office" : "page"),
  });
  const crowd = Array.from({ length: classes.page.refusedFrom + 1 }, (_, n) => ask(`/page-${n}`));
  const colleagues = Array.from({ length: classes.page.refusedFrom + 1 }, (_, n) => ask(`/admin/${n}`));
  const refused = await Promise.race(crowd);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await ask("/abu-dhabi?a=b")).status).toBe(503);
  const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
  expect((await ask("/api/contact", { method: "POST", headers, body: "a=b" })).status).toBe(200);
  expect((await ask("/abu-dhabi")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  release();
  const statuses = async (requests: typeof crowd) => (await Promise.all(requests)).map(({ status }) => status);
  expect((await statuses(crowd)).filter((status) => status === 503)).toHaveLength(1);
  expect(new Set(await statuses(colleagues))).toEqual(new Set([200]));
});

it.each([40, 150])("the event loop is late while it is kept busy again and again for %i ms", async (busy) => {
  const isLate = watchLateness({ ...budgets.lateness, bound: 20, window: 100 });
  await vi.waitFor(
    () => {
      const end = performance.now() + busy;
      while (performance.now() < end);
      expect(isLate()).toBe(true);
    },
    { timeout: 20_000, interval: 1 },
  );
  await vi.waitFor(() => expect(isLate()).toBe(false), 20_000);
});

it("nothing is made for those who hung up at once or while they waited", async () => {
  const { ask, begun, gone, port, release } = await open();
  await once(connect(port, "127.0.0.1").end(get("/at-once")).resume(), "close");
  const pipelined = await send(port, Array.from({ length: 30 }, (_, n) => get(`/pipelined-${n}`)).join(""));
  await vi.waitFor(() => expect(begun()).toEqual(["/pipelined-0"]), 20_000);
  const other = await send(port, get("/other"));
  await vi.waitFor(() => expect(begun()).toHaveLength(2), 20_000);
  const waiting = await Promise.all(Array.from({ length: 30 }, (_, n) => send(port, get(`/waiting-${n}`))));
  await ask("/healthz");
  for (const socket of [pipelined, other, ...waiting]) socket.destroy();
  await vi.waitFor(() => expect(gone()).toEqual(["/pipelined-0", "/other"]), 20_000);
  release();
  expect((await ask("/afterwards")).status).toBe(200);
  expect(begun()).toEqual(["/pipelined-0", "/other", "/afterwards"]);
});

it("a page that waits for another process gives its turn to the next", async () => {
  const inTurn = takeTurns({ ...places, atOnce: 1 });
  const gate = Promise.withResolvers<Response>();
  const { signal } = new AbortController();
  const first = inTurn("a", signal, () => {
    endTurn();
    return gate.promise;
  });
  expect(await (await inTurn("a", signal, async () => new Response("made"))).text()).toBe("made");
  gate.resolve(new Response("computed"));
  expect(await (await first).text()).toBe("computed");
});

it("a page waits for the form that is being answered, and not for long", async () => {
  const forms = underWay();
  const inTurn = takeTurns(places, { after: { others: forms, patience: 60_000 } });
  const inHaste = takeTurns(places, { after: { others: forms, patience: 1 } });
  const { signal } = new AbortController();
  const done: string[] = [];
  const end = forms.begin();
  const page = inTurn("a", signal, async () => new Response(String(done.push("page"))));
  await inHaste("b", signal, async () => new Response(String(done.push("page in haste"))));
  done.push("form");
  end();
  await page;
  expect(done).toEqual(["page in haste", "form", "page"]);
});

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
