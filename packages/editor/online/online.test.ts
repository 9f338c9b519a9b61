import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDue } from "@site/testing/nightly.ts";
import { SignJWT } from "jose";
import { afterAll, describe as allTests, test as anyTest, beforeAll, expect, onTestFinished, vi } from "vitest";
import { smallSite, writeContent } from "../site.fixture.ts";
import type { Program } from "../site.ts";
import { editor } from "../web/app.ts";
import { fieldsIn } from "../web/browser.fixture.ts";
import { siteAccess } from "./access.ts";
import type { Colleague } from "./git.ts";
import { gitHost } from "./host.fixture.ts";
import { pagesOf } from "./preview.ts";
import { openRepository } from "./repository.ts";

/** These tests are slow, because they run Git. They run at night, and for a change only if the change is in the editor. */
const test = anyTest.runIf(isDue("editor"));
const describe = allTests.runIf(isDue("editor"));

const secret = "a secret of the office, of 32 letters and more";
const [site, origin] = ["https://www.example.com", "https://edit.example.com"];
const settings = {
  EDITOR_URL: origin,
  EDITOR_SECRET: secret,
  SITE_URL: site,
  EDITOR_REMOTE: "origin",
  EDITOR_BRANCH: "content",
};

/** A stand-in for the built site. Its page shows the requested address. */
const program = (folder: string): Program => ({
  folder,
  async answer(path) {
    const [type, body] = path.endsWith(".svg") ? ["image/svg+xml", "<svg/>"] : ["text/html", `<script>page ${path}`];
    return { status: 200, headers: { "content-type": type, "set-cookie": "a=b" }, body };
  },
});

let host: ReturnType<typeof gitHost>;
let app: Awaited<ReturnType<typeof start>>;
let clear: () => void = () => {};

async function start(built: string) {
  const repository = await openRepository({ folder: host.clone, remote: "origin", branch: "content" });
  const pages = pagesOf(program(built));
  return editor({ site: smallSite(host.clone), access: siteAccess(settings), repository, pages });
}

beforeAll(async () => {
  host = gitHost(writeContent, (end) => {
    clear = end;
  });
  const built = join(host.host, "../built");
  mkdirSync(join(built, "pictures"), { recursive: true });
  writeFileSync(join(built, "pictures/villa.avif"), "picture");
  app = await start(built);
});
afterAll(() => clear());

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
const get = (path: string, cookie = "", more = {}) =>
  app.request(path, { headers: { host: "edit.example.com", cookie, ...more } });

type Person = Partial<Colleague & { sub: string; locale: string }>;
type Forged = Person & { by?: string; audience?: string; seconds?: number };
const ticketOf = (state: string, { by = secret, audience = "content-editor", seconds = 60, ...person }: Forged = {}) =>
  new SignJWT({ sub: "1", name: "Noor", email: "noor@office.example", locale: "en", state, ...person })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(by));

/**
 * Opens the editor without a session. Returns the redirect to the office, with its state and the cookie by which the editor recognises the
 * browser.
 */
async function asks(path = "/") {
  const answer = await get(path);
  const whereto = new URL(answer.headers.get("location") ?? "");
  return { answer, whereto, state: whereto.searchParams.get("state") ?? "", cookie: cookiesOf(answer).join("; ") };
}

async function signedIn(person: Person = {}) {
  const { state, cookie } = await asks();
  return cookiesOf(await get(`/enter?ticket=${await ticketOf(state, person)}`, cookie)).join("; ");
}

const page = "*/services/painting.yaml";
const files = ["content/en/services/painting.yaml", "content/ar/services/painting.yaml"] as const;
const address = `/edit?file=${encodeURIComponent(page)}`;
const field = (...path: string[]) => JSON.stringify(["s", ...path]);

async function send(cookie: string, fields: URLSearchParams, more: Record<string, string> = {}) {
  fields.set("do", "save");
  const headers = {
    host: "edit.example.com",
    origin,
    cookie,
    "content-type": "application/x-www-form-urlencoded",
    ...more,
  };
  return app.request(address, { method: "POST", body: fields, headers });
}

async function form(cookie: string, name: string) {
  const fields = fieldsIn(await (await get(address, cookie)).text());
  fields.set(field("en", "name"), name);
  return fields;
}

describe("nobody comes in whom the office did not let in", () => {
  test("a stranger is led to the office, and from there back to the page", async () => {
    const { whereto, state, cookie } = await asks(`${address}&x=1`);
    expect([whereto.origin, whereto.pathname]).toEqual([site, "/admin/content"]);
    const answer = await get(`/enter?ticket=${await ticketOf(state)}`, cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${address}&x=1`]);
    expect(answer.headers.getSetCookie().at(-1)).toMatch(/^__Host-editor=.*HttpOnly; Secure; SameSite=Lax/);
  });

  const refused: [what: string, ticket: (state: string) => Promise<string> | string][] = [
    ["signed by somebody else", (state) => ticketOf(state, { by: `${secret}!` })],
    ["for another browser", () => ticketOf("x".repeat(32))],
    ["of yesterday", (state) => ticketOf(state, { seconds: -1 })],
    ["for something else", (state) => ticketOf(state, { audience: "content-editor-session" })],
    ["that nobody signed", (state) => unsigned(state)],
    ["that is none", () => "x.y.z"],
  ];
  test.each(refused)("a ticket %s", async (_, ticket) => {
    const { state, cookie } = await asks();
    const answer = await get(`/enter?ticket=${await ticket(state)}`, cookie);
    expect([answer.status, cookiesOf(answer).some((each) => each.startsWith("__Host-editor=e"))]).toEqual([403, false]);
  });

  test("a ticket without the cookie of the browser that asked for it", async () => {
    const { state } = await asks();
    expect((await get(`/enter?ticket=${await ticketOf(state)}`)).status).toBe(403);
  });

  test("a ticket as a session", async () => {
    const { state } = await asks();
    expect((await get("/", `__Host-editor=${await ticketOf(state)}`)).status).toBe(302);
  });

  const strange: [what: string, headers: Record<string, string>, status: number][] = [
    ["without a session", { cookie: "" }, 401],
    ["from another site", { origin: "https://evil.example" }, 403],
    ["under another name", { host: "evil.example" }, 421],
  ];
  test.each(strange)("a form %s", async (_, headers, status) => {
    const cookie = await signedIn();
    expect((await send(cookie, await form(cookie, "Taken"), headers)).status).toBe(status);
    expect(host.held(files[0])).not.toContain("Taken");
  });

  test("another colleague's form", async () => {
    const [noor, zaid] = [await signedIn(), await signedIn({ sub: "2" })];
    expect((await send(zaid, await form(noor, "Taken"))).status).toBe(403);
  });
});

const unsigned = (state: string) =>
  `${[{ alg: "none" }, { aud: "content-editor", sub: "1", name: "N", email: "n@x.example", state, exp: 9e9 }].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;

test("a save is at the Git host under the colleague's name, with one line changed in one file", async () => {
  const before = files.map((file) => host.held(file));
  const cookie = await signedIn();
  const answer = await send(cookie, await form(cookie, "Painting anew"));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${address}&saved=1`]);
  expect(host.log()[0]).toBe("Noor <noor@office.example> content: /services/painting");
  const [english, arabic] = files.map((file) => host.held(file));
  expect(english).toBe(before[0]?.replace(/^name: .*/m, "name: Painting anew"));
  expect(arabic).toBe(before[1]);
});

describe("the page beside the form", () => {
  test("is the site's own, in both languages, and runs nothing", async () => {
    const cookie = await signedIn();
    const form = await get(address, cookie);
    expect(await form.text()).toContain('<iframe title="Preview" src="/preview/services/painting">');
    expect(form.headers.get("content-security-policy")).toContain("frame-src 'self'");
    const shown = await get("/preview/ar/services/painting", cookie);
    expect(await shown.text()).toContain("page /ar/services/painting");
    expect(shown.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style.*frame-ancestors 'self'$/);
    expect(shown.headers.get("set-cookie")).toBeNull();
    expect((await get("/services/painting", cookie)).headers.get("location")).toBe("/preview/services/painting");
    const home = await get("/", cookie, { "sec-fetch-dest": "iframe" });
    expect(home.headers.get("location")).toBe("/preview/");
    expect((await get("/", cookie, { "sec-fetch-dest": "document" })).status).toBe(200);
  });

  test.each([
    ["/pictures/villa.avif", "picture"],
    ["/diagrams/split-unit.en.svg", "<svg/>"],
  ])("has its file %s", async (path, text) => {
    expect(await (await get(path, await signedIn())).text()).toBe(text);
  });

  test.each([
    "/preview/admin",
    "/preview/admin/leads",
    "/preview/enquiry/abc",
    "/preview/mailbox",
    "/preview/%zz",
    "/preview//evil.example/",
    "/pictures/%2e%2e/%2e%2e/server/index.js",
    "/pictures/..%2f..%2fserver%2findex.svg",
    "/admin/secret.html",
  ])("is not %s", async (path) => {
    expect((await get(path, await signedIn())).status).toBe(404);
  });

  test.each(["/preview/services/painting", "/pictures/villa.avif"])("%s is for colleagues only", async (path) => {
    expect((await get(path)).headers.get("location")).toMatch(`${site}/admin/content`);
  });
});

test("changes that somebody else pushed meanwhile are shown below the field; a second save keeps ours", async () => {
  const cookie = await signedIn();
  const fields = await form(cookie, "Mine");
  host.elsewhere({ [files[0]]: host.held(files[0]).replace(/^name: .*/m, "name: Theirs") });
  const answer = await send(cookie, fields);
  const text = await answer.text();
  expect(answer.status).toBe(409);
  expect(text).toMatch(/On disk now:[^<]*<bdi>Theirs/);
  expect(text).toContain("Mine</textarea>");
  expect(host.held(files[0])).toContain("name: Theirs");
  const again = fieldsIn(text);
  expect(again.get(field("en", "name"))).toBe("Mine");
  expect((await send(cookie, again)).status).toBe(303);
  expect(host.held(files[0])).toContain("name: Mine");
  expect(
    host
      .log()
      .slice(0, 2)
      .map((line) => line.split("> ")[1]),
  ).toEqual(["content: /services/painting", "Theirs"]);
});

test("while the host does not answer nothing is written, and the typed text stays in the form", async () => {
  const cookie = await signedIn({ locale: "ar" });
  const before = host.read(files[0]);
  const fields = await form(cookie, "Typed while it was away");
  renameSync(host.host, `${host.host}.away`);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = await send(cookie, fields);
  renameSync(`${host.host}.away`, host.host);
  const text = await answer.text();
  expect([answer.status, host.read(files[0]), host.state()]).toEqual([503, before, ""]);
  expect(text).toContain("مستودع Git لا يجيب");
  expect(text).toContain("Typed while it was away</textarea>");
  expect((await send(cookie, fieldsIn(text))).status).toBe(303);
  expect(host.held(files[0])).toContain("name: Typed while it was away");
});

test("a mistake is refused as on one's own machine, and reaches no host", async () => {
  const cookie = await signedIn();
  const held = host.log().length;
  expect((await send(cookie, await form(cookie, "x".repeat(60)))).status).toBe(422);
  expect(host.log()).toHaveLength(held);
});

test("the changes of colleagues are listed with their names", async () => {
  const cookie = await signedIn({ name: "<b>Noor</b>" });
  const text = await (await get("/changes", cookie)).text();
  expect(text).toContain("Noor");
  expect(text).not.toContain("<b>Noor");
});
