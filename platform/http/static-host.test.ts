import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { siteUrl, startTestServer } from "./fixture.ts";

const there = "https://static.windtower.example";
let server: Awaited<ReturnType<typeof startTestServer>>;
let without: typeof server;
beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const staticHost = { origin: there, has: (path: string) => ["/", "/abu-dhabi"].includes(path) };
  const pages = async () => Response.json({ reference: "WT-1" }, { headers: { vary: "Accept-Encoding" } });
  server = await startTestServer({ staticHost, pages });
  without = await startTestServer();
});
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  vi.restoreAllMocks();
});

const type = "application/x-www-form-urlencoded";
const post = (path: string, headers: Record<string, string>, at = server) =>
  at.ask(path, {
    method: "POST",
    headers: { "content-type": type, "sec-fetch-site": "cross-site", ...headers },
    body: "a=b",
  });
const forms = [
  "/contact",
  "/ar/contact",
  "/quotation",
  "/ar/quotation",
  "/call-back",
  "/api/contact",
  "/api/quote",
  "/api/callback",
];

describe("a form on the static host", () => {
  it.each(forms)("may be posted to %s, by a script and without one", async (path) => {
    const answer = await post(path, { origin: there });
    expect(answer.status).toBe(200);
    expect(answer.headers["access-control-allow-origin"]).toBe(there);
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    expect(answer.headers.vary).toMatch(/Origin/);
  });

  it.each(forms)("may send a preflight before a script posts to %s", async (path) => {
    const headers = { origin: there, "access-control-request-method": "POST" };
    const answer = await server.ask(path, { method: "OPTIONS", headers });
    expect(answer.status).toBe(204);
    expect(answer.headers["access-control-allow-origin"]).toBe(there);
    expect(answer.headers["access-control-allow-headers"]).toBeUndefined();
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  it("is counted and may ask for suggestions", async () => {
    expect((await post("/seen", { origin: there })).status).toBe(204);
    for (const path of ["/ar/search/suggest?q=x", "/free-times", "/ar/our-record/findings"]) {
      const found = await server.ask(path, { headers: { origin: there } });
      expect(found.headers["access-control-allow-origin"]).toBe(there);
      expect(found.headers["access-control-expose-headers"]).toBe("X-Findings");
    }
  });
});

describe("nobody else", () => {
  const foreign = [
    "https://evil.example",
    "null",
    `${there}.evil.example`,
    there.toUpperCase(),
    there.replace("https:", "http:"),
    `${there}:8443`,
    `${there}/`,
    `${there}, https://evil.example`,
    `https://evil.example@${new URL(there).host}`,
  ];
  it.each(foreign)("%s is refused, and learns nothing", async (origin) => {
    for (const path of forms) {
      const answer = await post(path, { origin });
      expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
      const preflight = await server.ask(path, { method: "OPTIONS", headers: { origin } });
      expect([preflight.status, preflight.headers["access-control-allow-origin"]]).toEqual([405, undefined]);
    }
    const found = await server.ask("/search/suggest?q=x", { headers: { origin } });
    expect(found.headers["access-control-allow-origin"]).toBeUndefined();
  });

  const others = [
    ...[
      "/admin",
      "/admin/leads/1",
      "/account",
      "/api/account/enquiries",
      "/sign-in",
      "/enquiry/kkkkkkkkkkkkkkkkkkkkkk",
    ],
    ...[
      "/quotation/x",
      "/careers/x",
      "/thanks",
      "/contact/",
      "//contact",
      "/Contact",
      "/%63ontact",
      "/contact;x",
      "/api/contact/x",
    ],
  ];
  it.each(others)("the static host may not post to %s either", async (path) => {
    const answer = await post(path, { origin: there });
    expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
  });

  it("is trusted only where a static host is set", async () => {
    expect((await post("/contact", { origin: there }, without)).status).toBe(403);
    expect((await without.ask("/", { headers: { origin: there } })).status).toBe(200);
  });

  it("keeps its own forms", async () => {
    expect((await post("/thanks", { origin: siteUrl, "sec-fetch-site": "same-origin" })).status).toBe(200);
  });
});

describe("a document", () => {
  it("has its address there, with the parameters of a campaign", async () => {
    const { status, headers } = await server.ask("/?utm_source=x");
    expect([status, headers.location, headers["cache-control"]]).toEqual([302, `${there}/?utm_source=x`, "no-store"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect((await server.ask("/abu-dhabi", { method: "HEAD" })).headers.location).toBe(`${there}/abu-dhabi`);
  });

  it("answers questions here, and its files stay", async () => {
    expect((await server.ask("/abu-dhabi?v=1")).status).toBe(200);
    expect((await server.ask("/robots.txt")).status).toBe(200);
    expect((await server.ask("/%2F%2Fevil.example")).headers.location).toBeUndefined();
  });
});
