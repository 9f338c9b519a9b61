import { standStill } from "../support/still.ts";
import { expect, test } from "../support/test.ts";

test("a page is checked once its colours have changed, however deep they are inherited", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    // Each of two hundred elements follows its parent one frame later, and each frame is as slow as on a busy machine.
    const fading = new CSSStyleSheet();
    fading.replaceSync(`
      aside { color: #14303e; transition: 0.5s }
      aside * { transition: 1ms }
      @media (prefers-color-scheme: dark) { aside { color: #e9f1f2 } }`);
    document.adoptedStyleSheets.push(fading);
    const outermost = document.createElement("aside");
    outermost.innerHTML = "<b>".repeat(200);
    document.body.append(outermost);
    const draw = () => {
      const end = performance.now() + 50;
      while (performance.now() < end);
      requestAnimationFrame(draw);
    };
    draw();
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await standStill(page);
  const innermost = page.locator("aside b").last();
  expect(await innermost.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(233, 241, 242)");
});
