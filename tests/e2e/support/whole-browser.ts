import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base } from "@playwright/test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { findWholeChromium } from "../../../scripts/test/chromium.ts";
import { port } from "./origin.ts";
import { database } from "./sessions.ts";

const person = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";

/** Chromium has here what Playwright turns off: the back/forward cache, prerendering, tabs in the background. Its name is a person's. */
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

/** A campaign that no other test has. It has letters alone, because digits that may be a telephone number are not stored. */
export const newCampaign = () =>
  `life-${randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`;

type Beacon = Record<string, string>;

export interface Visitor {
  /** The visitor reaches the site under this origin. */
  origin: string;
  campaign: string;
  /** Opens a page as the first of a visit under the campaign. */
  begin(path: string): Promise<Page>;
  newPage(): Promise<Page>;
  /** These beacons of a kind were answered by the server, in this order. */
  told(kind: "out" | "time" | "view"): Beacon[];
  /** These beacons told of the time of the nth view. */
  times(nth: number): Beacon[];
  /** Lets the first page have this one prerendered at once; resolves when that is done. */
  prerender(path: string): Promise<void>;
}

/** Each worker has one browser. A proxy gives the visitor of each test a name of their own, since one name would be one visitor. */
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
    const told: Visitor["told"] = (kind) => proxy.arrived.filter(({ e }) => e === kind);
    await use({
      origin: proxy.origin,
      campaign,
      newPage,
      begin,
      told,
      times: (nth) => told("time").filter(({ i }) => i === told("view")[nth]?.i),
      prerender: proxy.prerender,
    });
    for (const page of pages) await page.close();
    proxy.close();
  },
});

/** The proxy notes every beacon once it is answered. A speculation rule in the page itself would be against its policy. */
async function startProxy() {
  const agent = `${person} ${randomUUID()}`;
  const arrived: Beacon[] = [];
  let ahead: string | undefined;
  const prerendered = Promise.withResolvers<void>();
  const proxy = createServer((asked, answer) => {
    if (ahead && asked.url === "/next.speculationrules") {
      answer.writeHead(200, { "content-type": "application/speculationrules+json" });
      answer.end(JSON.stringify({ prerender: [{ urls: [ahead], eagerness: "immediate" }] }));
      return;
    }
    const isAhead = asked.url === ahead && String(asked.headers["sec-purpose"]).includes("prerender");
    const { url, method } = asked;
    const headers = { ...asked.headers, "user-agent": agent };
    let body = "";
    const passed = request({ host: "127.0.0.1", port, path: url, method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.rawHeaders);
      found.pipe(answer);
      if (isAhead) found.once("end", prerendered.resolve);
      if (url === "/seen") arrived.push(Object.fromEntries(new URLSearchParams(body)));
    });
    passed.on("error", () => answer.destroy());
    if (url === "/seen") asked.on("data", (chunk) => (body += chunk));
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    arrived,
    prerender(path: string) {
      ahead = path;
      return prerendered.promise;
    },
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** The server writes what it was told every two seconds. */
export const oftenAsked = { intervals: [50] };

/** What is stored of the visit that began with this campaign, view by view. */
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

/** Follows a link of the page. */
export const following = (page: Page, path: string) =>
  Promise.all([
    page.waitForNavigation({ waitUntil: "load" }),
    page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href='${href}']`)?.click(), path),
  ]);
