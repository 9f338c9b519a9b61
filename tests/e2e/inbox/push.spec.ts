import { createECDH, randomBytes } from "node:crypto";
import type { Browser, Page } from "puppeteer-core";
import { addColleague } from "../support/colleagues.ts";
import { rows } from "../support/forms.ts";
import { wordsOf } from "../support/office.ts";
import { origin } from "../support/origin.ts";
import { sessionOf } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { wholeBrowser } from "../support/whole-browser.ts";

/** A complete Chromium, because the headless shell refuses notifications. */
let browser: Browser;
test.beforeEach(async () => {
  browser = await wholeBrowser();
});
// A skipped test has opened no browser.
test.afterEach(() => (browser as Browser | undefined)?.close());

inLanguage("ar", (site) => {
  const t = wordsOf(site, "colleagues");

  test("a colleague turns on notices for a device, and the device shows what comes", async () => {
    const { id, authId } = await addColleague();
    const page = await officePage(await sessionOf(authId));
    await page.goto(`${origin}/ar/admin/notices`);
    const deviceRows = () => rows("select device, endpoint from push_subscriptions where staff_id = ?", [id]);
    const press = (name: string) => page.locator(`button ::-p-text(${name})`).click();
    await press(t("push.on"));
    await page.locator(`::-p-text(${t("push.state.on")})`).wait();
    expect(deviceRows()).toEqual([{ device: "Chrome · Linux", endpoint }]);

    await deliver(page, { title: "طلب عاجل", body: "دبي", dir: "rtl", tag: "a", navigate: `${origin}/ar/admin` });
    await expect.poll(() => shown(page)).toEqual([{ title: "طلب عاجل", body: "دبي", dir: "rtl" }]);

    await press(t("push.off"));
    await page.locator(`button ::-p-text(${t("push.on")})`).wait();
    expect(deviceRows()).toEqual([]);
  });
});

const endpoint = "https://fcm.googleapis.com/fcm/send/mine";

async function officePage(session: Awaited<ReturnType<typeof sessionOf>>): Promise<Page> {
  const context = browser.defaultBrowserContext();
  await context.overridePermissions(origin, ["notifications"]);
  await context.setCookie({ name: "access", value: session.access_token, domain: new URL(origin).hostname });
  const page = await context.newPage();
  const p256dh = createECDH("prime256v1").generateKeys("base64url");
  await page.evaluateOnNewDocument((text) => localStorage.setItem("account", text), JSON.stringify(session));
  await page.evaluateOnNewDocument(replacePushService, endpoint, p256dh, randomBytes(16).toString("base64url"));
  return page;
}

/** Replaces the push service in the page, because a test cannot reach a real one. */
function replacePushService(endpoint: string, p256dh: string, auth: string) {
  let subscription: object | null = null;
  const unsubscribe = async () => {
    subscription = null;
  };
  const made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      subscription = made;
      return made;
    },
    getSubscription: async () => subscription,
  });
}

/** Delivers a notification to the page, as if the browser had received and decrypted a push message. */
async function deliver(page: Page, notification: object) {
  const client = await page.createCDPSession();
  const registered = new Promise<string>((done) =>
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations) if (scopeURL.endsWith("/admin/")) done(registrationId);
    }),
  );
  await client.send("ServiceWorker.enable");
  const data = JSON.stringify({ web_push: 8030, notification });
  await client.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/admin/push-worker.js");
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, dir }) => ({ title, body, dir }));
  });
