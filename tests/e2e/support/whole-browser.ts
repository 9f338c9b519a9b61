import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { type Browser, type CDPSession, launch, type Page } from "puppeteer-core";
import { findWholeChromium } from "../../../scripts/test/chromium.ts";
import { test as base } from "./by-domain.ts";
import { port } from "./origin.ts";
import { database } from "./sessions.ts";

const person = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/**
 * Starts a Chromium with features that Playwright switches off: the back/forward cache, prerendering and background tabs. Its user agent is
 * that of a normal browser.
 */
export const wholeBrowser = (): Promise<Browser> =>
  launch({
    executablePath: findWholeChromium() ?? "",
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
      ...["--disable-component-update", "--disable-sync", "--disable-blink-features=AutomationControlled"],
      `--user-agent=${person}`,
    ],
    ignoreDefaultArgs: ["--disable-features=Translate"],
  });

/**
 * Makes a campaign name that no other test uses. It has only letters, because the server does not store digits that could be a telephone
 * number.
 */
const newCampaign = () =>
  `life-${randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`;

/** The server stores beacons every two seconds, so the tests check often. */
export const oftenAsked = { intervals: [50] };

type Beacon = Record<string, string>;

interface Visitor {
  /** The origin under which the visitor reaches the site. */
  origin: string;
  campaign: string;
  /** Opens a page as the first page of a visit that comes from the campaign. */
  begin(path: string): Promise<Page>;
  newPage(): Promise<Page>;
  /** Returns the beacons of this kind that the server has answered, in their order. */
  told(kind: "out" | "time" | "view"): Beacon[];
  /** Returns the beacons with the time on the nth page view. */
  times(nth: number): Beacon[];
  /** Makes every page prerender this path at once. */
  prerender(path: string): void;
  /** Resolves when the page that this page prerenders is ready, and the counting script has run in it. */
  prerendered(page: Page): Promise<void>;
}

/**
 * Each worker process has one browser. A proxy gives the visitor of each test a different user agent, because visitors with the same one
 * would count as a single visitor.
 */
export const test = base.extend<{ visitor: Visitor }, { whole: Browser }>({
  whole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const browser = await wholeBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  visitor: async ({ whole }, use) => {
    const proxy = await startProxy();
    const cdp = await whole.target().createCDPSession();
    const sessions: CDPSession[] = [];
    const attached = (session: CDPSession) => void sessions.push(session);
    cdp.connection()?.on("sessionattached", attached);
    const campaign = newCampaign();
    const pages: Page[] = [];
    const newPage = async () => {
      const page = await whole.newPage();
      pages.push(page);
      return page;
    };
    const begin = async (path: string) => {
      const page = await newPage();
      await page.goto(`${proxy.origin}${path}?utm_campaign=${campaign}`);
      return page;
    };
    const beaconsOf: Visitor["told"] = (kind) => proxy.arrived.filter(({ e }) => e === kind);
    await use({
      origin: proxy.origin,
      campaign,
      newPage,
      begin,
      told: beaconsOf,
      times: (nth) => beaconsOf("time").filter(({ i }) => i === beaconsOf("view")[nth]?.i),
      prerender: proxy.prerender,
      prerendered: (page) => countsAhead(page, sessions),
    });
    cdp.connection()?.off("sessionattached", attached);
    for (const page of pages) await page.close();
    await cdp.detach();
    proxy.close();
  },
});

/**
 * Waits until the counting script has run in the prerendered page. If the page is shown earlier, the script cannot know any more that it
 * was prerendered.
 */
async function countsAhead(page: Page, sessions: CDPSession[]) {
  const script = await page.evaluate(async () => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    for (const file of files.filter((name) => name.endsWith(".js")))
      if ((await (await fetch(file)).text()).includes("sendBeacon")) return file;
    throw new Error("no script counts");
  });
  const isReady = `document.prerendering && document.readyState === "complete"`;
  const question = { expression: `${isReady} && import("${script}").then(() => true)`, awaitPromise: true };
  const hasRun = async () => {
    // The DevTools session of a tab, or of a page that was left, cannot answer this.
    const answers = sessions.map((session) => session.send("Runtime.evaluate", question).catch(() => undefined));
    return (await Promise.all(answers)).some((answer) => answer?.result.value === true);
  };
  await expect.poll(hasRun, oftenAsked).toBe(true);
}

/**
 * Starts a proxy that records every beacon after the server has answered it. It also adds the speculation rule to the page, whose content
 * security policy would block an inline one.
 */
async function startProxy() {
  const agent = `${person} ${randomUUID()}`;
  const arrived: Beacon[] = [];
  let ahead: string | undefined;
  const proxy = createServer((incoming, answer) => {
    if (ahead && incoming.url === "/next.speculationrules") {
      answer.writeHead(200, { "content-type": "application/speculationrules+json" });
      answer.end(JSON.stringify({ prerender: [{ urls: [ahead], eagerness: "immediate" }] }));
      return;
    }
    const { url, method } = incoming;
    const headers = { ...incoming.headers, "user-agent": agent };
    let body = "";
    const passed = request({ host: "127.0.0.1", port, path: url, method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.rawHeaders);
      found.pipe(answer);
      if (url === "/seen") arrived.push(Object.fromEntries(new URLSearchParams(body)));
    });
    passed.on("error", () => answer.destroy());
    if (url === "/seen") incoming.on("data", (chunk) => (body += chunk));
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    arrived,
    prerender(path: string) {
      ahead = path;
    },
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** Returns what is stored about the visit that came from this campaign, one entry for each page view. */
export const viewsOf = (campaign: string) =>
  database()
    .selectFrom("page_views")
    .innerJoin("visits", "visits.id", "page_views.visit")
    .innerJoin("seen_words as campaigns", "campaigns.id", "visits.campaign")
    .innerJoin("seen_words as pages", "pages.id", "page_views.page")
    .select([
      "pages.text as page",
      "nav",
      "page_views.visible_ms as ms",
      "depth",
      "page_views.at",
      "visits.id as visit",
    ])
    .where("campaigns.text", "=", campaign)
    .orderBy("page_views.at")
    .execute();

export const eventsOf = async (campaign: string) => {
  const visit = (await viewsOf(campaign))[0]?.visit ?? 0;
  return database()
    .selectFrom("visit_events")
    .select(["kind", "value"])
    .where("visit", "=", visit)
    .orderBy("id")
    .execute();
};

/** Clicks on a link in the page, and waits for the new page. */
export const followLink = (page: Page, path: string) =>
  Promise.all([
    page.waitForNavigation({ waitUntil: "load" }),
    page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href='${href}']`)?.click(), path),
  ]);
