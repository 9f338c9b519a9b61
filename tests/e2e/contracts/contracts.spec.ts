import { acceptedQuotation, someTimes, someValues } from "#domain/contracts/store/fixture.ts";
import { makeContract } from "#domain/contracts/store/make.ts";
import { newId } from "#platform/db/ids.ts";
import { canRead, textIn } from "#site/papers/fixture.ts";
import { isNightly } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { cookieFor, signIn } from "../support/colleagues.ts";
import { ask, post } from "../support/http.ts";
import { addLead, Inbox, mailsAbout, wordsOf } from "../support/office.ts";
import { database } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Adds a team for a service that only this test uses. */
async function addTeam(service: string) {
  const row = { id: newId(), name: `Team ${service}`, trades: JSON.stringify([service]), places: "[]" };
  await database()
    .insertInto("teams")
    .values({ ...row, created_at: Date.now(), day_from: 0, day_to: 1440, active: 1 })
    .execute();
}

function someLead(service: string, locale: string, details = "{}") {
  const key = newId().replaceAll("-", "").slice(-22);
  const email = `${crypto.randomUUID()}@example.com`;
  return { ...addLead({ service, place: "dubai", locale, email, details, follow_key: key }), key };
}

inLanguage("ar", (site) => {
  const t = wordsOf(site, "contract");

  test("an accepted quotation becomes a contract, its times become visits, and the customer sees it", async ({
    page,
    browser,
  }) => {
    await addTeam("solar");
    const lead = someLead("solar", "ar", JSON.stringify({ area: "تلال الغاف" }));
    await acceptedQuotation(database(), lead.id, Date.now());
    await signIn(page, { locale: "ar" });
    await new Inbox(page, site).openLead(lead.id);
    await page.getByRole("link", { name: /QT-/ }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("office.new.title"));
    await expect(page.getByText("محرك هادئ")).toBeVisible();
    await expect(page.getByText("محرك عادي")).toHaveCount(0);
    await page
      .getByLabel(t("office.fields.from"))
      .fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10));
    await page.getByLabel(t("office.fields.visits")).fill("4");
    await page.getByLabel(t("office.units.kind")).selectOption("package");
    await page.getByLabel(t("office.units.serial")).fill("PK-7781");
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole("button", { name: t("office.new.button") }).click();
    await expect(page.getByRole("status")).toContainText(t("office.done.made"));
    await expect(page.getByText(t("office.visits.proposed"), { exact: true })).toHaveCount(4);
    await expect(page.getByText(t("office.place.noted"))).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);

    await page
      .getByRole("button", { name: new RegExp(`^${t("office.visits.confirm")}:`) })
      .first()
      .click();
    await expect(page.getByText(t("office.visits.proposed"), { exact: true })).toHaveCount(3);
    await page.getByRole("button", { name: t("office.visits.confirmAll", { count: 3 }) }).click();
    await expect(page.getByText(t("office.visits.proposed"), { exact: true })).toHaveCount(0);
    const mails = () => mailsAbout(lead.reference).filter(({ subject }) => subject.includes("AMC-"));
    await expect.poll(mails).toHaveLength(1);

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    const customer = await context.newPage();
    await customer.goto(site.path(`/enquiry/${lead.key}`));
    const own = customer.getByRole("region", { name: t("customer.heading") });
    await expect(customer.getByRole("region", { name: wordsOf(site, "visits")("customer.heading") })).toBeVisible();
    await expect(own.getByText("محرك هادئ")).toBeVisible();
    await expect(own).not.toContainText("PK-7781");
    const paper = await own.getByRole("link", { name: wordsOf(site, "paper")("save") }).getAttribute("href");
    const pdf = await context.request.get(new URL(paper ?? "", customer.url()).href);
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const readIn = (file: Buffer) => (canRead ? textIn(file) : "");
    expect(readIn(await pdf.body())).not.toContain("PK-7781");
    expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();

    const contract = page.url();
    const register = await page.request.get(`${contract.replace(/[?#].*/, "")}/register.pdf?month=2026-10`);
    expect(register.status()).toBe(200);
    if (canRead) expect(readIn(await register.body())).toContain("PK-7781");
    await page.getByRole("link", { name: t("office.place.open") }).click();
    await expect(page.getByText("PK-7781")).toBeVisible();
    await database().deleteFrom("equipment").where("serial", "=", "PK-7781").execute();
    await page.goto(contract);
    await page.getByRole("button", { name: t("office.place.note") }).click();
    await expect(page.getByRole("status")).toHaveText(t("office.done.noted"));
    await expect(page.getByText(t("office.place.noted"))).toBeVisible();

    await page.getByRole("link", { name: t("office.all") }).click();
    await page.getByLabel(t("office.list.search")).fill("pk-7781");
    await page.getByRole("button", { name: t("office.list.show") }).click();
    await expect(page.getByRole("link", { name: /AMC-/ })).toHaveCount(1);
    const file = await page.request.get(`${site.path("/admin/contracts.csv")}?text=pk-7781`);
    expect((await file.text()).split("\r\n").filter(Boolean)).toHaveLength(2);
    expect(await violationsIn(page)).toEqual([]);
  });
});

inLanguage("en", (site) => {
  const t = wordsOf(site, "contract");
  const visits = wordsOf(site, "visits");
  const made = async () => {
    const lead = someLead("bms", "en");
    const quotation = await acceptedQuotation(database(), lead.id, Date.now());
    const outcome = await makeContract(database(), "test", quotation, someValues(), someTimes);
    if (!outcome.ok) throw new Error(outcome.problem);
    return { quote: quotation, path: site.path(`/admin/contracts/${outcome.id}`) };
  };

  test("a reader reads, a technician sees nothing, and only an owner takes the file", async ({ page }) => {
    const { path, quote: quotation } = await made();
    await signIn(page, { role: "reader" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("AMC-");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    const fields = { intent: "end", version: "1", reason: "x" };
    for (const role of ["reader", "technician"] as const)
      for (const address of [path, site.path(`/admin/quotations/${quotation}/contract`)])
        expect((await post(address, fields, await cookieFor({ role }))).status).toBe(403);
    for (const address of [path, `${path}/register.pdf?month=2026-10`])
      expect((await ask(address, { headers: await cookieFor({ role: "technician" }) })).status).toBe(403);
    const file = { headers: await cookieFor({ role: "agent" }) };
    expect((await ask(site.path("/admin/contracts.csv"), file)).status).toBe(403);
    const contracts = database().selectFrom("contracts").select("state").where("id", "=", path.slice(-36));
    expect(await contracts.executeTakeFirst()).toEqual({ state: "running" });
  });

  test.describe("at night", () => {
    test.skip(!isNightly, "The rules are proved in domain/contracts/store/contracts.test.ts.");

    test("the second of two colleagues is told of the first one's change, books at another time, and ends the contract with a reason", async ({
      page,
    }) => {
      const { path } = await made();
      await addTeam("of contracts");
      await signIn(page);
      await page.goto(path);
      await database().updateTable("contracts").set({ version: 2 }).where("id", "=", path.slice(-36)).execute();
      await page.getByRole("button", { name: t("office.visits.anew") }).click();
      await expect(page.getByRole("alert")).toHaveText(t("office.problems.conflict"));
      await page.getByText(t("office.visits.other")).first().click();
      await page.getByLabel(visits("office.fields.team")).first().selectOption({ label: "Team of contracts" });
      await page
        .getByRole("button", { name: t("office.visits.book") })
        .first()
        .click();
      await expect(page.getByRole("status")).toHaveText(t("office.done.planned"));
      await page.getByText(t("office.end.title")).click();
      await page.getByLabel(t("office.end.reason")).fill("The villa was sold");
      await page.getByRole("button", { name: t("office.end.button") }).click();
      await expect(page.getByRole("status")).toHaveText(t("office.done.ended"));
      await expect(page.getByText("The villa was sold")).toBeVisible();
      await expect(page.getByRole("button", { name: t("office.visits.anew") })).toHaveCount(0);
    });
  });
});
