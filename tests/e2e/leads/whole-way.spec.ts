import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { newId } from "#platform/db/ids.ts";
import { always } from "../support/by-domain.ts";
import { signIn } from "../support/colleagues.ts";
import { appHydrated } from "../support/hydrated.ts";
import { newEmail } from "../support/leads.ts";
import { Inbox, leadIn, wordsOf } from "../support/office.ts";
import { phoneOf } from "../support/push-service.ts";
import { mailWith, openQuotation, writeQuotation } from "../support/quotation.ts";
import { askForQuotation } from "../support/quotation-form.ts";
import { database } from "../support/sessions.ts";
import { byTurns, type Site } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const hour = 3_600_000;
const phone = { viewport: { width: 390, height: 844 } };

/** Sends an urgent enquiry as a visitor whose clock shows the night. Returns the lead's row in the database. */
async function askUrgently(page: Page, site: Site, person: { name: string; email: string }, service: string) {
  const at = new Date(uaeDayStart(uaeDay(Date.now())) + 23.5 * hour);
  const reference = await askForQuotation(page, site, { ...person, service, at });
  await expect(page.locator("html")).toHaveAttribute("data-closed");
  const row = await database().selectFrom("leads").select(["id", "follow_key"]).where("reference", "=", reference);
  return { reference, ...(await row.executeTakeFirstOrThrow()) };
}

/** Waits for the push message on the colleague's phone, which must contain nobody's name. Opens it as the colleague does. */
async function openPush(desk: Page, notices: Awaited<ReturnType<typeof phoneOf>>["told"], site: Site, lead: string) {
  const push = () => notices.find(({ navigate }) => navigate.endsWith(lead));
  await expect.poll(() => push()?.title).toBe(wordsOf(site, "colleagues")("push.told.urgent"));
  await desk.goto(String(push()?.navigate));
  await appHydrated(desk);
}

/** Adds a team for this service only, with one technician. */
async function addTeam(service: string, technician: string) {
  const team = { id: newId(), name: `Team ${service}`, trades: JSON.stringify([service]), places: "[]" };
  await database()
    .insertInto("teams")
    .values({ ...team, created_at: Date.now(), day_from: 0, day_to: 1440, active: 1 })
    .execute();
  await database().insertInto("team_members").values({ team_id: team.id, staff_id: technician }).execute();
}

/** Notes a call: the fan works again, so the lead is no longer urgent. The customer may choose a time on the private page. */
async function noteCall(desk: Page, { t }: Inbox) {
  await desk.getByRole("button", { name: t("compose.phone"), exact: true }).click();
  await desk.getByRole("textbox", { name: t("compose.calledText") }).fill("The fan turns again");
  await desk.getByRole("button", { name: t("compose.record") }).click();
  await expect(desk.getByRole("region", { name: t("timeline.label") })).toContainText("The fan turns again");
  await desk.getByRole("button", { name: t("edit.open"), exact: true }).click();
  const dialog = desk.getByRole("dialog", { name: t("edit.title") });
  await dialog.locator("[name=urgency]").selectOption("week");
  await dialog.getByRole("button", { name: t("edit.keep") }).click();
  await expect(dialog).toHaveCount(0);
}

/** Chooses a time for a survey on the private page, without JavaScript. */
async function chooseSurvey(customer: Page, site: Site, key: string) {
  const t = wordsOf(site, "visits");
  await customer.goto(site.path(`/enquiry/${key}`));
  await customer.getByRole("link", { name: t("customer.chooseLink") }).click();
  await customer.getByRole("radio").first().check();
  await customer.getByLabel(t("customer.address")).fill("Villa 7");
  await customer.getByRole("button", { name: t("customer.book") }).click();
  await expect(customer.getByRole("status")).toContainText(t("customer.done.booked"));
}

async function acceptQuotation(browser: Browser, site: Site, reference: string) {
  const t = wordsOf(site, "quotation");
  const { page } = await openQuotation(browser, await mailWith(reference, "/quotation/"), phone);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: t("options.continue") }).click();
  await page.getByLabel(t("accept.name")).fill("Sara Ahmed");
  await page.getByRole("checkbox").last().check();
  await page.getByRole("button", { name: t("accept.button") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("states.accepted.title"));
  await expect(page.getByRole("link", { name: wordsOf(site, "visits")("customer.change") })).toBeVisible();
  await page.context().close();
}

/** Makes a contract from the accepted quotation, and confirms the first visit of the contract. */
async function makeContract(desk: Page, site: Site, lead: string) {
  const t = wordsOf(site, "contract");
  await new Inbox(desk, site).openLead(lead);
  await desk.getByRole("link", { name: /QT-/ }).last().click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(t("office.new.title"));
  await desk.getByLabel(t("office.fields.from")).fill(dateOfDay(uaeDay(Date.now()) + 40));
  await desk.getByLabel(t("office.fields.visits")).fill("4");
  await desk.getByLabel(t("office.units.kind")).selectOption("split");
  await desk.getByRole("button", { name: t("office.new.button") }).click();
  await expect(desk.getByRole("status")).toContainText(t("office.done.made"));
  await desk
    .getByRole("button", { name: new RegExp(`^${t("office.visits.confirm")}:`) })
    .first()
    .click();
  await expect(desk.getByText(t("office.visits.proposed"), { exact: true })).toHaveCount(3);
}

const visitOf = (lead: string) =>
  database()
    .selectFrom("appointments")
    .select(["id", "state"])
    .where("lead_id", "=", lead)
    .where("kind", "=", "service")
    .executeTakeFirstOrThrow();

/** Does a visit without a network connection, as in a basement. The report is sent when the connection is back. */
async function visitOffline(context: BrowserContext, site: Site, lead: string) {
  const t = wordsOf(site, "my-visits");
  const { id } = await visitOf(lead);
  // Moves the visit to the current hour.
  const from = Math.floor(Date.now() / hour) * hour;
  await database()
    .updateTable("appointments")
    .set({ from_at: from, to_at: from + 2 * hour })
    .where("id", "=", id)
    .execute();
  const page = await context.newPage();
  const path = site.path("/my-visits");
  await page.goto(path);
  await appHydrated(page);
  const kept = () => page.evaluate(async (at) => (await caches.match(at))?.status, path);
  await expect.poll(kept, { timeout: 15_000 }).toBe(200);
  await context.setOffline(true);
  // In the morning the list of the day also contains the survey, so the card is found by the kind of visit.
  const kind = wordsOf(site, "visits")("office.kinds.service");
  const card = page.getByRole("article").filter({ hasText: `${kind} ·` });
  await card.getByRole("button", { name: t("start") }).click();
  await card.locator("summary").click();
  await card.locator("textarea[name=note]").fill("Filters washed");
  await card.locator("input[name=signed]").fill("Sara Ahmed");
  await card.getByRole("button", { name: t("done") }).click();
  await expect(page.getByRole("heading", { name: t("queue.title", { count: 2 }) })).toBeVisible();
  expect((await visitOf(lead)).state).toBe("booked");
  await context.setOffline(false);
  await expect.poll(async () => (await visitOf(lead)).state).toBe("done");
}

byTurns((site) => {
  // Only this test uses this service, so its team and its row in the dashboard belong to this test alone.
  const service = { en: "duct-cleaning", ar: "ventilation" }[site.language];

  test(
    "a lead goes from an urgent enquiry to a contract, its visit and the dashboard",
    always,
    async ({ browser, page }) => {
      test.slow();
      const van = await browser.newContext(phone);
      await addTeam(service, (await signIn(van, { role: "technician", locale: site.language })).id);
      const office = await browser.newContext();
      const desk = await office.newPage();
      const { told: notices, stop } = await phoneOf((await signIn(office, { locale: site.language })).id);
      const inbox = new Inbox(desk, site);
      const person = { name: `Sara ${randomUUID().slice(0, 8)}`, email: newEmail() };
      await inbox.open(`folder=inbox&text=${encodeURIComponent(person.name)}`);

      const { id, reference, follow_key } = await askUrgently(page, site, person, service);
      await expect(inbox.row(person.name)).toContainText(reference);
      await openPush(desk, notices, site, id);
      await noteCall(desk, inbox);
      await expect.poll(() => leadIn(id).status).toBe("contacted");

      const customer = await (await browser.newContext({ javaScriptEnabled: false, ...phone })).newPage();
      await chooseSurvey(customer, site, String(follow_key));
      await writeQuotation(desk, site, id, ["420", "120", "60", "90"]);
      await acceptQuotation(browser, site, reference);
      expect(leadIn(id).status).toBe("won");
      await makeContract(desk, site, id);
      await visitOffline(van, site, id);

      await customer.goto(site.path(`/enquiry/${follow_key}`));
      await expect(customer.getByText("Filters washed")).toBeVisible();
      await desk.goto(site.path("/admin/dashboard"));
      const row = desk
        .getByRole("row", { includeHidden: true })
        .filter({ hasText: wordsOf(site, "lead")(`services.${service}`) });
      await expect(row.getByRole("cell", { includeHidden: true }).first()).toHaveText(/^[1-9]/);
      await customer.context().close();
      for (const context of [van, office]) await context.close();
      await stop();
    },
  );
});
