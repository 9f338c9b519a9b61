import type { Page } from "@playwright/test";
import { span } from "@site/ground/time/uae-span.ts";
import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { newId } from "#platform/db/ids.ts";
import { isNightly } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { signIn } from "../support/colleagues.ts";
import { appHydrated } from "../support/hydrated.ts";
import { addLead, changeLead, leadIn, mailsAbout, wordsOf } from "../support/office.ts";
import { database } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Stores a team for a service that only one test uses, so that tests do not take each other's free times. */
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

    test("a customer chooses a time, loses one to somebody quicker, moves the visit and cancels it", async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 409/);
      const team = await addTeam("bms");
      const { id, key, reference } = someLead("bms", "ar");
      await page.goto(site.path(`/enquiry/${key}`));
      await page.getByRole("link", { name: t("customer.chooseLink") }).click();
      const times = page.getByRole("radio");
      const startTime = Number(await times.first().getAttribute("value"));
      await times.first().check();
      await page.getByLabel(t("customer.address")).fill("فيلا 7، البرشاء 1");
      // Another customer books this time in the meantime.
      const slot = startTime / 1_800_000;
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
        .poll(() => mailsAbout(reference).filter(({ text }) => text.includes(`/enquiry/${key}/visit`)).length)
        .toBeGreaterThan(0);

      // A mail scanner opens every link. This must not change anything.
      for (const query of ["", "?intent=cancel", "?all"])
        expect((await page.request.get(site.path(`/enquiry/${key}/visit${query}`))).status()).toBe(200);
      const file = await page.request.get(`/enquiry/${key}/visit.ics`);
      expect(await file.text()).toContain("METHOD:PUBLISH");
      expect(await visitsOf(id)).toMatchObject([{ state: "booked", sequence: 0 }]);

      const [booked] = await visitsOf(id);
      await expect(page.locator(`input[value="${booked?.from_at}"]`), "no other time than it has").toHaveCount(0);
      await page
        .locator("details", { has: page.getByRole("button", { name: t("customer.moveButton"), includeHidden: true }) })
        .locator("summary")
        .click();
      await page.getByRole("radio").last().check();
      await page.getByRole("button", { name: t("customer.moveButton") }).click();
      await expect(page.getByRole("status")).toContainText(t("customer.done.moved"));
      await page
        .locator("details", { hasText: t("customer.cancelText") })
        .locator("summary")
        .click();
      await page.getByRole("button", { name: t("customer.cancelButton") }).click();
      const moved = (await visitsOf(id))[0]?.from_at ?? 0;
      const when = span(moved, moved + 2 * 3_600_000, "ar");
      await expect(page.getByRole("status")).toHaveText(t("customer.done.cancelled", { when }));
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
    await page.goto(site.path(`/enquiry/${key}/visit`));
    expect(await violationsIn(page)).toEqual([]);
    await noOverflow(page);
  });
});

inLanguage("en", (site) => {
  const t = wordsOf(site, "visits");

  test("the office adds a team, books a visit from a lead, and moves it; of two colleagues the second is told", async ({
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
    // The customer or a colleague has changed the visit in the meantime.
    await database()
      .updateTable("appointments")
      .set({ version: 7 })
      .where("id", "=", visit?.id ?? "")
      .execute();
    await page.getByRole("button", { name: t("office.move"), exact: true }).click();
    await expect(page.getByRole("alert")).toContainText(t("office.problems.conflict"));
    await expect(page.getByLabel(t("office.papers.permit")), "what was not sent").toBeChecked();
    // Free times never begin so early. So this is a different time on every day of the year.
    await page.getByLabel(t("office.fields.time")).selectOption("05:30");
    await page.getByRole("button", { name: t("office.move"), exact: true }).click();
    const moved = page.getByRole("status").filter({ hasText: t("office.movedMail") });
    await expect(moved).toBeInViewport();
    expect(await visitsOf(id)).toMatchObject([{ state: "booked", sequence: 1 }]);
    await expect(page.getByRole("button", { name: wordsOf(site, "colleagues")("undo") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => visitsOf(id)).toMatchObject([{ from_at: visit?.from_at, sequence: 2 }]);
    await expect(moved).toHaveCount(0);

    // A colleague saves another address in the meantime. The form then shows both texts, and text that is typed into it must be kept too.
    const address = page.getByLabel(t("customer.address"));
    await address.fill("Villa 9, back door");
    await database()
      .updateTable("appointments")
      .set({ version: 17, address: "Villa 10" })
      .where("id", "=", visit?.id ?? "")
      .execute();
    await page.getByRole("button", { name: t("office.save"), exact: true }).click();
    const both = page.getByRole("alert").filter({ hasText: wordsOf(site, "colleagues")("kept.conflict") });
    await expect(both).toContainText("Villa 9, back door");
    await address.fill("Villa 10, back door");
    await page.reload();
    await expect(both).toContainText("Villa 9, back door");
    await expect(address).toHaveValue("Villa 10, back door");
    await page.getByRole("button", { name: t("office.save"), exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: t("office.done") })).toBeVisible();
    await page.reload();
    await expect(address).toHaveValue("Villa 10, back door");
    await expect(both).toHaveCount(0);

    // The first free time may be in the following week.
    await page.goto(`/admin/visits?day=${dateOfDay(uaeDay(visit?.from_at ?? 0))}`);
    await expect(page.getByRole("link", { name: /Sara Al Mansoori/ }).first()).toBeVisible();
    await noOverflow(page);

    // The customer has no address now, so a colleague tells the customer by WhatsApp and records it.
    await database().updateTable("leads").set({ email: "", phone: "+971501234567" }).where("id", "=", id).execute();
    await page.goto(`/admin/visits/${visit?.id}`);
    const telling = page.locator("section", { has: page.getByRole("heading", { name: t("office.tell.title") }) });
    const link = telling.getByRole("link", { name: wordsOf(site, "inbox")("lead.whatsapp") });
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*enquiry.*visit$/);
    await telling.getByRole("button", { name: t("office.tell.whatsapp") }).click();
    await expect(telling).toHaveCount(0);
  });

  test.describe("at night", () => {
    test.skip(!isNightly, "The rules are proved in domain/people/store/places.test.ts.");

    test("the next visit in a building begins with the building's papers; the ticks of each visit stay its own", async ({
      page,
    }) => {
      await signIn(page);
      const team = await addTeam("handyman");
      const tower = `Crown ${newId()}`;
      const booked = async (hour: number) => {
        const { id } = someLead("handyman", "en");
        changeLead(id, { details: JSON.stringify({ area: `Marina ${hour}`, property: "apartment" }) });
        const visit = newId();
        const [from, now] = [uaeDayStart(uaeDay(Date.now()) + 3) + hour * 3_600_000, Date.now()];
        await database()
          .insertInto("appointments")
          .values({
            ...{ id: visit, lead_id: id, request_id: id, kind: "survey", state: "booked", team_id: team },
            ...{
              from_at: from,
              to_at: from + 3_600_000,
              place: "dubai",
              address: "",
              access_note: "",
              locale: "en",
              created_by: "customer",
              created_at: now,
            },
          })
          .execute();
        await page.goto(`/admin/visits/${visit}`);
        const place = String(leadIn(id).place_id);
        await page.goto(`/admin/places/${place}`);
        await page.getByText(words("place.edit"), { exact: true }).click();
        await page.getByLabel(words("place.tower")).fill(tower);
        await page
          .getByRole("button", { name: words("save") })
          .first()
          .click();
        await expect(page.getByRole("status").filter({ hasText: words("done.saved") })).toBeVisible();
        await page.goto(`/admin/visits/${visit}`);
        return visit;
      };
      const words = wordsOf(site, "people");
      const first = await booked(9);
      const checklist = page.getByRole("group", { name: t("office.papers.title") });
      await expect(checklist).toContainText(t("office.papers.insurance"));
      const asks = page.getByRole("group", { name: t("office.gate.asks") });
      await asks.getByLabel(t("office.papers.insurance")).uncheck();
      await asks.getByLabel(t("office.papers.induction")).check();
      await page.getByLabel(t("office.gate.who")).fill("Omar, 04 555 0100");
      await page.locator("[name=note]").fill("Gate B");
      expect(await violationsIn(page)).toEqual([]);
      await noOverflow(page);
      await page.getByRole("button", { name: t("office.gate.save") }).click();
      await expect(page.getByRole("status").filter({ hasText: t("office.done") })).toBeVisible();
      await checklist.getByLabel(t("office.papers.induction")).check();
      await page.getByRole("button", { name: t("office.save"), exact: true }).click();
      const ticked = database().selectFrom("appointments").select("papers").where("id", "=", first);
      await expect.poll(async () => (await ticked.executeTakeFirst())?.papers).toBe('["induction"]');

      await booked(12);
      await expect(page.getByText(tower).first()).toBeVisible();
      await expect(checklist).not.toContainText(t("office.papers.insurance"));
      await expect(checklist.getByLabel(t("office.papers.induction"))).not.toBeChecked();
      await expect(page.getByLabel(t("office.gate.who"))).toHaveValue("Omar, 04 555 0100");
      await expect(page.locator("[name=note]")).toHaveValue("Gate B");
      await asks.getByLabel(t("office.papers.induction")).uncheck();
      await page.getByRole("button", { name: t("office.gate.save") }).click();
      await expect(checklist.getByLabel(t("office.papers.induction"))).toHaveCount(0);
      await page.goto(`/admin/visits/${first}`);
      await expect(checklist.getByLabel(t("office.papers.induction")), "it was ticked there").toBeChecked();

      // The lead is moved to a new place in another building. A tab that was opened before must respect this too.
      const { lead_id } = await ticked.select("lead_id").executeTakeFirstOrThrow();
      const { person_id, ...moved } = leadIn(lead_id);
      const reference = String(moved.reference);
      const before = await page.context().newPage();
      await before.goto(`/admin/visits/${first}`);
      await appHydrated(before);
      await page.goto(`/admin/people/${person_id}`);
      await page.getByText(words("leads.title"), { exact: true }).click();
      await page.getByRole("combobox", { name: words("leads.place") }).selectOption("new");
      await page.getByRole("button", { name: words("leads.saveFor", { reference }) }).click();
      await expect(page).toHaveURL(/\/admin\/places\/(?!$)/);
      await before.getByRole("button", { name: t("office.save"), exact: true }).click();
      await expect(before.getByRole("alert")).toHaveText(t("office.problems.conflict"));
      await expect(before.getByText(t("office.papers.moved"))).toBeVisible();
      await expect(before.getByLabel(t("office.gate.who"))).toHaveValue("");
      await page.goto(`/admin/visits/${first}`);
      await expect(page.getByText(t("office.papers.moved"))).toBeVisible();
      await expect(page.getByLabel(t("office.gate.who"))).toHaveValue("");
      await expect(checklist.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await checklist.getByLabel(t("office.papers.insurance")).check();
      await page.getByRole("button", { name: t("office.save"), exact: true }).click();
      await expect(page.getByText(t("office.papers.moved"))).toHaveCount(0);
      await expect(checklist.getByLabel(t("office.papers.insurance"))).toBeChecked();
    });
  });
});
