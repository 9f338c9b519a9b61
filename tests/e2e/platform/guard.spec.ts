import { test } from "../support/test.ts";

/** Tests the fixture `guard` that every other test uses. Each of these tests must fail because of it. */
test.describe("the guard notices", () => {
  test.fail();

  test("a request to another host", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => fetch("http://elsewhere.example/", { mode: "no-cors" }).catch(() => {}));
  });

  test("a script that the Content Security Policy forbids", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.body.append(script);
    });
  });

  test("an error on the console", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => console.error("broken"));
  });

  test("an exception", async ({ page }) => {
    await page.goto("/about");
    const thrown = page.waitForEvent("pageerror");
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("broken"))));
    await thrown;
  });

  test("a missing file", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => fetch("/assets/missing.js"));
  });
});
