import type { Page } from "@playwright/test";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { newId } from "#platform/db/ids.ts";
import { violationsIn } from "../support/axe.ts";
import { wordsOf } from "../support/office.ts";
import { database } from "../support/sessions.ts";
import { byTurns, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const hour = 3_600_000;
const phone = { viewport: { width: 390, height: 844 } };

/** Stores a team that comes for any work to this place. No other file's tests book in Umm Al Quwain or Fujairah. */
async function addTeam(name = "Night", place = "umm-al-quwain") {
  const team = { id: newId(), name, trades: "[]", places: JSON.stringify([place]), created_at: Date.now() };
  await database()
    .insertInto("teams")
    .values({ ...team, day_from: 0, day_to: 1440, active: 1 })
    .execute();
}

/** Every number that begins like this is a valid one. */
const newPhone = () => `0504${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`;

const visitWith = (reference: string) =>
  database()
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.request_id")
    .select(["appointments.state", "appointments.address", "leads.kind", "leads.page", "leads.service"])
    .where("leads.reference", "=", reference)
    .execute();

async function fillIn(within: { getByLabel: Page["getByLabel"] }, site: Site) {
  const t = wordsOf(site, "visits");
  await within.getByLabel(t("booking.name")).fill(site.language === "ar" ? "سارة أحمد" : "Sara Ahmed");
  await within.getByLabel(t("booking.phone")).fill(newPhone());
  await within.getByLabel(t("customer.address")).fill("Villa 7, Al Salamah");
}

byTurns((site) => {
  const t = wordsOf(site, "visits");
  test.use(phone);
  test.beforeEach(() => addTeam());

  test("at 22:40 the AC has stopped: the first free window is booked from the home page in eight taps and three fields", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date(uaeDayStart(uaeDay(Date.now())) + 22.67 * hour) });
    let taps = 0;
    await page.exposeFunction("tapped", () => {
      taps += 1;
    });
    await page.addInitScript(() =>
      addEventListener("pointerdown", () => (globalThis as never as { tapped(): void }).tapped(), true),
    );
    await page.goto(site.path("/"));
    await expect(page.locator("html")).toHaveAttribute("data-closed");
    await page.locator("a[href$='/help/no-cooling']").last().click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText("998")).toBeVisible();
    await sheet.getByLabel(t("booking.place")).selectOption("umm-al-quwain");
    const first = sheet.getByRole("radio").first();
    await first.check();
    await fillIn(sheet, site);
    await page.clock.fastForward(20_000);
    await sheet.getByRole("button", { name: t("customer.book") }).click();
    await expect(sheet.getByText(t("customer.done.booked", { when: "" }))).toBeVisible();
    await expect(sheet.getByRole("link", { name: t("customer.calendar") })).toBeVisible();
    const reference = /WT-[A-Z0-9]{6}/.exec((await sheet.textContent()) ?? "")?.[0] ?? "";
    const visits = await visitWith(reference);
    expect(visits).toMatchObject([{ state: "booked", kind: "booking", service: "ac-repair", page: site.path("/") }]);
    // A tap on the list of places opens it, and a second tap chooses.
    expect(taps + 2).toBeLessThanOrEqual(8);
    expect(await violationsIn(page)).toEqual([]);
  });

  test("a form with a gap says so, a time that has gone offers the nearest, and nothing is typed twice", async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 4\d\d/);
    await addTeam("Leaves", "fujairah");
    await page.clock.install();
    await page.goto(site.path("/help/no-power"));
    await page.locator("[data-actions] a[href*='/book?']").first().click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(t("booking.place")).selectOption("fujairah");
    await sheet.getByRole("radio").first().check();
    await fillIn(sheet, site);
    await page.clock.fastForward(20_000);
    await sheet.getByLabel(t("booking.phone")).fill("05");
    await sheet.getByRole("button", { name: t("customer.book") }).click();
    await expect(sheet.getByText(t("booking.problems.phone"))).toBeVisible();
    await sheet.getByLabel(t("booking.phone")).fill(newPhone());
    // The colleagues take every team away while the customer types.
    await database().updateTable("teams").set({ active: 0 }).where("name", "=", "Leaves").execute();
    await sheet.getByRole("radio").first().check();
    await sheet.getByRole("button", { name: t("customer.book") }).click();
    await expect(sheet.getByText(t("booking.unbooked.taken"))).toBeVisible();
  });

  test("without a connection the booking is kept, and sent when there is one", async ({ page, context, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await page.goto(site.path("/help/water-leak"));
    await page.locator("[data-actions] a[href*='/book?']").first().click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(t("booking.place")).selectOption("umm-al-quwain");
    await sheet.getByRole("radio").first().check();
    await fillIn(sheet, site);
    // A form that is filled in faster than anybody types is taken for a robot's.
    await page.clock.fastForward(20_000);
    await context.setOffline(true);
    await sheet.getByRole("button", { name: t("customer.book") }).click();
    await expect(sheet.getByText(t("booking.kept"))).toBeVisible();
    await context.setOffline(false);
    await page.goto(site.path("/quotation"));
    await expect(page.getByRole("link", { name: /WT-[A-Z0-9]{6}/ })).toHaveAttribute("href", /\/visit$/);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the help page leads to the same form, in eight taps", async ({ page }) => {
      await page.goto(site.path("/"));
      await page.locator("a[href$='/help/no-cooling']").last().click();
      await page.locator("main a[href*='/book?']").first().click();
      await page.getByLabel(t("booking.place")).selectOption("umm-al-quwain");
      await page.getByRole("button", { name: t("booking.show") }).click();
      await page.getByRole("radio").first().check();
      await fillIn(page, site);
      await page.getByRole("button", { name: t("customer.book") }).click();
      await expect(page).toHaveURL(/\/enquiry\/[\w-]{22}\/visit\?done=booked/);
      await expect(page.getByRole("link", { name: t("customer.calendar") })).toBeVisible();
      const reference = /WT-[A-Z0-9]{6}/.exec((await page.textContent("main")) ?? "")?.[0] ?? "";
      expect(await visitWith(reference)).toMatchObject([{ state: "booked", page: site.path("/help/no-cooling") }]);
    });
  });
});
