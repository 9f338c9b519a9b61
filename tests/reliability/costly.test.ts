import { randomUUID } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Place, placeOn } from "#platform/db/fixture.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { isNightly } from "#tests/set.ts";
import { costliest } from "./support/costly.ts";
import { type Server, startServer } from "./support/server.ts";
import { submit } from "./support/visitors.ts";

const quick = "/calculators/hvac-cooling-load?v=1";
const engineer = "/calculators/hvac-cooling-load?mode=engineer";
const queue = 8;
const ofOneAddress = 4;

function serverWith(env: Record<string, string> = {}) {
  let place: Place;
  let server: Server;
  beforeAll(async () => {
    place = await placeOn("SQLite");
    server = await startServer(place, env);
  });
  afterAll(async () => {
    if (server.child.exitCode === null) await server.kill();
    await place.clear();
  });
  return {
    ask: (address: string, path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, {
        redirect: "manual",
        ...init,
        headers: { "x-forwarded-for": address, "user-agent": "Mozilla/5.0" },
      }),
    /** Sends SIGTERM. Resolves with the exit code of the server. */
    stop: () => {
      server.child.kill("SIGTERM");
      return server.ended;
    },
    form: () => submit(server.port, randomUUID()),
    processor: () => processorOf(Number(server.child.pid)),
  };
}

/**
 * Returns the CPU time of a process and its children in seconds. If a child ends while its time is read, everything is read again: the time
 * of the child is then part of its parent's.
 */
function processorOf(pid: number): number {
  try {
    return readProcessor(pid);
  } catch (error) {
    if (!/^(?:ENOENT|ESRCH)$/.test(codeOf(error)) || !existsSync(`/proc/${pid}`)) throw error;
    return processorOf(pid);
  }
}

function readProcessor(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const own = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 16).map(Number);
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap(
    (list) => readFileSync(list, "utf8").match(/\d+/g) ?? [],
  );
  return sum(own) / 100 + sum(children.map((child) => readProcessor(Number(child))));
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

let variant = 0;
const another = () => {
  variant += 1;
  return costliest(variant);
};

type Ask = ReturnType<typeof serverWith>["ask"];

/** Keeps requests running until `leave` is called, and collects the answers. */
function crowd(ask: Ask, askers: string[], path = another) {
  const leaving = new AbortController();
  const answered: Response[] = [];
  const all = askers.map((address) =>
    ask(address, path(), { signal: leaving.signal }).then(
      (answer) => void answered.push(answer),
      () => {},
    ),
  );
  const ended = Promise.all(all);
  const leave = () => {
    leaving.abort();
    return ended;
  };
  return { answered, ended, leave };
}

/** Waits until the value has not changed for a second, and returns it. */
async function atRest(processor: () => number): Promise<number> {
  let last = -1;
  await vi.waitUntil(
    () => {
      const isAtRest = processor() - last < 0.05;
      last = processor();
      return isAtRest;
    },
    { timeout: 60_000, interval: 1000 },
  );
  return last;
}

const addresses = (count: number, net: number) => Array.from({ length: count }, (_, at) => `198.18.${net}.${at + 1}`);

describe("an expensive calculation", () => {
  const { ask, form, processor } = serverWith();

  it("is limited in number: the next get 503 with Retry-After, and everything else works", async () => {
    const { answered, leave } = crowd(ask, addresses(queue + 10, 1));
    try {
      await vi.waitUntil(() => answered.length >= 4, 30_000);
      for (const answer of answered) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(answer.headers.get("cache-control")).toBe("no-store");
        expect(await answer.text()).toMatch(/Too busy just now.+الضغط كبير حالياً/);
      }
      for (const path of [
        "/",
        "/ar/calculators/hvac-cooling-load",
        "/calculators/water-system?v=1&kind=hotel&people=300",
      ])
        expect((await ask("198.19.0.1", path)).status, path).toBe(200);
      expect((await form()).body.reference).toBeTruthy();
      // These pages must open at once, although the server has no time for the calculation now.
      const calculation = encodeURIComponent(another().slice("/calculators/".length));
      const quotation = await ask("198.19.0.2", `/quotation?calculation=${calculation}`);
      expect([quotation.status, await quotation.text()]).toEqual([
        200,
        expect.stringContaining("hvac-cooling-load?mode=engineer"),
      ]);
      const chat = await ask("198.19.0.2", `/whatsapp?calculation=${calculation}`);
      expect([chat.status, chat.headers.get("location")]).toEqual([
        303,
        expect.stringContaining("hvac-cooling-load%3F"),
      ]);
    } finally {
      await leave();
    }
  });

  it.runIf(isNightly)("is aborted when the visitor leaves", async () => {
    // Requests from the previous test may still be in the queue. Until the server notices that their clients have left, it answers 503.
    const isFree = async () => (await ask("198.18.2.9", costliest(999, 1))).status === 200;
    await vi.waitUntil(isFree, 20_000);
    const before = processor();
    const visitors = crowd(ask, addresses(8, 2));
    await vi.waitUntil(() => processor() - before > 1, 30_000);
    await visitors.leave();
    // The aborted requests are gone, so the queue is empty for this request.
    expect((await ask("198.18.2.1", costliest(1000, 1))).status).toBe(200);
    // If the eight calculations were not aborted, they would take thirty seconds or more.
    expect((await atRest(processor)) - before).toBeLessThan(12);
  });

  /** Sends as many requests from this address as are allowed at the same time, and keeps them running. */
  async function busyAddress(address: string) {
    const crowded = crowd(ask, Array(ofOneAddress + 1).fill(address));
    await vi.waitUntil(() => crowded.answered.length === 1, 30_000);
    expect(crowded.answered[0]?.status).toBe(429);
    return crowded;
  }

  it("is limited for each address, on every route", async () => {
    const { leave } = await busyAddress("198.18.3.1");
    const refused = async (path: string, method = "GET") => {
      const answer = await ask("198.18.3.1", path, { method });
      expect([answer.status, answer.headers.get("retry-after")], `${method} ${path.slice(0, 60)}`).toEqual([429, "5"]);
    };
    try {
      await refused(another());
      await refused(another(), "HEAD");
      await refused(`/ar${another()}`);
      await refused(another().replace("?", ".data?"));
      await refused(another().replace("?", "/hourly.csv?"));
      await refused(another().replace("?", "/hourly.csv?calculation=hvac-cooling-load%3Fr%3D1&"));
      await refused(`/calculators/brought.json?calculation=${encodeURIComponent(another().slice(13))}`);
      expect((await ask("198.18.3.2", `${quick}&area=31`)).status, "the neighbour's").toBe(200);
    } finally {
      await leave();
    }
  });

  it("is cached, whatever the order of its parameters, for GET and HEAD", async ({ task }) => {
    // The first attempt uses up the computing budget of its address. So each retry of this test uses another address.
    const address = `198.18.4.${1 + (task.result?.retryCount ?? 0)}`;
    // First the server finishes the calculations of the previous test. Until then it answers 503, which costs no budget.
    const got = await vi.waitFor(async () => {
      const answer = await ask(address, "/calculators/hvac-cooling-load?mode=engineer&r=2&0a=40");
      expect(answer.status).toBe(200);
      return answer;
    }, 20_000);
    expect(await got.text()).toContain("<h1");
    const { leave } = await busyAddress(address);
    try {
      const again = "/calculators/hvac-cooling-load?0a=40&r=2&mode=engineer";
      const head = await ask(address, again, { method: "HEAD" });
      expect(head.status).toBe(200);
      for (const name of ["etag", "content-security-policy"])
        expect(head.headers.get(name)).toBe(got.headers.get(name));
    } finally {
      await leave();
    }
  });

  it("accepts no more than the page offers", async () => {
    const tooLong = `${engineer}&x=${"1".repeat(6000)}`;
    expect((await ask("198.18.5.1", tooLong)).status).toBe(414);
    const before = processor();
    const beyond = ["r=21", "r=1e9", "r=20&0w=9", "r=20&0w=8&0w0g=7", "r=20&0w=8&0w0g=6&0w0g0n=9", "r=20&0w=8&0w0l=9"];
    for (const query of beyond) {
      const answer = await ask("198.18.5.1", `${engineer}&${query}`);
      expect(answer.status).toBe(200);
      // The server refuses these values. The page then shows the result of the default room.
      expect((await answer.text()).includes("grayscale"), query).toBe(true);
    }
    expect(processor() - before).toBeLessThan(10);
  });
});

describe("a stop of the server", () => {
  const { ask, processor, stop } = serverWith();

  it.runIf(isNightly)("does not wait for calculations: their visitors get 503", async () => {
    const before = processor();
    const { answered, ended } = crowd(ask, addresses(3, 7));
    await vi.waitUntil(() => processor() - before > 1, 30_000);
    expect(await stop()).toBe(0);
    await ended;
    expect(answered.map(({ status }) => status)).toEqual([503, 503, 503]);
  });
});

describe("an address without computing budget", () => {
  const { ask } = serverWith({ COMPUTE_SECONDS_PER_MINUTE: "1" });

  it.runIf(isNightly)("gets 429 until the budget refills; others do not", async () => {
    expect((await ask("198.18.6.1", another())).status).toBe(200);
    const answer = await ask("198.18.6.1", `${quick}&area=31`);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(5);
    expect((await ask("198.18.6.2", `${quick}&area=31`)).status).toBe(200);
    expect((await ask("198.18.6.1", `${quick}&area=31`)).status, "known by now").toBe(200);
    expect((await ask("198.18.6.1", "/calculators/water-system?v=1&people=5")).status, "costs little").toBe(200);
  });
});
