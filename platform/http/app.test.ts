import { request } from "node:http";
import { createRequestHandler, type ServerBuild } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, startTestServer } from "./fixture.ts";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => vi.restoreAllMocks());

type Server = Awaited<ReturnType<typeof startTestServer>>;

async function withDoor<T>(options: Parameters<typeof startTestServer>[0], use: (server: Server) => Promise<T>) {
  const server = await startTestServer(options);
  return use(server).finally(server.close);
}

const secured = ({ headers }: Answer) => {
  expect(headers).toMatchObject({
    "strict-transport-security": expect.stringContaining("max-age="),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none';script-src 'self'.*style-src 'self'.*frame-ancestors 'none'/);
  expect(policy).not.toContain("unsafe");
};

describe("the policy", () => {
  const policyOf = ({ headers }: Answer) => String(headers["content-security-policy"]);

  it("allows films on the documents that have one, and nowhere else", () =>
    withDoor({}, async ({ ask }) => {
      expect(policyOf(await ask("/abu-dhabi"))).toContain(";media-src 'self';");
      for (const path of ["/", "/no-such-page", "/films/short-AbC1.mp4"])
        expect(policyOf(await ask(path))).not.toContain("media-src");
    }));

  it("of a document allows only its own inline scripts and styles", () =>
    withDoor({}, async ({ ask }) => {
      expect(policyOf(await ask("/"))).toContain("script-src 'self' 'sha256-AAAA';style-src 'self';");
      expect(policyOf(await ask("/abu-dhabi"))).not.toContain("sha256");
    }));

  it("of a rendered answer allows its nonce", () =>
    withDoor({}, async ({ ask }) => {
      const policy = policyOf(await ask("/thanks"));
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/);
      expect(policy).toMatch(/style-src 'self' 'nonce-[\w-]{22}'/);
    }));
});

describe("answers", () => {
  it("always carry the security headers", () =>
    withDoor({}, async ({ ask, raw }) => {
      for (const path of [
        "/",
        "/nowhere",
        "/%",
        "/assets/x",
        "/healthz",
        "/readyz",
        "/servingz",
        "/AbuDhabi",
        `/${"a".repeat(3000)}`,
      ])
        secured(await ask(path));
      secured(await ask("/", { method: "DELETE" }));
      secured(await ask("/", { method: "POST" }));
      for (const bytes of [
        "nonsense\r\n\r\n",
        "GET /ar/تكييف HTTP/1.1\r\nHost: x\r\n\r\n",
        `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
        "GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n",
      ]) {
        expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 4\d\d .*Content-Security-Policy: /s);
      }
    }));

  it("have HSTS preload only if it is configured", async () => {
    const hsts = (hstsPreload: boolean) =>
      withDoor({ hstsPreload }, async ({ ask }) =>
        Promise.all(["/", "/nowhere"].map(async (path) => (await ask(path)).headers["strict-transport-security"])),
      );
    expect(await hsts(false)).toEqual(Array(2).fill("max-age=63072000; includeSubDomains"));
    expect(await hsts(true)).toEqual(Array(2).fill("max-age=63072000; includeSubDomains; preload"));
  });

  it("made at request time have a fresh nonce, which a client cannot set", () =>
    withDoor({}, async ({ ask }) => {
      const headers = { "x-nonce": "mine", "x-request-id": "mine" };
      const [one, two] = [await ask("/nowhere", { headers }), await ask("/nowhere", { headers })];
      const [seen, other] = [one, two].map(({ body }) => JSON.parse(body.toString()));
      expect(seen.nonce).toMatch(/^[\w-]{22}$/);
      expect(other.nonce).not.toBe(seen.nonce);
      expect(one.headers["content-security-policy"]).toContain(`'nonce-${seen.nonce}'`);
      expect(seen.id).toBe(one.headers["x-request-id"]);
      expect(one.headers["cache-control"]).toBe("no-store");
    }));

  it("redirect other spellings to the canonical page, with the query", () =>
    withDoor({}, async ({ ask }) => {
      const answer = await ask("/AbuDhabi/?a=B%20c");
      expect([answer.status, answer.headers.location]).toEqual([301, "/abu-dhabi?a=B%20c"]);
      expect((await ask("/ar/%d8%aa%d9%83%d9%8a%d9%8a%d9%81")).headers.location).toBe(
        "/ar/%D8%AA%D9%83%D9%8A%D9%8A%D9%81",
      );
      expect((await ask("//evil.example/%2e")).status).toBe(400);
      expect((await ask("//evil.example/")).headers.location).toBe("/evil.example");
    }));

  it("hide internal errors, which the log locates", () => {
    const pages = async () => {
      throw new TypeError("row of sara@example.com broke");
    };
    return withDoor({ pages }, async ({ ask }) => {
      const answer = await ask("/nowhere?mail=sara@example.com", { headers: { "user-agent": "sara@example.com" } });
      secured(answer);
      expect([answer.status, answer.headers["content-type"]]).toEqual([500, "text/plain; charset=utf-8"]);
      expect(answer.body.toString()).not.toMatch(/TypeError|at .*:\d/);
      const log = lines.map((line) => JSON.parse(line));
      expect(log[0]).toMatchObject({
        level: "error",
        name: "TypeError",
        frames: expect.arrayContaining([expect.stringContaining("app.test.ts")]),
      });
      expect(log[1]).toMatchObject({
        method: "GET",
        path: "/nowhere",
        status: 500,
        id: answer.headers["x-request-id"],
      });
      expect(lines.join()).not.toMatch(/sara|127\.0\.0\.1/);
    });
  });
});

it("a client that leaves early is not logged as an error", async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const pages = ({ signal }: Request) =>
    new Promise<Response>((resolve) => {
      signal.addEventListener("abort", () => resolve(new Response("", { status: 500 })));
      arrive();
    });
  await withDoor({ pages }, async ({ port }) => {
    const pendingRequest = request({ port, path: "/nowhere" }).on("error", () => {});
    pendingRequest.end();
    await arrived;
    pendingRequest.destroy();
    await vi.waitFor(() => expect(lines.map((line) => JSON.parse(line).status)).toContain(499), 20_000);
    expect(lines.map((line) => JSON.parse(line).level)).not.toContain("error");
  });
});

describe("health", () => {
  const checks = ["/healthz", "/servingz", "/readyz"];
  const checked = (ask: Server["ask"]) => Promise.all(checks.map(async (path) => (await ask(path)).status));

  it("is ready while the database answers", () =>
    withDoor({ remark: () => ", but" }, async ({ ask, health }) => {
      expect((await ask("/readyz")).body.toString()).toBe("ok, but\n");
      expect(await checked(ask)).toEqual([200, 200, 200]);
      health.close();
      expect(await checked(ask)).toEqual([200, 503, 503]);
    }));

  it.each([
    ["fails", () => Promise.reject(new Error("down"))],
    ["hangs", () => new Promise(() => {})],
  ])("is not ready when the database %s, but still serves files", (_, ping) =>
    withDoor({ ping }, async ({ ask }) => {
      expect(await checked(ask)).toEqual([200, 200, 503]);
    }),
  );
});

describe("React Router", () => {
  it("gets a readable form with the site's own origin, behind a proxy too", () => {
    const action = async ({ request }: { request: Request }) =>
      Response.json({ name: (await request.formData()).get("name") });
    return withDoor({ pages: createRequestHandler(buildWith({ action }), "production") }, async ({ ask }) => {
      const headers = { origin: "https://www.windtower.example", "content-type": "application/x-www-form-urlencoded" };
      const answer = await ask("/thanks", { method: "POST", headers, body: "name=%D8%B3%D8%A7%D8%B1%D8%A9" });
      expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([200, { name: "سارة" }]);
      expect((await ask("/thanks", { method: "HEAD" })).status).toBe(200);
    });
  });
});

describe("the mounted auth server", () => {
  const json = { "content-type": "application/json", origin: "https://elsewhere.example" };
  const tell = async (request: Request, address: string) =>
    Response.json({ method: request.method, path: new URL(request.url).pathname, body: await request.text(), address });

  it("does its own checks of methods, types and origins", () =>
    withDoor({ auth: tell, proxies: 1 }, async ({ ask }) => {
      const headers = { ...json, "x-forwarded-for": "198.51.100.9, 192.0.2.7" };
      for (const method of ["PUT", "POST"]) {
        const answer = await ask("/auth/v1/user", { method, headers, body: "{}" });
        secured(answer);
        const seen = { method, path: "/auth/v1/user", body: "{}", address: "192.0.2.7" };
        expect(JSON.parse(answer.body.toString())).toEqual(seen);
      }
      expect((await ask("/auth/v1/user", { method: "OPTIONS", headers })).status).toBe(200);
      expect((await ask("/auth/v2/user", { method: "PUT", headers })).status).toBe(405);
    }));

  it("is replaced by a hosted backend, which the policy of app pages allows and that of documents does not", () =>
    withDoor({ hostedAuth: "https://abc.supabase.co" }, async ({ ask }) => {
      const policy = async (path: string) => String((await ask(path)).headers["content-security-policy"]);
      expect(await policy("/thanks")).toContain("connect-src 'self' https://abc.supabase.co;");
      expect(await policy("/")).toContain("connect-src 'self';");
    }));

  it("is closed with a hosted backend", () =>
    withDoor({}, async ({ ask }) => {
      expect((await ask("/auth/v1/user", { method: "PUT", headers: json })).status).toBe(405);
      expect((await ask("/auth/v1/health")).status).toBe(404);
    }));

  it("answers 413 for a body that is too large", () => {
    const auth = async () => Response.json({ code: "request_entity_too_large" }, { status: 413 });
    return withDoor({ auth }, async ({ ask }) => {
      const answer = await ask("/auth/v1/signup", { method: "POST", headers: json, body: "x".repeat(8 * 1024 * 1024) });
      expect(answer.status).toBe(413);
    });
  });
});

function buildWith(module: object): ServerBuild {
  const loader = () => new Response("thanks");
  const route = { id: "thanks", path: "thanks", module: { ...module, loader } };
  return {
    entry: { module: { default: () => new Response() } },
    routes: { thanks: route },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}
