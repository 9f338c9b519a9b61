import { isNightly } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { appHydrated } from "../support/hydrated.ts";
import { wordsOf } from "../support/office.ts";
import { port } from "../support/origin.ts";
import { newPerson } from "../support/person.ts";
import { test as processes } from "../support/process.ts";
import { SignInPages } from "../support/sign-in-pages.ts";
import { forEachLanguage, siteIn } from "../support/site.ts";
import { expect } from "../support/test.ts";

/** Uses Chromium's virtual authenticator. It stores passkeys, and its user always confirms. */
const test = processes.extend<{ device: { replace(): Promise<void>; refuse(): Promise<void> } }>({
  device: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true } as const;
    const person = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
    const add = () => devtools.send("WebAuthn.addVirtualAuthenticator", { options: { ...options, ...person } });
    let known = await add();
    await use({
      /** Replaces the authenticator by a new one without passkeys. */
      async replace() {
        await devtools.send("WebAuthn.removeVirtualAuthenticator", known);
        known = await add();
      },
      /** Makes the authenticator refuse: it no longer recognises its user. */
      async refuse() {
        await devtools.send("WebAuthn.setUserVerified", { ...known, isUserVerified: false });
      },
    });
  },
  page: async ({ page }, use) => {
    // The browser would offer a passkey as soon as the page is open, and the virtual user always accepts. So it offers one only if a test
    // asks for it.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => localStorage.getItem("offer") !== null;
    });
    await use(page);
  },
});

test("a passkey is added, signs in by the button and by the browser's suggestion, is renamed and removed", async ({
  processes,
  page,
  device,
}) => {
  test.slow();
  // A passkey needs a host name, but the other tests use a numeric address. So this test has its own server. A confirmation mail would need
  // that server's mailbox, so none is sent.
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
  // The device has no passkey yet. The page says so, and the rest of the page still works.
  await pages.button("signIn.passkey").press("Enter");
  await expect(pages.trouble).toHaveText(pages.t("problems.passkeyUnconfirmed"));
  await expect(pages.button("signIn.passkey")).toBeFocused();
  expect(await violationsIn(page)).toEqual([]);
  await pages.submit(person);
  await device.refuse();
  await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
  await page.locator("#passkey-password").fill(person.password);
  await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
  await expect(pages.trouble).toHaveText(pages.t("problems.passkeyNotAdded"));
  await device.replace();
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

  // The person signs in with the password, and must confirm with the passkey before it is removed.
  await pages.submit(person);
  await pages.expectAccount();
  await page.goto(`${origin}/ar/account/security`);
  await line.getByRole("button", { name: words("security.removeNamed", { name: "هاتف العمل" }) }).click();
  await dialog.getByRole("button", { name: words("security.remove"), exact: true }).click();
  await expect(page.getByText(words("security.passkeyRemoved"))).toBeVisible();
});

forEachLanguage((site) => {
  // At each change, other tests cover the parts: mfa.spec.ts with a code, and the test above with a customer's passkey. The rules are
  // tested in domain/colleagues/office/guard.server.alone.test.ts and packages/auth-server/passkeys/manage.test.ts.
  test.skip(!isNightly, "A change goes the ways of which this one is made.");
  test("a colleague's first second step is a passkey, which opens the office; the session that removes it has only one step", async ({
    processes,
    page,
    device,
  }) => {
    test.slow();
    const own = String(port + 121 + test.info().parallelIndex);
    const origin = `http://localhost:${own}`;
    const server = await processes.start({ PORT: own, SITE_URL: origin });
    await expect.poll(server.output).toContain("token=");
    const token = /token=([\w-]{43})/.exec(server.output())?.[1];
    const pages = new SignInPages(page, site);
    const { t: auth, own: words } = pages;
    const colleague = wordsOf(site, "colleagues");
    const heading = page.getByRole("heading", { level: 1 });
    const office = page.getByRole("navigation", { name: colleague("nav.label") });
    const person = newPerson();
    await page.goto(`${origin}${site.path("/admin/enter")}?token=${token}`);
    await appHydrated(page);
    await page.getByLabel(colleague("fields.name")).fill("ليلى حداد");
    await page.getByLabel(colleague("fields.email")).fill(person.email);
    await page.getByLabel(colleague("fields.password"), { exact: true }).fill(person.password);
    await page.getByRole("button", { name: colleague("enter.owner.button") }).click();

    await expect(heading).toHaveText(auth("enrol.title"), { timeout: 15_000 });
    await page.getByRole("button", { name: auth("enrol.byApp") }).click();
    await expect(page.getByRole("button", { name: auth("enrol.start") })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
    await page.locator("#passkey-password").fill("not the right one");
    await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
    await expect(page.getByText(auth("problems.currentPassword"))).toBeVisible();
    await page.locator("#passkey-password").fill(person.password);
    await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
    // Adding the passkey does not open the office yet. The person must first sign in with it.
    await expect(page.getByText(auth("second.passkeyText"))).toBeVisible();
    expect((await page.request.get(`${origin}${site.path("/admin/colleagues")}.data`)).status()).toBe(403);
    await page.getByRole("button", { name: auth("second.passkey") }).click();
    await expect(office).toBeVisible({ timeout: 15_000 });

    await page.getByRole("button", { name: colleague("account.label", { name: "ليلى حداد" }) }).click();
    await page.getByRole("button", { name: colleague("account.leave") }).click();
    await expect(heading).toHaveText(auth("signIn.title"));
    await pages.button("signIn.passkey").click();
    await pages.expectAccount();
    await page.goto(`${origin}${site.path("/admin")}`);
    await expect(office).toBeVisible({ timeout: 15_000 });

    const removeFirst = async () => {
      await page
        .getByRole("listitem")
        .filter({ hasText: words("security.passkeyRename") })
        .first()
        .getByRole("button")
        .last()
        .click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: words("security.remove"), exact: true })
        .click();
      await expect(page.getByText(words("security.passkeyRemoved"))).toBeVisible();
      await page.goto(`${origin}${site.path("/admin")}`);
    };
    const show = async () => {
      await page.getByRole("button", { name: auth("second.passkey") }).click();
      await expect(office).toBeVisible({ timeout: 15_000 });
      await page.goto(`${origin}${site.path("/account/security")}`);
    };
    // This removes the passkey with which the session was opened. Another passkey is left, so the page asks for it.
    await device.replace();
    await page.goto(`${origin}${site.path("/account/security")}`);
    await page.getByRole("button", { name: words("security.passkeyAnother") }).click();
    await expect(page.getByText(words("security.passkeyAdded"))).toBeVisible();
    await removeFirst();
    await expect(page.getByText(auth("second.passkeyText"))).toBeVisible();
    await show();
    // This removes the last passkey, so a second step must be set up again.
    await device.replace();
    await removeFirst();
    await expect(heading).toHaveText(auth("enrol.title"));
    expect((await page.request.get(`${origin}${site.path("/admin/colleagues")}.data`)).status()).toBe(403);
    await page.getByRole("button", { name: words("security.passkeyAdd") }).click();
    await show();
  });
});
