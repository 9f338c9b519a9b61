import { readFileSync } from "node:fs";
import { isNightly } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { origin } from "../support/origin.ts";
import { askAccount, signedUp } from "../support/person.ts";
import { giveSession } from "../support/sessions.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const words = JSON.parse(readFileSync(new URL("../../../content/ar/messages/project.json", import.meta.url), "utf8"));
const project = (facing: string) =>
  JSON.stringify({
    ...{ schema: "cooling-load-project", version: 1, name: "برج 4", revision: facing },
    rooms: [{ name: "مكتب 101", area: 24, walls: [{ facing, area: 12, windows: [{ width: 3, height: 2 }] }] }],
  });

test.describe("a project", () => {
  test.skip(
    !isNightly,
    "A change is tested by domain/accounts/store/projects.test.ts and domain/calculators/project/compare.test.ts.",
  );

  test("can be compared, and is shown to everybody with its link until the link is withdrawn", async ({
    page,
    guard,
  }) => {
    test.slow();
    guard.allow(/status of 404/);
    const { session } = await signedUp();
    const { id } = await (await askAccount("projects", session, { file: project("n") })).json();
    const later = await askAccount("projects", session, { file: project("w"), project: id });
    expect(await later.json()).toEqual({ id, number: 2 });

    const pages = new SignInPages(page, siteIn("ar"));
    await giveSession(page, session);
    await page.goto("/ar/account/projects");
    await page.getByRole("button", { name: pages.own("projects.compare") }).click();
    const changed = page.getByRole("row").filter({ hasText: "مكتب 101" });
    await expect(changed).toContainText("الجدران الخارجية 1 · الجهة: ش ← غ");
    expect(await violationsIn(page)).toEqual([]);

    await page.getByRole("button", { name: pages.own("projects.share") }).click();
    const link = await page.getByLabel(pages.own("projects.link")).inputValue();
    expect(link).toMatch(new RegExp(`^${origin}/ar/project/[\\w-]{22}$`));
    const { status, headers } = await fetch(link);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(headers.get("x-robots-tag")).toContain("noindex");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "برج 4" })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "مكتب 101" })).toContainText("غ");
    expect(await violationsIn(page)).toEqual([]);

    await page.goto(siteIn("ar").path("/account/projects"));
    await page.getByRole("link", { name: pages.own("projects.open"), exact: true }).click();
    await expect(page.getByRole("textbox", { name: words.about.name, exact: true })).toHaveValue("برج 4");
    await page.getByRole("textbox", { name: words.about.client, exact: true }).fill("سارة");
    await page.getByRole("button", { name: words.account.revision }).click();
    await expect(page.getByText(words.account.saved)).toBeVisible();
    // After a reload the page still has the stored project. A file that is opened on this page is a new project, so it can be saved as one.
    await page.reload();
    await expect(page.getByRole("button", { name: words.account.revision })).toBeEnabled();
    const file = { name: "other.json", mimeType: "application/json", buffer: Buffer.from(project("e")) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByRole("button", { name: words.account.save })).toBeEnabled();

    await page.goto(siteIn("ar").path("/account/projects"));
    await page.getByRole("button", { name: pages.own("projects.withdraw") }).click();
    await expect(page.getByRole("button", { name: pages.own("projects.share") })).toBeVisible();
    expect((await fetch(link)).status).toBe(404);
    expect((await (await askAccount("projects", session)).json())[0].revisions).toHaveLength(3);
  });
});
