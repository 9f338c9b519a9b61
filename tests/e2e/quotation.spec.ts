import type { Page } from "@playwright/test";
import { violationsIn } from "./support/axe.ts";
import { ask, post } from "./support/http.ts";
import { appHydrated } from "./support/hydrated.ts";
import { addLead, Inbox, leadIn, wordsOf } from "./support/office.ts";
import { mailWith, openOffer, quote } from "./support/quotation.ts";
import { forEachLanguage, inLanguage } from "./support/site.ts";
import { signIn } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

const customer = () => ({ name: "Sara Ahmed", email: `${crypto.randomUUID()}@example.com` });

forEachLanguage((site) => {
  const t = wordsOf(site, "offer");

  test("a quotation is written, sent, chosen from, accepted without JavaScript with a code, and wins the request", async ({
    page,
    browser,
  }) => {
    await signIn(page, { locale: site.language });
    const { id, reference } = addLead({ ...customer(), locale: site.language, service: "ac-amc" });
    // Two items, then a choice of two; typed in the digits of either keyboard.
    await quote(page, site, id, ["4,200", "١٢٠٠", "600", "900"]);
    expect(leadIn(id)).toMatchObject({ status: "quoted", value_fils: 600_000 });

    const number =
      String(await page.getByRole("heading", { level: 1 }).textContent()).match(/QT-\d{4}-\d{4,}/)?.[0] ?? "";
    const offer = await openOffer(browser, await mailWith(reference, number));
    await expect(offer.page.getByRole("heading", { level: 1 })).toHaveText(t("states.sent.title"));
    await expect(offer.page.getByRole("button", { name: t("accept.button") })).toHaveCount(0);
    await offer.page.getByRole("radio").nth(1).check();
    await offer.page.getByRole("button", { name: t("options.continue") }).click();
    await expect(offer.page.locator("#totals")).toContainText("6,300.00");
    const paper = await offer.page.getByRole("link", { name: wordsOf(site, "paper")("save") }).getAttribute("href");
    const file = await page.request.get(paper ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect(file.headers()["content-disposition"]).toBe(`attachment; filename="${number}.pdf"`);
    expect((await page.request.get(`${(paper ?? "").replace(/offer\/..../, "offer/aaaa")}`)).status()).toBe(404);

    await offer.page.getByLabel(t("accept.name")).fill("Sara Ahmed");
    await offer.page.getByRole("checkbox").last().check();
    await offer.page.getByRole("button", { name: t("accept.button") }).click();
    await expect(offer.page.getByText(t("problems.code.wrong"))).toBeVisible();
    expect(leadIn(id).status).toBe("quoted");

    await offer.page.getByRole("button", { name: t("accept.sendCode") }).click();
    await expect(offer.page.getByRole("status")).toBeVisible();
    const code = /\b\d{6}\b/.exec(await mailWith(reference, t("mail.code.heading")))?.[0] ?? "";
    await offer.page.getByLabel(t("accept.name")).fill("Sara Ahmed");
    await offer.page.getByLabel(t("accept.code"), { exact: true }).fill(code);
    await offer.page.getByRole("checkbox").last().check();
    await offer.page.getByRole("button", { name: t("accept.button") }).click();
    await expect(offer.page.getByRole("heading", { level: 1 })).toHaveText(t("states.accepted.title"));
    expect(leadIn(id)).toMatchObject({ status: "won", value_fils: 630_000 });
    await mailWith(reference, t("mail.accepted.subject", { number }));

    await page.getByRole("link", { name: t("office.list.back") }).click();
    const folders = page.getByRole("navigation", { name: t("office.list.label") });
    await folders.getByRole("link", { name: t("office.list.folders.accepted") }).click();
    await page.getByLabel(t("office.list.search")).fill(number);
    await page.getByRole("button", { name: t("office.list.show") }).click();
    await expect(page.getByRole("link", { name: number })).toHaveCount(1);

    await offer.page.reload();
    await expect(offer.page.getByText(t("accepted.by", { name: "Sara Ahmed", when: "" }).trim())).toBeVisible();
    await offer.page.context().close();
  });

  test("the pages of a quotation have no accessibility violation and fit a phone", async ({ page, browser }) => {
    await signIn(page, { locale: site.language });
    const { id, reference } = addLead({ ...customer(), locale: site.language, service: "ac-amc" });
    await new Inbox(page, site).openLead(id);
    await page.getByRole("button", { name: t("office.new") }).click();
    await expect(page.getByRole("textbox", { name: t("office.price") })).not.toHaveCount(0);
    expect(await violationsIn(page)).toEqual([]);
    await quote(page, site, id, ["100", "100", "100", "100"]);
    expect(await violationsIn(page)).toEqual([]);
    const text = await mailWith(reference, "/offer/");
    const path = new URL(/https?:\/\/\S+\/offer\/[\w-]{22}/.exec(text)?.[0] ?? "").pathname;
    const visitor = await browser.newPage({ viewport: { width: 320, height: 700 } });
    for (const query of ["", "?chosen=&choiceA=4"]) {
      await visitor.goto(path + query);
      expect(await violationsIn(visitor)).toEqual([]);
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await visitor.close();
  });
});

inLanguage("en", (site) => {
  const t = wordsOf(site, "offer");

  test("opening the link accepts and declines nothing, and a stranger's words do neither", async ({ page }) => {
    await signIn(page);
    const { id, reference } = addLead(customer());
    await quote(page, site, id, ["80", "10", "10", "5"], "ac-repair");
    const text = await mailWith(reference, "/offer/");
    const path = new URL(/https?:\/\/\S+\/offer\/[\w-]{22}/.exec(text)?.[0] ?? "").pathname;
    for (const query of ["", "?intent=accept&name=Sara+Ahmed&agree=on", "?intent=decline"])
      expect((await ask(path + query)).status).toBe(200);
    const wrong: Record<string, string>[] = [
      { intent: "accept" },
      { intent: "accept", name: "Sara Ahmed" },
      { intent: "accept", name: "Sara Ahmed", agree: "on", hash: "0".repeat(64) },
      { intent: "accept", name: "Sara Ahmed", agree: "on", add0: "0" },
      { intent: "accept", name: "x".repeat(5000), agree: "on", hash: "" },
      { intent: "nothing", name: "\u202eSara\0", agree: "on", hash: "x" },
    ];
    for (const fields of wrong) {
      const { status } = await post(path, fields);
      expect([409, 422], JSON.stringify(fields)).toContain(status);
    }
    for (const other of ["/offer/x", `/offer/${"x".repeat(22)}`, `${path}x`])
      expect((await ask(other)).status).toBe(404);
    const { headers } = await ask(path);
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["cache-control"]).toContain("no-store");
    expect(leadIn(id).status).toBe("quoted");
    expect((await post(path, { intent: "decline", reason: "Too late" })).status).toBe(303);
    await new Inbox(page, site).openLead(id);
    await expect(page.getByText("Too late")).toBeVisible();
    await expect(page.getByRole("link", { name: /^QT-/ })).toContainText(t("office.states.declined"));
  });

  test("a draft that a colleague has saved meanwhile is not overwritten, and a wrong figure is named", async ({
    page,
  }) => {
    await signIn(page);
    const { id } = addLead(customer());
    await new Inbox(page, site).openLead(id);
    await page.getByRole("button", { name: t("office.new") }).click();
    await expect(page).toHaveURL(/\/admin\/quotes\//);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const price = (on: Page) => on.getByRole("textbox", { name: t("office.price") }).first();
    for (const one of [page, other]) await one.getByRole("button", { name: t("office.add") }).click();
    await price(other).fill("12.345");
    await other.getByRole("button", { name: t("office.save") }).click();
    await expect(other.getByRole("alert").filter({ hasText: t("office.price") })).toBeVisible();
    await price(other).fill("12.34");
    await other.getByRole("button", { name: t("office.save") }).click();
    await expect(other.getByText(t("office.done.saved"))).toBeVisible();
    await price(page).fill("99");
    await page.getByRole("button", { name: t("office.save") }).click();
    await expect(page.getByText(t("office.problems.conflict"))).toBeVisible();
    await other.reload();
    await expect(price(other)).toHaveValue("12.34");
  });

  test("what is typed into a new quotation before its script has loaded is kept", async ({ page }) => {
    await signIn(page, { locale: "en" });
    const { id } = addLead({ ...customer(), service: "ac-amc" });
    await new Inbox(page, site).openLead(id);
    let load = () => {};
    const typed = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await typed;
      await route.continue();
    });
    await page.getByLabel(t("office.template")).selectOption("maintenance");
    await page.getByRole("button", { name: t("office.new") }).click({ noWaitAfter: true });
    const prices = page.getByRole("textbox", { name: t("office.price") });
    await prices.first().fill("4,200");
    await page.getByLabel(t("office.customer.company")).fill("Palm LLC");
    await page.getByLabel(t("office.customer.address")).fill("Villa 4");
    load();
    await appHydrated(page);
    await prices.nth(1).fill("800");
    await expect(prices.first()).toHaveValue("4,200");
    await expect(page.getByLabel(t("office.customer.company"))).toHaveValue("Palm LLC");
    await expect(page.getByLabel(t("office.customer.address"))).toHaveValue("Villa 4");
    await expect(page.getByText("5,000.00").first()).toBeVisible();
  });
});
