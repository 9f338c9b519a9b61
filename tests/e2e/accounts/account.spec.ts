import { readFileSync } from "node:fs";
import { forms, leadBy, send } from "../support/forms.ts";
import { changeLead } from "../support/office.ts";
import { origin } from "../support/origin.ts";
import { askAccount, mailTo, signedUp } from "../support/person.ts";
import { giveSession } from "../support/sessions.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { siteIn } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const sent = async (email: string) => {
  const { data } = await send("/api/contact", { ...forms["/api/contact"](), email });
  return leadBy(data.reference);
};

test("calculations are saved, listed, opened and removed", async ({ page }) => {
  const { session } = await signedUp();
  const calculation = { kind: "hvac", title: "Villa in Al Barsha", address: "/calculators/hvac-cooling-load?area=80" };
  const keep = (fields: Record<string, string>) => askAccount("calculations", session, { ...calculation, ...fields });
  const wrong = [
    ["title", " "],
    ["kind", "no/such"],
    ["address", "https://evil.example/"],
    ["address", "//e.example"],
  ];
  for (const [name = "", value = ""] of wrong)
    expect((await keep({ [name]: value })).status, `${name}: ${value}`).toBe(422);
  expect((await keep({})).status).toBe(201);

  const pages = new SignInPages(page, siteIn("ar"));
  await giveSession(page, session);
  await page.goto("/ar/account/calculations");
  await expect(page.getByRole("link", { name: pages.own("calculations.open") })).toHaveAttribute(
    "href",
    "/ar/calculators/hvac-cooling-load?area=80",
  );
  await page.getByRole("button", { name: pages.own("calculations.removeNamed", calculation) }).click();
  await expect(page.getByText(pages.own("calculations.emptyText"))).toBeVisible();
  expect(await (await askAccount("calculations", session)).json()).toEqual([]);
});

test("the data can be exported, and the account and its data deleted, except what became a job", async ({
  page,
  guard,
}) => {
  guard.allow(/status of (400|422|403)/);
  const { person, session } = await signedUp();
  const [open, won] = [await sent(person.email), await sent(person.email)];
  changeLead(won.id, { status: "won" });
  const project = JSON.stringify({
    schema: "cooling-load-project",
    version: 1,
    name: "Tower 4",
    rooms: [{ area: 24 }],
  });
  const { id } = await (await askAccount("projects", session, { file: project })).json();
  const { key } = await (await askAccount(`projects/${id}`, session, { intent: "share" })).json();
  const pages = new SignInPages(page, siteIn("en"));
  const { own } = pages;
  await giveSession(page, session);
  await page.goto("/account/data");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: own("data.exportButton") }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(file).toMatchObject({
    account: { email: person.email },
    enquiries: [{}, {}],
    people: [],
    places: [],
    calculations: [],
  });
  expect(file.projects).toMatchObject([{ number: 1, file: { name: "Tower 4", rooms: [{ area: 24 }] } }]);

  await page.getByRole("button", { name: own("data.deleteButton") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(own("data.password"), { exact: true }).fill("not the right one");
  await dialog.getByRole("button", { name: own("data.confirm") }).click();
  await expect(dialog.getByText(pages.t("problems.currentPassword"))).toBeVisible();
  await dialog.getByRole("button", { name: own("data.orCode") }).click();
  await expect(dialog.getByText(own("data.codeSent"))).toBeVisible();
  const { code } = await mailTo(person.email);
  await dialog.getByLabel(pages.t("fields.code"), { exact: true }).fill(code);
  await dialog.getByRole("button", { name: own("data.confirm") }).click();
  await expect(pages.heading(own("data.gone"))).toBeVisible();

  expect(leadBy(String(open.reference))).toMatchObject({ name: "", email: "" });
  expect(leadBy(String(won.reference))).toMatchObject({ email: person.email });
  expect((await askAccount("enquiries", session)).status).toBe(401);
  expect((await fetch(`${origin}/project/${key}`)).status).toBe(404);
  await pages.signIn(person);
  await expect(pages.trouble).toHaveText(pages.t("problems.credentials"));
});
