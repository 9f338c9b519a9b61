import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { startGoogle } from "#domain/analytics/store/ga4/fixture.ts";
import { translator } from "#site/i18n/t.ts";
import { isNightly } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { classesWithoutRule } from "../support/classes.ts";
import { ask, post } from "../support/http.ts";
import { test } from "../support/process.ts";
import { byTurns } from "../support/site.ts";

type Context = Parameters<Browser["newContext"]>[0];

/** Opens a page in a new browser context. Records every request of the page and its errors. */
async function open(browser: Browser, options: Context) {
  const page = await (await browser.newContext(options)).newPage();
  const hosts = new Set<string>();
  const errors: string[] = [];
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return { page, hosts, errors };
}

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

byTurns((site) => {
  const t = translator(site.language, "analytics");

  test("a card asks for consent to Google and withdraws it, with and without JavaScript, but not in a browser that refuses tracking", async ({
    browser,
    processes,
  }) => {
    const google = await startGoogle();
    const { port } = await processes.start(google.settings);
    for (const javaScriptEnabled of [true, false]) {
      const { page, hosts, errors } = await open(browser, { javaScriptEnabled });
      await page.goto(`http://127.0.0.1:${port}${site.path("/privacy")}`);
      const card = page.getByRole("region", { name: t("google.title") });
      await expect(card).toContainText(t("google.none"));
      const footer = translator(site.language, "interface")("footer.privacyAndGoogle");
      await expect(page.getByRole("contentinfo").getByRole("link", { name: footer })).toBeVisible();
      expect(await cookiesOf(page)).toEqual([]);
      await card.getByRole("button", { name: t("google.agree") }).click();
      await expect(card).toContainText(t("google.agreed"));
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${site.path("/privacy")}#google`);
      await expect(card).toBeInViewport();
      const [cookie] = await page.context().cookies();
      expect(cookie).toMatchObject({ name: "ga", httpOnly: true, sameSite: "Lax", path: "/" });
      if (javaScriptEnabled) {
        expect(await violationsIn(page)).toEqual([]);
        expect(await classesWithoutRule(page)).toEqual([]);
      }
      await page.reload();
      await card.getByRole("button", { name: t("google.withdraw") }).click();
      await expect(card).toContainText(t("google.none"));
      expect(await cookiesOf(page)).toEqual([]);
      expect([...hosts]).toEqual([`127.0.0.1:${port}`]);
      expect(errors).toEqual([]);
      expect(google.received).toEqual([]);
      await page.context().close();
    }

    const { page } = await open(browser, { extraHTTPHeaders: { "sec-gpc": "1" } });
    await page.goto(`http://127.0.0.1:${port}${site.path("/privacy")}`);
    const card = page.getByRole("region", { name: t("google.title") });
    await expect(card).toContainText(t("google.signal"));
    await expect(card.getByRole("button")).toHaveCount(0);
    await page.goto(`http://127.0.0.1:${port}${site.path("/analytics-test")}`);
    await expect(page.getByRole("main")).toContainText(t("google.signal"));
    await expect(page.getByRole("button", { name: t("trial.google.ask") })).toHaveCount(0);
    await page.context().close();
    await google.stop();
  });
});

test.describe("the test page", () => {
  test.skip(
    !isNightly,
    "A change is tested by domain/analytics/store/ga4/ga4.test.ts: what Google thinks of our form.",
  );

  test("lets colleagues ask Google whether it understands what is sent", async ({ browser, processes }) => {
    const t = translator("en", "analytics");
    const google = await startGoogle();
    const server = await processes.start({ ...google.settings, STAFF_MFA: "off" });
    await expect.poll(server.output).toMatch(/token=[\w-]{43}/);
    const token = /token=([\w-]{43})/.exec(server.output())?.[1] ?? "";
    const owner = { name: "Layla Hadad", email: "layla@office.example", password: "three quiet courtyards" };
    expect((await post("/admin/enter", { token, ...owner, locale: "en" }, {}, server.port)).status).toBe(200);
    const answer = await ask("/auth/v1/token?grant_type=password", {
      to: server.port,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(owner),
    });
    const { page } = await open(browser, {});
    const url = `http://127.0.0.1:${server.port}`;
    await page.context().addCookies([{ name: "access", value: JSON.parse(answer.text).access_token, url }]);
    await page.goto(`${url}/analytics-test`);
    const check = page.getByRole("region", { name: "Google Analytics 4" });
    await check.getByRole("button").click();
    await expect(check.getByRole("status")).toHaveText(t("trial.google.accepted"));
    google.answer = JSON.stringify({ validationMessages: [{ fieldPath: "events", description: "Name is reserved." }] });
    await check.getByRole("button").click();
    await expect(check.getByRole("status")).toContainText("Name is reserved.");
    expect(await violationsIn(page)).toEqual([]);
    expect(await classesWithoutRule(page)).toEqual([]);
    google.answer = "<html>";
    await check.getByRole("button").click();
    await expect(check.getByRole("status")).toContainText(t("trial.google.failed"));
    await page.context().close();
    await google.stop();
  });
});
