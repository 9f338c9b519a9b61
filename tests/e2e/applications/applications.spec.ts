import { anApplication, pdf } from "#domain/applications/store/fixture.ts";
import { submitApplication } from "#domain/applications/store/submit.ts";
import { translator } from "#site/i18n/t.ts";
import { violationsIn } from "../support/axe.ts";
import { signIn } from "../support/colleagues.ts";
import { database } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const cv = { kind: "pdf" as const, bytes: pdf(), flags: ["script" as const] };
const apply = (name = anApplication.name) => submitApplication(database(), { ...anApplication, name }, cv, null);
const events = (id: string) =>
  database().selectFrom("application_events").select(["kind", "actor"]).where("application_id", "=", id).execute();

inLanguage("ar", (site) => {
  const t = translator(site.language, "applications");
  const colleague = translator(site.language, "colleagues");

  test("a colleague who hires begins at the applications, and leads one to an interview", async ({ page }) => {
    const { id, reference } = await apply();
    const me = await signIn(page, { role: "hiring", name: "Huda" });
    await page.goto(site.path("/admin"));
    await expect(page).toHaveURL(/\/ar\/admin\/applications$/);
    await expect(page.getByRole("navigation", { name: colleague("nav.label") }).getByRole("link")).toHaveCount(1);
    expect(await violationsIn(page)).toEqual([]);

    await page.goto(`/admin/applications/${id}`);
    expect(await violationsIn(page)).toEqual([]);
    await page.goBack();
    await page.getByRole("link", { name: reference }).click();
    await expect(page.getByText(t("flags.script"))).toBeVisible();
    await expect(page.getByText(t("note.hint"))).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: /PDF/ }).click();
    expect((await download).suggestedFilename()).toBe(`cv-${reference}.pdf`);

    await page.getByRole("textbox", { name: t("next.text") }).fill("الثلاثاء 10:00");
    await page.getByRole("button", { name: t("moves.interview") }).click();
    await expect(page.getByText(t("done.move"))).toBeVisible();
    await page.getByRole("textbox", { name: t("note.text") }).fill("خبرة جيدة");
    await page.getByRole("button", { name: t("note.button") }).click();
    await expect(page.getByText(t("done.note"))).toBeVisible();
    await expect(page.getByText("خبرة جيدة")).toBeVisible();
    const mine = (await events(id)).filter(({ actor }) => actor === me.id).map(({ kind }) => kind);
    expect(mine).toEqual(["download", "state", "note"]);
    const mails = database().selectFrom("outbox").select("topic").where("application_id", "=", id);
    expect((await mails.execute()).map(({ topic }) => topic)).toContain("application.interview");
  });
});
