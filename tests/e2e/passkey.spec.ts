import { appHydrated } from "./support/hydrated.ts";
import { wordsOf } from "./support/office.ts";
import { port } from "./support/origin.ts";
import { newPerson } from "./support/person.ts";
import { test as processes } from "./support/process.ts";
import { SignInPages } from "./support/sign-in-pages.ts";
import { siteIn } from "./support/site.ts";
import { expect } from "./support/test.ts";

/** Chromium's own authenticator in software, which holds passkeys and whose person always agrees. */
const test = processes.extend({
  page: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true } as const;
    const person = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
    await devtools.send("WebAuthn.addVirtualAuthenticator", { options: { ...options, ...person } });
    // This person agrees to whatever is offered, so nothing is, unless a test wants it.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => localStorage.getItem("offer") !== null;
    });
    await use(page);
  },
});

test("a passkey is added, signs in by the button and where it is offered, is renamed and removed", async ({
  processes,
  page,
}) => {
  test.slow();
  // A passkey needs a name, which the address of the other tests is not; and an address by mail would need its mailbox.
  const own = String(port + 111 + test.info().parallelIndex);
  const origin = `http://localhost:${own}`;
  const server = await processes.start({
    PORT: own,
    SITE_URL: origin,
    AUTH_MAIL_CONFIRMATION: "off",
    AUTH_LIMITS: "off",
  });
  await expect.poll(server.output).toContain(own);
  const pages = new SignInPages(page, siteIn("ar"));
  const { own: words } = pages;
  const person = newPerson();
  const signedUp = await page.request.post(`${origin}/auth/v1/signup`, { data: person });
  expect(signedUp.status()).toBe(200);

  await page.goto(`${origin}/ar/sign-in?next=/ar/account/security`);
  await appHydrated(page);
  await pages.submit(person);
  await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
  await page.locator("#passkey-password").fill(person.password);
  await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
  await expect(page.getByText(words("security.passkeyAdded"))).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: words("security.passkeyRename") });
  await expect(line).toContainText("Chrome");
  await line.getByText(words("security.passkeyRename")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words("security.passkeyName")).fill("هاتف العمل");
  await dialog.getByRole("button", { name: words("save") }).click();
  await expect(line).toContainText("هاتف العمل");
  await page.getByRole("button", { name: words("signOut"), exact: true }).click();

  await pages.button("signIn.passkey").click();
  await pages.expectAccount();
  const stored = await page.evaluate(() => localStorage.getItem("account") ?? "");
  expect(JSON.parse(atob(JSON.parse(stored).access_token.split(".")[1]))).toMatchObject({ aal: "aal2" });
  await page.evaluate(() => localStorage.setItem("offer", "on"));
  const offered = page.waitForResponse(/\/passkeys\/authentication\/verify$/);
  await page.getByRole("button", { name: words("signOut"), exact: true }).click();
  expect((await offered).status()).toBe(200);
  await pages.expectAccount();
  await page.evaluate(() => localStorage.removeItem("offer"));
  await page.getByRole("button", { name: words("signOut"), exact: true }).click();

  // By password; the passkey is asked for before it is removed.
  await pages.submit(person);
  await pages.expectAccount();
  await page.goto(`${origin}/ar/account/security`);
  await line.getByRole("button", { name: words("security.removeNamed", { name: "هاتف العمل" }) }).click();
  await dialog.getByRole("button", { name: words("security.remove"), exact: true }).click();
  await expect(page.getByText(words("security.passkeyRemoved"))).toBeVisible();
});

test("a colleague's first second step is a passkey, which opens the office then and at the next sign-in", async ({
  processes,
  page,
}) => {
  test.slow();
  const own = String(port + 121 + test.info().parallelIndex);
  const origin = `http://localhost:${own}`;
  const server = await processes.start({ PORT: own, SITE_URL: origin });
  await expect.poll(server.output).toContain("token=");
  const token = /token=([\w-]{43})/.exec(server.output())?.[1];
  const site = siteIn("ar");
  const pages = new SignInPages(page, site);
  const { t: auth, own: words } = pages;
  const staff = wordsOf(site, "staff");
  const heading = page.getByRole("heading", { level: 1 });
  const office = page.getByRole("navigation", { name: staff("nav.label") });
  const person = newPerson();
  await page.goto(`${origin}/ar/admin/enter?token=${token}`);
  await appHydrated(page);
  await page.getByLabel(staff("fields.name")).fill("ليلى حداد");
  await page.getByLabel(staff("fields.email")).fill(person.email);
  await page.getByLabel(staff("fields.password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: staff("enter.owner.button") }).click();

  await expect(heading).toHaveText(auth("enrol.title"));
  await page.getByRole("button", { name: auth("enrol.byApp") }).click();
  await expect(page.getByRole("button", { name: auth("enrol.start") })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
  await page.locator("#passkey-password").fill("not the right one");
  await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
  await expect(page.getByText(auth("problems.currentPassword"))).toBeVisible();
  await page.locator("#passkey-password").fill(person.password);
  await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
  // Adding it opens nothing yet: it has to be shown.
  await expect(page.getByText(auth("second.passkeyText"))).toBeVisible();
  expect((await page.request.get(`${origin}/ar/admin/team.data`)).status()).toBe(403);
  await page.getByRole("button", { name: auth("second.passkey") }).click();
  await expect(office).toBeVisible({ timeout: 15_000 });

  await page.getByRole("button", { name: staff("account.label", { name: "ليلى حداد" }) }).click();
  await page.getByRole("button", { name: staff("account.leave") }).click();
  await expect(heading).toHaveText(auth("signIn.title"));
  await pages.button("signIn.passkey").click();
  await pages.expectAccount();
  await page.goto(`${origin}/ar/admin`);
  await expect(office).toBeVisible({ timeout: 15_000 });
});
