import { expect } from "@playwright/test";
import { eventsOf, oftenAsked, test } from "../support/whole-browser.ts";

/** An ordinary browser reports its Web Vitals when the visitor leaves a page. The test reads the stored values from the database. */
test("web vitals are measured once a page is used, and stored when it is left", async ({ visitor }) => {
  const { campaign } = visitor;
  const page = await visitor.begin("/dubai");
  await expect.poll(() => visitor.told("view")).toHaveLength(1);
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  const measuring = () => scripts.filter((script) => script.includes("layout-shift"));
  expect(measuring()).toEqual([]);
  // If a visitor uses a page before its largest part is painted, there is no LCP value, because the browser stops measuring it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve());
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.mouse.click(2, 400);
  await expect.poll(measuring).toHaveLength(1);
  await page.waitForNetworkIdle();
  await page.keyboard.press("Tab");
  await page.goto("about:blank");
  await expect
    .poll(async () => (await eventsOf(campaign)).map(({ kind }) => kind).toSorted(), oftenAsked)
    .toEqual(["vital.CLS", "vital.INP", "vital.LCP"]);
  const values = Object.fromEntries((await eventsOf(campaign)).map(({ kind, value }) => [kind, value]));
  // The value is in thousandths. A font that arrives late moves a line by one or two of them.
  expect(values["vital.CLS"]).toBeLessThan(10);
  expect(values["vital.LCP"]).toBeGreaterThan(0);
});

test("a program, and a browser that asks not to be counted, load nothing that measures", async ({ visitor }) => {
  const page = await visitor.newPage();
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  );
  await page.goto(`${visitor.origin}/dubai`, { waitUntil: "networkidle0" });
  await page.keyboard.press("Tab");
  await page.mouse.wheel({ deltaY: 400 });
  await page.waitForNetworkIdle();
  expect(scripts.filter((script) => script.includes("layout-shift"))).toEqual([]);
  expect(scripts.some((script) => script.includes("globalPrivacyControl"))).toBe(true);
});

test("a film that is watched and a file that is loaded are reported", async ({ visitor }) => {
  const page = await visitor.begin("/video/chilled-water-circuit");
  await expect.poll(() => visitor.told("view")).toHaveLength(1);
  await page.evaluate(async () => {
    addEventListener("click", (event) => event.preventDefault());
    document.querySelector<HTMLAnchorElement>("a[download]")?.click();
    const video = document.querySelector("video");
    if (!video) throw new Error("no film");
    video.playbackRate = 16;
    await video.play();
  });
  await expect
    .poll(async () => (await eventsOf(visitor.campaign)).map(({ kind }) => kind), { timeout: 20_000, ...oftenAsked })
    .toEqual(["download", "play.0", "play.25", "play.50", "play.75", "play.100"]);
});
