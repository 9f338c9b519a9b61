import { languageCodes } from "@site/ground/language/languages.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { countWhatsApp, startAnalytics } from "#domain/analytics/store/analytics.ts";
import type { Collector } from "#domain/analytics/store/collect.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { budgets } from "#platform/http/budgets.ts";
import { tokenBucket } from "#platform/process/limits.ts";
import { buildIndex } from "#platform/search/search-index.ts";
import { putIndex } from "#platform/search/store.ts";
import { typedIn } from "#platform/search/typed-query.ts";
import { searchDocuments } from "#site/content/search-pages.server.ts";
import { waitFor } from "./limits.server.ts";
import { searchPage } from "./page.server.ts";
import { suggestionsFor } from "./suggest.server.ts";

beforeAll(() => {
  // In production the list of content files is read only once, which makes the test fast.
  vi.stubEnv("NODE_ENV", "production");
  for (const language of languageCodes) putIndex(language, buildIndex(searchDocuments(language)));
});

let clients = 0;
const from = (client: string, url = new URL("http://localhost")) =>
  new Request(url, { headers: { "x-client-address": client } });
const ask = async (path: string, client = `192.0.2.${++clients}`) => {
  const url = new URL(path, "http://localhost");
  return searchPage(from(client, url), url);
};
const outcomeOf = async (text: string) => (await ask(`/search?${new URLSearchParams({ q: text })}`)).data.asked;

describe("the page of results", () => {
  it.each([
    ["phone number", "phone"],
    ["ساعات العمل", "hours"],
    ["EMERGENCY!", "emergency"],
    ["wt-abc123", "reference"],
  ])("answers %s at once", async (text, kind) => {
    expect((await outcomeOf(text))?.answers.map((answer) => answer.kind)).toContain(kind);
  });

  it.each([
    ["تصليح مكيفات", "/services/air-conditioning/repair-cleaning"],
    ["el mokayef ma ybarrid", "/help/no-cooling"],
    ["bijli nahi aa rahi", "/help/no-power"],
  ])("finds %s in the visitor's own language", async (text, first) => {
    expect((await outcomeOf(text))?.results[0]?.href).toBe(first);
  });

  it("answers a question about a price with the price", async () => {
    const kinds = async (text: string) => (await outcomeOf(text))?.answers.map(({ kind }) => kind);
    for (const text of ["how much to paint a room", "painting price", "سعر الصباغة"])
      expect(await kinds(text)).toContain("price");
    for (const text of ["how much is a villa", "price of gold", "duct cleaning price"])
      expect(await kinds(text)).not.toContain("price");
  });

  it("says that no page of ours is about a trade that we do not have", async () => {
    expect(await outcomeOf("movers and packers")).toMatchObject({ isGuess: true, total: 3, pages: 1 });
    expect((await outcomeOf("plumber"))?.isGuess).toBe(false);
  });

  it("recognises words that were typed with the keyboard of the other language", async () => {
    expect((await outcomeOf("sfh;"))?.meant).toBe("سباك");
  });

  it.each([
    ["markup", "<img src=x onerror=alert(1)>"],
    ["an end of a script", "</script><script>alert(1)</script>"],
    ["right-to-left overrides", "\u202Educt\u2066\u202C"],
    ["10,000 spaces", `${" ".repeat(10_000)}duct`],
    ["one long word", "ا".repeat(10_000)],
    ["half a character", "\uD800duct\0"],
    ["operators", 'AND OR NOT "duct" * ~ - + ( ) : ^'],
    ["names of JavaScript's own", "constructor __proto__ toString hasOwnProperty"],
    ["emoji", "❄️🔥👷🏽‍♂️"],
    ["other scripts", "空调维修 एसी मरम्मत ремонт 에어컨"],
    ["80 words", "a ".repeat(80)],
    [
      "80 characters of words that nobody knows",
      "qwertyuiop asdfghjkl zxcvbnmqw poiuytrew lkjhgfdsa mnbvcxzqw qazwsxedc rfvtgbyhn",
    ],
  ])("accepts %s", async (_, text) => {
    expect((await outcomeOf(text))?.results ?? []).toBeInstanceOf(Array);
    expect(typedIn(new URLSearchParams({ q: text }))).toMatch(/^[^\p{C}]{0,80}$/u);
  });

  it.each(["0", "-5", "1e99", "999", "x", ""])("shows a page of results for page=%s", async (at) => {
    const { asked: outcome } = (await ask(`/search?q=ac&page=${at}`)).data;
    expect(outcome?.results.length).toBeGreaterThan(0);
  });

  it("answers a family's 120 searches from one address, and refuses more with the form", async () => {
    const waits = Array.from({ length: 122 }, () => waitFor("page", from("198.51.100.7")));
    expect(waits.slice(0, 120)).toEqual(waits.slice(0, 120).map(() => 0));
    expect(waits.at(-1)).toBe(1);
    const refused = await ask("/search?q=ac", "198.51.100.7");
    expect([refused.init?.status, refused.data.limited]).toEqual([429, true]);
    expect((await ask("/search?q=ac")).data.limited).toBe(false);
  });
});

it("lets a family of four type at the same time behind one address", () => {
  let now = 0;
  const { wait, spend } = tokenBucket(budgets.suggestions, () => now);
  // Each types five letters a second for eight seconds, and reads for twelve.
  for (; now < 600; now += 1)
    for (let letter = 0; letter < (now % 20 < 8 ? 4 * 5 : 0); letter += 1) {
      expect(wait("home")).toBe(0);
      spend("home", 1);
    }
});

describe.each(places)("searches and links to WhatsApp, on %s", (_, make) => {
  const database = databaseIn(make);

  it("are counted once each, unless the browser asks not to be counted, or belongs to a colleague or a program", async () => {
    const shared: { windtowerAnalytics?: Collector } = globalThis as object;
    onTestFinished(() => void delete shared.windtowerAnalytics);
    const collector = startAnalytics(database.db, { siteUrl: "https://www.windtower.example", pageAt: () => null });
    const agent = "Mozilla/5.0 Firefox/150.0";
    const open = async (path: string, headers: Record<string, string> = {}) => {
      const url = new URL(path, "http://localhost");
      await searchPage(new Request(url, { headers: { "user-agent": agent, ...headers } }), url);
    };
    await open("/search?q=boiler");
    await open("/search?q=movers&page=1");
    await open("/search?q=movers&page=2");
    await open("/ar/search?q=%D8%B3%D8%A8%D8%A7%D9%83");
    await open("/search?q=private", { "sec-gpc": "1" });
    await open("/search?q=own", { cookie: "access=x" });
    await open("/search?q=robot", { "user-agent": "Googlebot/2.1" });
    const from = (headers: Record<string, string>) => new Request("http://localhost/", { headers });
    countWhatsApp(from({ "user-agent": agent, "sec-gpc": "1" }), "/dubai");
    countWhatsApp(from({ "user-agent": agent }), "/dubai");
    await collector.flush();
    const ways = database.db.selectFrom("visit_events").select("id").where("kind", "=", "whatsapp");
    expect(await ways.execute()).toHaveLength(1);
    const counted = database.db
      .selectFrom("visit_events as event")
      .innerJoin("seen_words as word", "word.id", "event.word")
      .select(["word.text", "event.value"])
      .where("event.kind", "=", "search");
    const rows = await counted.orderBy("event.id").execute();
    expect(rows.map(({ text }) => text)).toEqual(["boiler", "movers", "سباك"]);
    expect(rows.map(({ value }) => value === 0)).toEqual([false, true, false]);
    const uncounted = sql<object>`select * from seen_words where text in ('private', 'own', 'robot')`;
    expect((await uncounted.execute(database.db)).rows).toEqual([]);
  });
});

it("suggestions are pages with this name, and the browser may cache them", async () => {
  const url = new URL("http://localhost/ar/search/suggest?q=%D8%B3%D8%A8%D8%A7");
  const answer = await suggestionsFor(new Request(url), url, "ar");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
  const { pages } = (await answer.json()) as { pages: [string, string, string][] };
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.every(([href, name]) => href.startsWith("/ar/") && name !== "")).toBe(true);
});
