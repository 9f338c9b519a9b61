import { forEachLanguage, inLanguage } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n");

inLanguage("ar", (site) => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("somebody applies, sees how it stands, and withdraws", async ({ page, guard }) => {
      guard.allow(/status of 422/);
      await page.goto(site.path("/careers"));
      await page.locator("main a[href$='/careers/electrician']").click();
      await expect(page.locator("[type='application/ld+json']")).toHaveCount(0);
      await page.fill("[name=name]", "سالم الكعبي");
      await page.fill("[name=email]", "salem@example.com");
      await page.fill("[name=phone]", "٠٥٠ ١٢٣ ٤٥٦٧");
      await page.fill("[name=city]", "العين");
      await page.check("[name=notice][value=month]");
      await page.check("[name=mayWork][value=yes]");
      await page.fill("[name=certificates]", "شهادة كهرباء 2019\nسلامة 2024");
      await page.fill("[name=message]", "أ".repeat(4001));
      await page.setInputFiles("[name=cv]", {
        name: "cv.exe",
        mimeType: "application/x-msdownload",
        buffer: Buffer.from("MZ"),
      });
      await page.check("[name=consent]");
      await page.locator("main form button[type=submit]").click();

      await expect(page.locator("#apply-message-error")).toBeVisible();
      await page.fill("[name=message]", "عملت في العين.");
      await page.setInputFiles("[name=cv]", { name: "cv.exe", mimeType: "application/pdf", buffer: Buffer.from("MZ") });
      await page.locator("main form button[type=submit]").click();

      await expect(page.locator("#apply-cv-error")).toBeVisible();
      await expect(page.locator("[name=city]")).toHaveValue("العين");
      await page.setInputFiles("[name=cv]", { name: "cv.pdf", mimeType: "application/pdf", buffer: pdf });
      await page.locator("main form button[type=submit]").click();

      await expect(page).toHaveURL(/\/ar\/application\/[\w-]{22}$/);
      await expect(page.locator("main")).toContainText(/JOB-[A-Z0-9]{6}/);
      await expect(page.locator("main")).not.toContainText("سالم");
      const link = page.url();
      await page.locator("main details summary").click();
      await page.locator("button[value=withdraw]").click();
      await expect(page).toHaveURL(link);
      await expect(page.locator("button[value=withdraw]")).toHaveCount(0);
    });
  });
});

forEachLanguage((site) => {
  test("an application without answers comes back with what is missing", async ({ page, guard }) => {
    guard.allow(/status of 422/);
    await page.goto(site.path("/careers/hvac-technician"));
    await page.locator("main form button[type=submit]").click();
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    await expect(page.locator("main [role=alert]").first()).toBeVisible();
  });
});
