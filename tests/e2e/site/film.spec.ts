import type { Page } from "@playwright/test";
import { kinds } from "../support/kinds.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === "running").length);

/**
 * Returns a caption. Captions are hidden from screen readers, which get the same words in the list below. Step 0 is the caption of the
 * whole drawing.
 */
const caption = (page: Page, step: number) => page.locator("[data-steps] [aria-hidden] p").nth(step);

const loop = "/video/chilled-water-circuit";

inLanguage("en", (site) => {
  test("a rendered film loads nothing before it is played, then plays as AV1 and as H.264 under the policy", async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto(site.path(loop), { waitUntil: "networkidle" });
    expect(loaded.filter((url) => /\.(mp4|vtt)$/.test(url))).toEqual([]);
    for (const codec of ["av1", "h264"]) {
      const modes = await page.locator("video").evaluate(playAs, codec);
      expect(modes, codec).toEqual(["showing", "disabled"]);
      expect(loaded.some((url) => url.includes(`-${codec}.`))).toBe(true);
    }
  });
});

/** Plays only the source with this codec for a moment, and returns the modes of the captions. */
async function playAs(video: HTMLVideoElement, codec: string) {
  const sources = [...video.querySelectorAll("source")];
  for (const source of sources) if (!source.src.includes(codec)) source.remove();
  video.load();
  await video.play();
  await new Promise((resolve) => video.addEventListener("timeupdate", () => video.currentTime > 0.2 && resolve(0)));
  video.pause();
  video.prepend(...sources);
  return [...video.textTracks].map((track) => track.mode);
}

inLanguage("ar", (site) => {
  test.describe("a film without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("moves, is paused, and shows the chosen step", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(site.path(kinds.film));
      await expect.poll(() => moving(page)).toBeGreaterThan(5);
      await page.locator("[name=pause]").check({ force: true });
      await expect.poll(() => moving(page)).toBe(0);
      await page.getByRole("radio", { name: /^3\./ }).check({ force: true });
      await expect(caption(page, 3)).toHaveCSS("opacity", "1");
      await expect(caption(page, 0)).toHaveCSS("opacity", "0");
    });

    test("stands still with reduced motion, complete and without a pause button", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(site.path(kinds.film));
      await expect.poll(() => moving(page)).toBe(0);
      await expect(caption(page, 0)).toHaveCSS("opacity", "1");
      await expect(page.locator("label:has([name=pause])")).toBeHidden();
      await page.getByRole("radio", { name: /^2\./ }).check({ force: true });
      await expect(caption(page, 2)).toHaveCSS("opacity", "1");
    });
  });
});
