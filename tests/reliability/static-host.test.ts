import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { chromium, devices, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type Place, placeOn } from "#platform/db/fixture.ts";
import { findChromium } from "#scripts/test/chromium.ts";
import { builtFor } from "#server/built-for.ts";
import { freePorts } from "./support/free-ports.ts";
import { nginx } from "./support/nginx.ts";
import { startServer } from "./support/server.ts";
import { startStaticHost } from "./support/static-host.ts";

if (!nginx) console.warn("nginx is missing: the exported site on a static host is NOT tried. npm run setup -- nginx");

/** For a browser, localhost and 127.0.0.1 are different sites, like www.example.com and office.example.net. */
const [port = 0, originPort = 0] = await freePorts(2);
const site = `http://localhost:${port}`;
const origin = `http://127.0.0.1:${originPort}`;
let stopHost = async () => {};
let place: Place;
beforeAll(async () => {
  if (!nginx) return;
  stopHost = startStaticHost(port, origin);
  await untilUp();
  // An export takes some seconds, and up to a minute on a busy machine.
}, 300_000);
afterAll(() => stopHost());

async function startOrigin() {
  place = await placeOn("SQLite");
  onTestFinished(() => place.clear());
  const server = await startServer(place, { PORT: String(originPort), SITE_URL: origin, STATIC_URL: site });
  onTestFinished(() => server.kill());
}

async function untilUp(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(site).catch(() => undefined)) return;
    await pause(50);
  }
  throw new Error("nginx did not start");
}

async function browse(javaScriptEnabled: boolean) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  onTestFinished(() => browser.close());
  // The user agent is that of a normal browser, because the visits of programs are not counted.
  const userAgent = devices["Desktop Chrome"].userAgent;
  const page = await (await browser.newContext({ javaScriptEnabled, userAgent })).newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { value: false }));
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  return { page, said };
}

const typed = { name: "Sara Al Mansoori", email: "sara@example.com", phone: "050 123 4567" };
async function fill(page: Page, message: string) {
  for (const [name, value] of Object.entries({ ...typed, message }))
    await page.locator(`main [name=${name}]`).fill(value);
}

/** Reads the database file directly, because the running server has locked the folder. */
function stored(query: string): unknown[] {
  const file = new Sqlite(join(place.settings.DATA_DIR ?? "", "windtower.db"), { readonly: true });
  try {
    return file.prepare(query).all();
  } finally {
    file.close();
  }
}
const leads = () => stored("select message, page from leads");

it.skipIf(!nginx)(
  "pages answer without their server; a form says that it was not sent, keeps its words, and arrives once",
  async () => {
    const { page, said } = await browse(true);
    await page.goto(`${site}/ar/services`);
    expect(await page.locator("h1").count()).toBe(1);
    await page.goto(`${site}/contact`);
    await fill(page, "The AC in the majlis drips.");
    await page.locator("main [type=submit]").click();
    await page.locator("section[aria-live=polite] li").first().waitFor();
    expect(await page.locator("main [name=message]").inputValue()).toBe("The AC in the majlis drips.");
    expect(said.filter((text) => /content security policy/i.test(text))).toEqual([]);
    await startOrigin();
    await page.reload();
    await page.getByText("We kept what you had typed.").waitFor();
    await page.locator("main [type=submit]").click();
    const follow = page.locator("main a[href*='/enquiry/']");
    await follow.waitFor();
    expect(leads()).toEqual([{ message: "The AC in the majlis drips.", page: "/contact" }]);
    expect(await follow.getAttribute("href")).toMatch(`${origin}/enquiry/`);
    await follow.click();
    await page.waitForURL(`${origin}/enquiry/*`);
    // A link on the private page leads back to the static host.
    await page.locator("header a[href='/']").first().click();
    await page.waitForURL(`${site}/`);
    expect(said.filter((text) => /content security policy|CORS/i.test(text))).toEqual([]);
  },
);

it.skipIf(!nginx)("a page is there in Markdown too, at its own address for whoever accepts no HTML", async () => {
  const ask = async (path: string, accept: string) => {
    const { headers, status } = await fetch(site + path, { headers: { accept } });
    return [status, ...["content-type", "link", "x-robots-tag"].map((name) => headers.get(name))];
  };
  const twin = [200, "text/markdown; charset=utf-8"];
  const [html, markdown] = ["text/html, text/markdown;q=0.9, */*;q=0.8", "text/markdown"];
  for (const path of ["/contact", "/ar"]) {
    expect(await ask(`${path}.md`, html)).toEqual([...twin, `<${builtFor()}${path}>; rel="canonical"`, "noindex"]);
    expect(await ask(path, markdown)).toEqual([...twin, null, null]);
    expect(await ask(path, html)).toEqual([200, "text/html", null, null]);
  }
  expect(await ask("/", markdown)).toEqual([...twin, null, null]);
  expect((await ask("/video/roof-plant-at-night", markdown))[0]).toBe(200);
  expect((await ask("/nothing-here.md", markdown))[0]).toBe(404);
});

it.skipIf(!nginx)(
  "without JavaScript the server takes a form, and the sender comes back; questions are answered there",
  async () => {
    await startOrigin();
    const { page } = await browse(false);
    await page.goto(`${site}/ar/contact`);
    await fill(page, "المكيف يقطر ماء");
    await page.locator("main [name=name]").fill("");
    await page.locator("main [type=submit]").click();
    await page.waitForURL(`${origin}/ar/contact`);
    expect(await page.locator("main [name=message]").inputValue()).toBe("المكيف يقطر ماء");
    await page.locator("main [name=name]").fill(typed.name);
    await page.locator("main [type=submit]").click();
    await page.waitForURL(`${origin}/ar/enquiry/*`);
    expect(leads()).toHaveLength(1);
    await page.locator("header a[href='/ar']").first().click();
    await page.waitForURL(`${site}/ar`);

    await page.goto(`${site}/calculators/water-system`);
    await page.locator("main form [type=submit]:not([aria-hidden])").first().click();
    await page.waitForURL(`${origin}/calculators/water-system?*`);
    await page.goto(`${site}/nothing-here`);
    await page.locator("main [name=q]").fill("ac leak");
    await page.locator("main [type=submit]").click();
    await page.waitForURL(`${origin}/search?q=ac+leak`);
  },
);

it.skipIf(!nginx)(
  "with JavaScript the quotation form is filled in from its address, and the server is asked for what only it can show",
  async () => {
    await startOrigin();
    const { page, said } = await browse(true);
    await page.goto(`${site}/dubai/ac-services`);
    await page.locator("main a[href^='/quotation?']").first().click();
    await page.waitForURL(`${site}/quotation?*`);
    const service = page.locator("main [name=service]");
    expect(await service.inputValue()).toBe(new URL(page.url()).searchParams.get("service"));
    await page.locator("main [name=message]").fill("Two splits.");
    expect(await service.inputValue(), "and hydrated").not.toBe("");
    await page.goto(`${site}/calculators/water-system?v=1&people=9`);
    await page.waitForURL(`${origin}/calculators/water-system?v=1&people=9`);
    await page.goto(`${site}/`);
    await page.locator("#head a[href$='/search']").click();
    await page.locator("#head [type=search]").pressSequentially("drain");
    await page.locator("#head [role=option]").first().waitFor();
    expect(said.filter((text) => /content security policy|CORS/i.test(text))).toEqual([]);
    await expect.poll(() => stored("select page from page_views").length, { timeout: 30_000 }).toBeGreaterThan(0);
  },
);

it.skipIf(!nginx)(
  "old addresses, private links and missing pages lead to the right place, with the headers of the site",
  async () => {
    const ask = (path: string) => fetch(site + path, { redirect: "manual" });
    const leadsTo = async (path: string) => {
      const { status, headers } = await ask(path);
      return [status, new URL(headers.get("location") ?? "", site).href];
    };
    expect(await leadsTo("/abudhabi/ac-services?utm_source=x")).toEqual([
      301,
      `${site}/abu-dhabi/ac-services?utm_source=x`,
    ]);
    expect(await leadsTo("/ar/services/mep")).toEqual([301, expect.stringMatching("/ar/services/%D8")]);
    expect(await leadsTo("/enquiry/abc?x=1")).toEqual([302, `${origin}/enquiry/abc?x=1`]);
    expect(await leadsTo("/ar/admin")).toEqual([302, `${origin}/ar/admin`]);
    for (const [path, words] of [
      ["/nothing", "404"],
      ["/ar/nothing", "هذه الصفحة غير موجودة"],
    ] as const) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(words);
    }
    const { headers } = await ask("/");
    expect(headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect((await ask("/next.speculationrules")).headers.get("content-type")).toBe("application/speculationrules+json");
    expect((await ask("/_redirects")).status).toBe(200);
  },
);
