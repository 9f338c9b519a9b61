import type { Page } from "@playwright/test";
import { dateOfDay, uaeDay } from "#app/i18n/uae-time.ts";
import { newId } from "#server/db/ids.ts";
import { violationsIn } from "./support/axe.ts";
import { addLead, leadIn, mailsAbout, wordsOf } from "./support/office.ts";
import { database } from "./support/sessions.ts";
import { inLanguage } from "./support/site.ts";
import { signIn } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

/** A team for the services of one test only, so that tests do not take each other's times. */
async function addTeam(service: string): Promise<string> {
  const id = newId();
  const row = { id, name: `Team ${service}`, trades: JSON.stringify([service]), places: "[]", created_at: Date.now() };
  await database()
    .insertInto("teams")
    .values({ ...row, day_from: 0, day_to: 1440, active: 1 })
    .execute();
  return id;
}

const visitsOf = (id: string) =>
  database()
    .selectFrom("appointments")
    .select(["id", "state", "sequence", "from_at"])
    .where("lead_id", "=", id)
    .execute();

const claims = () => database().selectFrom("appointment_claims").select("slot");

const someLead = (service: string, locale: string) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const lead = addLead({ service, place: "dubai", locale, email, follow_key: newId().replaceAll("-", "").slice(-22) });
  return { ...lead, key: String(leadIn(lead.id).follow_key) };
};

async function noOverflow(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

inLanguage("ar", (site) => {
  const t = wordsOf(site, "visits");

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a customer chooses a time, loses one to somebody quicker, moves it and cancels it", async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 409/);
      const team = await addTeam("bms");
      const { id, key, reference } = someLead("bms", "ar");
      await page.goto(site.path(`/request/${key}`));
      await page.getByRole("link", { name: t("customer.chooseLink") }).click();
      const times = page.getByRole("radio");
      const wanted = Number(await times.first().getAttribute("value"));
      await times.first().check();
      await page.getByLabel(t("customer.address")).fill("فيلا 7، البرشاء 1");
      // Meanwhile somebody else takes it.
      const slot = wanted / 1_800_000;
      await database()
        .insertInto("appointment_claims")
        .values({ team_id: team, slot, appointment_id: "else" })
        .execute();
      await page.getByRole("button", { name: t("customer.book") }).click();
      await expect(page.getByRole("alert")).toHaveText(t("customer.problems.taken"));
      await expect(page.getByLabel(t("customer.address"))).toHaveValue("فيلا 7، البرشاء 1");
      await page
        .getByRole("group", { name: t("customer.nearest") })
        .getByRole("radio")
        .first()
        .check();
      await page.getByRole("button", { name: t("customer.book") }).click();
      await expect(page.getByRole("status")).toContainText(t("customer.done.booked"));
      expect(await visitsOf(id)).toMatchObject([{ state: "booked", sequence: 0 }]);
      await expect
        .poll(() => mailsAbout(reference).filter(({ text }) => text.includes(`/request/${key}/visit`)).length)
        .toBeGreaterThan(0);

      // What a scanner of mails does: it opens every link.
      for (const query of ["", "?intent=cancel", "?all"])
        expect((await page.request.get(site.path(`/request/${key}/visit${query}`))).status()).toBe(200);
      const file = await page.request.get(`/request/${key}/visit.ics`);
      expect(await file.text()).toContain("METHOD:PUBLISH");
      expect(await visitsOf(id)).toMatchObject([{ state: "booked", sequence: 0 }]);

      await page.getByRole("radio").last().check();
      await page.getByRole("button", { name: t("customer.moveButton") }).click();
      await expect(page.getByRole("status")).toContainText(t("customer.done.moved"));
      await page
        .locator("details", { hasText: t("customer.cancelText") })
        .locator("summary")
        .click();
      await page.getByRole("button", { name: t("customer.cancelButton") }).click();
      await expect(page.getByRole("status")).toContainText(t("customer.done.cancelled"));
      expect(await visitsOf(id)).toMatchObject([{ state: "cancelled", sequence: 2 }]);
      const [visit] = await visitsOf(id);
      expect(
        await claims()
          .where("appointment_id", "=", visit?.id ?? "")
          .execute(),
      ).toEqual([]);
    });
  });

  test("the customer's page of a visit has no accessibility violation and fits a phone", async ({ page }) => {
    await addTeam("network");
    const { key } = someLead("network", "ar");
    await page.goto(site.path(`/request/${key}/visit`));
    expect(await violationsIn(page)).toEqual([]);
    await noOverflow(page);
  });
});

inLanguage("en", (site) => {
  const t = wordsOf(site, "visits");

  test("the office adds a team, books a visit from a request, and moves it; of two the second is told", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/admin/visits/teams");
    const form = page.locator("section", { has: page.getByRole("heading", { name: t("office.teams.add") }) });
    await form.getByLabel(t("office.teams.name")).fill(`Roof ${newId()}`);
    await form.locator("summary").first().click();
    await form.getByLabel("CCTV and access control").check();
    await form.getByRole("button", { name: t("office.teams.add") }).click();
    await expect(page.getByRole("status")).toHaveText(t("office.done"));

    const { id } = someLead("cctv", "en");
    await page.goto(`/admin/leads/${id}`);
    await page.getByRole("link", { name: t("office.lead.new") }).click();
    await page
      .getByRole("group", { name: t("office.free") })
      .getByRole("button")
      .first()
      .click();
    await page.getByLabel(t("customer.address")).fill("Villa 9");
    await page.getByRole("button", { name: t("office.book"), exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/visits\/[0-9a-f-]{36}$/);
    expect(await violationsIn(page)).toEqual([]);
    const [visit] = await visitsOf(id);
    await page.getByLabel(t("office.papers.permit")).check();
    // Meanwhile the customer or a colleague has changed it.
    await database()
      .updateTable("appointments")
      .set({ version: 7 })
      .where("id", "=", visit?.id ?? "")
      .execute();
    await page.getByRole("button", { name: t("office.move"), exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(t("office.problems.conflict"));
    await page.getByLabel(t("office.fields.time")).selectOption("15:00");
    await page.getByRole("button", { name: t("office.move"), exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: t("office.done") })).toBeVisible();
    expect(await visitsOf(id)).toMatchObject([{ state: "booked", sequence: 1 }]);

    // The first free time may be in the week after this one.
    await page.goto(`/admin/visits?day=${dateOfDay(uaeDay(visit?.from_at ?? 0))}`);
    await expect(page.getByRole("link", { name: /Sara Al Mansoori/ }).first()).toBeVisible();
    await noOverflow(page);
  });
});
