import { translator } from "#app/i18n/t.ts";
import { ask } from "../support/http.ts";
import { dataDir } from "../support/origin.ts";
import { inLanguage } from "../support/site.ts";
import { cookieFor, signIn } from "../support/staff.ts";
import { expect, test } from "../support/test.ts";

inLanguage("en", (site) => {
  const t = translator(site.language, "staff");
  const path = site.path("/database-test");

  test("the public page says only that the database answers", async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).toHaveText(t("database.answers"));
    await expect(main.getByRole("definition")).toHaveCount(0);
    for (const address of [path, `${path}.data`]) {
      const { status, text } = await ask(address);
      expect(status).toBe(200);
      expect(text).not.toMatch(/SQLite|PostgreSQL|synchronous|migrations|kysely/);
      expect(text).not.toContain(dataDir);
    }
  });

  test("a colleague sees its condition, but not its address", async ({ page }) => {
    await signIn(page, { role: "agent" });
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main).toContainText(/SQLite 3\.\d+/);
    await expect(main).toContainText("journal_mode = wal, synchronous = FULL");
    await expect(main).toContainText(t("database.durable"));
    await expect(main).toContainText(t("database.writes"));
    const { text } = await ask(path, { headers: await cookieFor() });
    expect(text).toContain("journal_mode");
    expect(text).not.toContain(dataDir);
  });
});
