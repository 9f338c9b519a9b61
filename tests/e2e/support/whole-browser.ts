import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, launch, type Page } from "puppeteer-core";
import { findWholeChromium } from "../../../scripts/test/chromium.ts";
import { port } from "./origin.ts";
import { database } from "./sessions.ts";

/**
 * Chromium with what Playwright turns off: the back/forward cache, prerendering, tabs in the background. Its name is a person's for pages that are being
 * left too, and another one each time, so that each browser is a visitor of its own.
 */
export const wholeBrowser = (): Promise<Browser> =>
  launch({
    executablePath: findWholeChromium() ?? "",
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
      ...["--disable-component-update", "--disable-sync", "--disable-blink-features=AutomationControlled"],
      `--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 ${randomUUID()}`,
    ],
    ignoreDefaultArgs: ["--disable-features=Translate"],
  });

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

/** The site through a proxy whose speculation rules prerender a page; a rule in the page itself would be against its policy. */
export async function siteThatPrerenders(path: string) {
  const prerendered = Promise.withResolvers<void>();
  const proxy = createServer((asked, answer) => {
    if (asked.url === "/next.speculationrules") {
      answer.writeHead(200, { "content-type": "application/speculationrules+json" });
      answer.end(JSON.stringify({ prerender: [{ urls: [path], eagerness: "immediate" }] }));
      return;
    }
    const isAhead = asked.url === path && String(asked.headers["sec-purpose"]).includes("prerender");
    const { url, method, headers } = asked;
    const passed = request({ host: "127.0.0.1", port, path: url, method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.rawHeaders);
      found.pipe(answer);
      if (isAhead) found.once("end", prerendered.resolve);
    });
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    prerendered: prerendered.promise,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
