import { type Kysely, sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { groupCommit } from "#platform/db/group-commit.ts";
import type { Database } from "#platform/db/schema.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { showTiming, withSpan } from "#platform/trace/trace.ts";
import { startTestServer } from "./fixture.ts";

const canary = "canary@example.com";
const cookie = { cookie: "access=token" };

afterEach(() => {
  setLogLevel("info");
  vi.restoreAllMocks();
});

describe.each(places)("the time of an answer on %s", (_, make) => {
  const database = databaseIn(make);
  const find = () => database.db.selectFrom("leads").select("id").where("email", "=", canary).execute();

  async function served(page: (request: Request) => Promise<Response>, asks: object[]) {
    const { ask, close } = await startTestServer({ pages: page });
    const answers = await Promise.all(asks.map((headers) => ask("/admin", { headers: { ...headers } })));
    await close();
    return answers.map(({ headers }) => headers);
  }

  it("is told to a colleague", async () => {
    setLogLevel("silent");
    const page = async () => {
      showTiming();
      await find();
      await find();
      return withSpan("render", "internal", {}, async () => new Response("page"));
    };
    const [headers] = await served(page, [cookie]);
    const ms = String.raw`\d+\.\d`;
    expect(headers?.["server-timing"]).toMatch(
      new RegExp(`^turn;dur=${ms}, db;dur=${ms};desc="2 statements", render;dur=${ms}, total;dur=${ms}$`),
    );
  });

  it("is told to nobody else, nor in an answer that a cache may keep", async () => {
    setLogLevel("silent");
    const plainPage = async () => {
      await find();
      return new Response("page");
    };
    const kept = async () => {
      showTiming();
      return new Response("page", { headers: { "cache-control": "public, max-age=60" } });
    };
    for (const headers of [...(await served(plainPage, [cookie, {}])), ...(await served(kept, [cookie]))])
      expect(headers).not.toHaveProperty("server-timing");
  });

  it("counts its own statements when requests share a commit", async () => {
    setLogLevel("silent");
    const store = async (transaction: Kysely<Database>, key: string) => {
      await transaction.insertInto("rate_limits").values({ key, full_at: 1 }).execute();
    };
    const both = Promise.withResolvers<void>();
    const keys = [["a"], Array.from("bcdefghijklm")];
    const page = async () => {
      showTiming();
      const own = keys.shift() ?? [];
      if (keys.length === 0) both.resolve();
      await both.promise;
      await groupCommit(database.db, async (transaction) => {
        for (const key of own) await store(transaction, key);
      });
      return new Response("page", { headers: { "x-stores": String(own.length) } });
    };
    const answers = await served(page, [cookie, cookie]);
    // The first request begins the commit that both requests share.
    const second = answers.find((headers) => headers["x-stores"] === "12");
    expect(Number(/(\d+) statements/.exec(String(second?.["server-timing"]))?.[1])).toBeGreaterThanOrEqual(12);
  });

  it("is in the log at debug level with each statement, without any data of the request", async () => {
    setLogLevel("debug");
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    await served(async () => {
      await find();
      await sql`select id
          from leads where email = 'canary''s' and status <> 'spam'`.execute(database.db);
      return withSpan("render", "internal", {}, async () => new Response("page"));
    }, [{}]);
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    const [request] = lines.filter(({ event }) => event === "request");
    expect(request.timing).toMatch(/db;dur=[\d.]+;desc="2 statements"/);
    const statements = lines.filter(({ event, id }) => event === "statement" && id === request.id);
    expect(statements).toMatchObject([
      { sql: expect.stringMatching(/^select "id" from "leads" where "email" = (\?|\$1)$/), ms: expect.any(Number) },
      { sql: "select id from leads where email = '…' and status <> '…'" },
    ]);
    expect(lines.find(({ name }) => name === "render")).toMatchObject({ event: "span", id: request.id });
    expect(JSON.stringify(lines)).not.toContain("canary");
  });
});
