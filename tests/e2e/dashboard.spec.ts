import { translator } from "#app/i18n/t.ts";
import { post } from "./support/http.ts";
import { newEmail } from "./support/leads.ts";
import { inLanguage } from "./support/site.ts";
import { signIn } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

const send = () =>
  post("/api/contact", {
    name: "Sara",
    email: newEmail(),
    phone: "050 123 4567",
    message: "The AC drips.",
    service: "ac-repair",
  });

inLanguage("ar", (site) => {
  const t = translator(site.language, "staff");

  test("a request of today is counted, by day and in every table", async ({ page }) => {
    await send();
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
    await expect(days.last()).toContainText(/[1-9]/);
  });

  test("the range can be changed, up to 12 months", async ({ page }) => {
    await send();
    await signIn(page);
    await page.goto(site.path("/admin/dashboard"));
    await page.getByRole("link", { name: t("dashboard.ranges.365") }).click();
    await expect(page.getByRole("heading", { name: t("dashboard.by.month") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("dashboard.ranges.365") })).toHaveAttribute("aria-current", "page");
    await page.goto(`${site.path("/admin/dashboard")}?days=1000000`);
    await expect(page.getByRole("link", { name: t("dashboard.ranges.30") })).toHaveAttribute("aria-current", "page");
  });
});
