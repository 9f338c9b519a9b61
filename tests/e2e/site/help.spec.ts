import { byTurns, company, forEachLanguage } from "../support/site.ts";
import { Taps } from "../support/taps.ts";
import { expect, test } from "../support/test.ts";

const marina = { en: "Dubai Marina", ar: "دبي مارينا" };

forEachLanguage(({ language, path, words, choice, t }) => {
  test.describe("on a phone without JavaScript", { tag: "@taps" }, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, javaScriptEnabled: false });

    test("the price of AC work is two taps from the home page", async ({ page }) => {
      await page.goto(path("/"));
      const taps = new Taps();
      const { hero } = words("/services/air-conditioning");
      await taps.tap(
        page
          .getByRole("main")
          .locator(`a[href="${path("/services/air-conditioning")}"]`)
          .first(),
      );
      await expect(page.locator("h1")).toHaveText(hero?.title ?? "");
      const price = page
        .getByRole("main")
        .getByText(/AED\s\d|\d+\sدرهم/)
        .first();
      test.skip((await price.count()) === 0, "prices older than a year leave the site (tests/site/prices.test.ts)");
      await expect(price).toBeInViewport({ ratio: 1 });
      taps.expectAtMost(`${language}, price of AC work, from the home page`, 2);
    });

    test("from a page about a place to WhatsApp with place and symptom in two taps, and to a call in one", async ({
      page,
    }) => {
      await page.goto(path("/dubai/ac-services/dubai-marina"));
      const main = page.getByRole("main");
      const call = new Taps();
      await call.tap(page.locator(`a[href="tel:${company.emergency}"]`).first(), true);
      call.expectAtMost(`${language}, call, from the Marina's page`, 1);
      const taps = new Taps();
      const { name } = words("/help/ac-dripping");
      await taps.tap(main.getByRole("link", { name, exact: true }).first());
      await expect(page.locator("h1")).toHaveText(words("/help/ac-dripping").hero?.title ?? "");
      await expect(main.locator(`a[href="tel:${company.emergency}"]`).first()).toBeInViewport({ ratio: 1 });

      const bar = page.locator("#bar");
      const chat = bar.getByRole("link", { name: t("bar.whatsapp") });
      await taps.tap(chat, true);
      taps.expectAtMost(`${language}, WhatsApp with place and symptom, from the Marina's page`, 2);
      const answer = await page.request.get((await chat.getAttribute("href")) ?? "", { maxRedirects: 0 });
      const said = new URL(answer.headers().location ?? "").searchParams.get("text");
      for (const text of [name, choice("services.ac-repair"), choice("places.dubai")]) expect(said).toContain(text);
      const district = marina[language];
      expect(said).toContain(district);

      await bar.getByRole("link", { name: t("bar.quote") }).click();
      await expect(page.locator("[name=service]")).toHaveValue("ac-repair");
      await expect(page.locator("[name=place]")).toHaveValue("dubai");
      await expect(page.locator("[name=area]")).toHaveValue(district);
      await expect(page.locator("[name=urgency][value=now]")).toBeChecked();
      await expect(page.locator("[name=message]")).toHaveValue(name);
    });
  });
});

byTurns(({ path, words }) => {
  const question = words("/").hero?.title ?? "";

  test.describe("on the smallest phone", () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test("the spots of the villa are large enough, apart, named and reachable by keyboard", async ({ page }) => {
      await page.goto(path("/"));
      const spots = page.getByRole("navigation", { name: question }).getByRole("link");
      const boxes = await spots.evaluateAll((all) => all.map((spot) => spot.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(10);
      for (const [index, { left, right, top, bottom, width, height }] of boxes.entries()) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        expect([left >= 0, right <= 320]).toEqual([true, true]);
        const covered = boxes.slice(index + 1).filter((other) => {
          const across = other.left < right && left < other.right;
          return across && other.top < bottom && top < other.bottom;
        });
        expect(covered).toEqual([]);
      }
      await spots.first().focus();
      await page.keyboard.press("Tab");
      await expect(spots.nth(1)).toBeFocused();
      await expect(spots.nth(1)).toHaveAccessibleName(`2 ${words("/help/ac-dripping").name}`);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: words("/help/ac-dripping").name })).toBeVisible();
    });

    test("a tap on another building changes picture, spots and list, and nothing else moves", async ({ page }) => {
      await page.goto(path("/"), { waitUntil: "networkidle" });
      const spots = page.getByRole("navigation", { name: question }).getByRole("link");
      const flat = page.locator("[data-building=flat]");
      const below = () =>
        page.locator("#services").evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
      const before = await below();
      const alternative = await page.locator("main img").first().getAttribute("alt");
      await flat.click();
      await expect(flat).toHaveAttribute("aria-current", "true");
      await expect(spots).toHaveCount(5);
      await expect(page.locator("main img").first()).not.toHaveAttribute("alt", alternative ?? "");
      const { name } = words("/help/burning-smell");
      await expect(page.getByRole("main").getByRole("link", { name, exact: true }), "it has no spot").toHaveCount(1);
      expect(await below()).toBeCloseTo(before, 0);
    });
  });

  test("the line of climate is that of the visitor's month, whenever the page was built", async ({ page }) => {
    for (const [month, line] of [
      ["2027-01", /18.*24/],
      ["2027-07", /32.*40/],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${month}-15T10:00:00+04:00`));
      await page.goto(path("/"));
      await expect(page.locator("[data-month]")).toHaveText(line);
    }
  });

  test.describe("on a phone without JavaScript, from the home page", () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

    test("a kind of building leads to the list of all faults", async ({ page }) => {
      await page.goto(path("/"));
      await page.locator("[data-building=office]").click();
      await expect(page).toHaveURL(path("/help"));
    });
  });
});
