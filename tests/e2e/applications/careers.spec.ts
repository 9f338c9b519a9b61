import { writeFileSync } from "node:fs";
import ar from "#content/ar/messages/vacancies.json" with { type: "json" };
import en from "#content/en/messages/vacancies.json" with { type: "json" };
import { violationsIn } from "../support/axe.ts";
import { byTurns, inLanguage, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const words = ({ language }: Site): typeof en => (language === "en" ? en : ar);
const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n");

inLanguage("ar", (site) => {
  test.describe("the form of a vacancy without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("lets somebody apply, see the state, and withdraw", async ({ page, guard }) => {
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

byTurns((site) => {
  test("comes back with what is missing if nothing was filled in", async ({ page, guard }) => {
    guard.allow(/status of 422/);
    await page.goto(site.path("/careers/hvac-technician"));
    await page.locator("main form button[type=submit]").click();
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    await expect(page.locator("main [role=alert]").first()).toBeVisible();
    await expect(page.locator("#apply-notice-error")).toHaveText(
      words(site).problems.choose.replace("{{field}}", words(site).fields.notice),
    );
    expect(await violationsIn(page)).toEqual([]);
  });

  test("the page of a vacancy has no accessibility violation", async ({ page }) => {
    await page.goto(site.path("/careers/electrician"));
    expect(await violationsIn(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsIn(page)).toEqual([]);
  });

  test.describe("a CV without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("that is far too large brings the form back with what was typed and the reason", async ({ page, guard }) => {
      guard.allow(/status of 422/);
      const file = test.info().outputPath("cv.pdf");
      writeFileSync(file, Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]));
      await page.goto(site.path("/careers/electrician"));
      await page.fill("[name=name]", "سالم");
      await page.fill("[name=message]", "Ten years in Al Ain");
      await page.check("[name=pool]");
      await page.setInputFiles("[name=cv]", file);
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("#apply-cv-error")).toHaveText(words(site).cv["too-large"]);
      await expect(page.locator("#apply-email-error")).toBeVisible();
      await expect(page.locator("[name=name]")).toHaveValue("سالم");
      await expect(page.locator("[name=message]")).toHaveValue("Ten years in Al Ain");
      await expect(page.locator("[name=pool]")).toBeChecked();
    });
  });
});

inLanguage("en", (site) => {
  const cv = (size: number) => ({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.concat([pdf, Buffer.alloc(size)]),
  });

  test("with a script, a large CV is not sent, a draft comes back, and a file survives an error", async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 422/);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    const send = page.locator("main form button[type=submit]");
    await page.goto(site.path("/careers/service-coordinator"));
    await page.fill("[name=name]", "Salma Nasser");
    await page.check("[name=notice][value=now]");
    await page.setInputFiles("[name=cv]", cv(5 * 1024 * 1024));
    await expect(page.locator("#apply-cv-error")).toHaveText(words(site).cv["too-large"]);
    await send.click();
    await expect(page.locator("[name=cv]")).toBeFocused();
    expect(posts).toEqual([]);

    await page.reload();
    await expect(page.locator("[name=name]")).toHaveValue("Salma Nasser");
    await expect(page.locator("[name=notice][value=now]")).toBeChecked();
    await expect(page.locator("main form [role=status]")).toHaveText(words(site).form.kept);
    await page.fill("[name=email]", "salma@example.com");
    await page.fill("[name=phone]", "050 123 4567");
    await page.fill("[name=city]", "Sharjah");
    await page.setInputFiles("[name=cv]", cv(0));
    await page.check("[name=consent]");
    await send.click();
    await expect(page.locator("#apply-mayWork-error")).toBeVisible();
    await expect(page.locator("[name=mayWork]").first()).toBeFocused();
    await page.check("[name=mayWork][value=yes]");
    await send.click();
    await expect(page).toHaveURL(/\/application\/[\w-]{22}$/);
    await expect(page.locator("main")).toContainText(words(site).own.withCv);

    await page.goto(site.path("/careers/service-coordinator"));
    await expect(page.locator("[name=name]")).toHaveValue("");
  });
});
