import { translator } from "#site/i18n/t.ts";
import { signIn } from "../support/colleagues.ts";
import { forms, send } from "../support/forms.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const ask = () => send("/api/quote", forms["/api/quote"]());

inLanguage("ar", (site) => {
  const t = translator(site.language, "colleagues");

  test("a lead of today is counted, by day and in every table", async ({ page }) => {
    await ask();
    await signIn(page);
    await page.goto(site.path("/admin/dashboard"));
    const total = page.getByRole("definition").first();
    await expect(total).toHaveText(/^[1-9][\d,]*$/);
    for (const name of ["funnel", "source", "service", "place"] as const)
      await expect(
        page
          .getByRole("table", { name: t(`dashboard.by.${name}`) })
          .getByRole("row")
          .first(),
      ).toBeVisible();
    const chart = page.getByRole("img", { name: t("dashboard.by.day") });
    await expect(chart).toBeVisible();
    await page.getByText(t("dashboard.asTable")).click();
    const days = page.getByRole("region", { name: t("dashboard.by.day") }).getByRole("row");
    await expect(days).toHaveCount(31);
    // The lead may have come in before midnight, so the last two days are checked.
    const counts = await days.getByRole("cell").allTextContents();
    expect(counts.slice(-2).join(" ")).toMatch(/[1-9]/);
  });

  test("the range can be changed, up to 12 months", async ({ page }) => {
    await ask();
    await signIn(page);
    await page.goto(site.path("/admin/dashboard"));
    await page.getByRole("link", { name: t("dashboard.ranges.365") }).click();
    await expect(page.getByRole("heading", { name: t("dashboard.by.month") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("dashboard.ranges.365") })).toHaveAttribute("aria-current", "page");
    await page.goto(`${site.path("/admin/dashboard")}?days=1000000`);
    await expect(page.getByRole("link", { name: t("dashboard.ranges.30") })).toHaveAttribute("aria-current", "page");
  });

  test("a report counts a lead by its service, even without JavaScript, and as a file", async ({ browser, page }) => {
    await ask();
    await signIn(page);
    const still = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const report = await still.newPage();
    await report.goto(site.path("/admin/dashboard"));
    await report.getByRole("link", { name: t("reports.title") }).click();
    await report.getByLabel(t("reports.count")).selectOption("service");
    await report.getByRole("button", { name: t("reports.show") }).click();
    await expect(report).toHaveURL(/by=service/);
    const table = report.getByRole("table", { name: t("reports.by.service") });
    const row = table.getByRole("row", { name: translator(site.language, "lead")("services.ac-repair") });
    await expect(row.getByRole("cell").first()).toHaveText(/^[1-9]/);
    const address = await report.getByRole("link", { name: t("reports.csv") }).getAttribute("href");
    const file = await still.request.get(new URL(address ?? "", report.url()).href);
    expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
    expect(await file.text()).toContain(translator(site.language, "lead")("services.ac-repair"));
    await still.close();
  });
});
