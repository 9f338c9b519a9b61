import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { anApplication } from "#domain/applications/store/fixture.ts";
import { readApplication } from "#domain/applications/store/read.ts";
import { scanCv } from "#domain/applications/store/scan-cv.ts";
import { submitApplication } from "#domain/applications/store/submit.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { fakeClock, letPass, workDue } from "#platform/outbox/fixture.ts";
import { env } from "#platform/process/env.ts";
import { scanBytes } from "./scan.ts";

const open: Server[] = [];
afterEach(async () => {
  env().SCAN_URL = undefined;
  for (const server of open.splice(0)) await new Promise((done) => server.close(done));
});

async function listening(server: Server, scheme: string): Promise<string> {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that reads the INSTREAM command as clamd does. It reports every content with EICAR in it as infected. */
const clamd = (answer?: string) =>
  listening(
    createServer((socket) => {
      let all = Buffer.alloc(0);
      socket.on("error", () => {});
      socket.on("data", (chunk) => {
        all = Buffer.concat([all, chunk]);
        const content = contentOf(all);
        if (content) socket.end(answer ?? `stream: ${content.includes("EICAR") ? "Eicar-Signature FOUND" : "OK"}\0`);
      });
    }),
    "tcp",
  );

/** Returns the streamed content when it has arrived completely; undefined before that. */
function contentOf(all: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (all.toString("latin1", 0, command.length) !== command) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= all.length; ) {
    const length = all.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(all.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const http = () =>
  listening(
    createHttpServer(async (request, response) => {
      response.writeHead((await buffer(request)).includes("EICAR") ? 406 : 200).end();
    }),
    "http",
  );

const soon = () => AbortSignal.timeout(5000);
const big = Buffer.alloc(3_000_000, "x");

it.each([
  ["clamd", clamd],
  ["HTTP", http],
])("asks %s, and tells clean from infected", async (_, start) => {
  const address = await start();
  expect(await scanBytes(address, big, soon())).toBe("clean");
  expect(await scanBytes(address, Buffer.concat([big, Buffer.from("EICAR")]), soon())).toBe("infected");
});

it.each(["stream: INSTREAM size limit exceeded. ERROR\0", "UNKNOWN COMMAND\0", "", "stream: OK FOUND maybe"])(
  "takes no other answer for clean: %j",
  async (answer) => {
    await expect(scanBytes(await clamd(answer), Buffer.from("x"), soon())).rejects.toThrow();
  },
);

it("gives up on a scanner that never answers", async () => {
  const silent = createServer((socket) => socket.on("error", () => {}).resume());
  const address = await listening(silent, "tcp");
  await expect(scanBytes(address, Buffer.from("x"), AbortSignal.timeout(50))).rejects.toThrow();
});

describe.each(places)("scans on %s", (_, make) => {
  const database = databaseIn(make);
  const apply = async (content: string, address: string) => {
    env().SCAN_URL = address;
    const bytes = Buffer.from(content);
    return (await submitApplication(database.db, anApplication, { kind: "pdf", bytes, flags: [] }, null)).id;
  };
  const handlers = () => ({ "application.scan": scanCv(database.db) });
  const scanOf = async (id: string) => (await readApplication(database.db, id))?.cv?.scan;

  it("happen after the application is stored, and mark it", async () => {
    const address = await clamd();
    const [clean, infected] = [await apply("x", address), await apply("EICAR", address)];
    expect([await scanOf(clean), await scanOf(infected)]).toEqual(["unscanned", "unscanned"]);
    await workDue(database.db, handlers(), fakeClock(Date.now() + 1));
    expect([await scanOf(clean), await scanOf(infected)]).toEqual(["clean", "infected"]);
    expect(
      await database.db.selectFrom("outbox").select("id").where("topic", "=", "application.scan").execute(),
    ).toEqual([]);
  });

  it("fail without losing anything, and are made up for once the scanner is back", async () => {
    const id = await apply("EICAR", "tcp://127.0.0.1:1");
    const clock = fakeClock(Date.now() + 1);
    await letPass(database.db, handlers(), clock, 60_000);
    const failed = await readApplication(database.db, id);
    expect([failed?.cv?.scan, failed?.application.name]).toEqual(["failed", anApplication.name]);
    expect(failed?.events.filter(({ kind }) => kind === "scan")).toHaveLength(1);
    env().SCAN_URL = await clamd();
    await letPass(database.db, handlers(), clock, 3_600_000);
    expect(await scanOf(id)).toBe("infected");
  });
});
