import type { Page, Route } from "@playwright/test";
import { newId } from "#platform/db/ids.ts";
import { canRead, textIn } from "#site/papers/fixture.ts";
import { isNightly } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { addColleague, type Colleague, signIn } from "../support/colleagues.ts";
import { appHydrated } from "../support/hydrated.ts";
import { wordsOf } from "../support/office.ts";
import { database, giveSession, sessionOf } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { addVisit, hour, photo, reportsOf, stateOf } from "../support/visit.ts";

inLanguage("ar", (site) => {
  const t = wordsOf(site, "my-visits");

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a technician reads the day and writes a report, which the customer finds on the private page", async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 404|status of 403|status of 405/);
      const anil = await signIn(page, { role: "technician" });
      const { id, key, lead, unit, flat } = await addVisit(anil.id, { name: "Sara" });
      const other = await addVisit((await addColleague({ role: "technician" })).id, { name: "Nobody's business" });
      await page.goto(site.path("/admin"));
      await expect(page).toHaveURL(new RegExp(`${site.path("/my-visits")}$`));
      await expect(page.getByText("Nobody's business")).toHaveCount(0);
      const card = page.getByRole("article");
      await expect(card.getByRole("link", { name: t("map") })).toHaveAttribute("href", "https://maps.app.goo.gl/Ab3xY");
      await expect(card.locator("a[href='tel:+971501234567']")).toBeVisible();
      const known = ["Key at reception", "Loading dock at the back", "SN-77/1"];
      for (const text of ["Four split units", "Gate 2", ...known]) await expect(card.getByText(text)).toBeVisible();
      // The technician sees the rating plates of this place only.
      const plates = site.path("/my-visits/plates");
      expect(await card.getByRole("img", { name: /O General/ }).getAttribute("src")).toBe(`${plates}/${unit}`);
      const plate = await page.request.get(`${plates}/${unit}`);
      expect([plate.status(), plate.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
      for (const path of [`${plates}/${other.unit}`, `/my-visits/photos/${unit}`])
        expect((await page.request.get(path)).status(), path).toBe(404);
      // The technician may not open other pages of the office.
      for (const path of [
        ...["/admin/visits", `/admin/leads/${other.lead}`, "/admin/quotations", `/admin/places/${other.flat}`],
        ...[`/admin/places/${flat}`, `/admin/equipment/${unit}/plate`],
      ])
        expect((await page.request.get(path)).status()).toBe(403);

      await card.getByRole("button", { name: t("start") }).click();
      await expect(page.getByRole("status").filter({ hasText: t("said.start") })).toBeVisible();
      await card.locator("summary").click();
      await card
        .getByRole("radio", { name: t("answers.fault") })
        .first()
        .check();
      await card.locator("input[name='reading:supply-air']").fill("١٤٫٥");
      await card.locator("textarea[name=note]").fill("غسلنا الفلاتر");
      await card.locator("textarea[name=office]").fill("canary-office");
      await card.locator("input[name=signed]").fill("سارة");
      await card.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: photo });
      await card.getByRole("button", { name: t("done") }).click();
      await expect(page.getByRole("status").filter({ hasText: t("said.done") })).toBeVisible();
      expect(await stateOf(id)).toBe("done");
      const [report] = await reportsOf(lead);
      expect(report).toMatchObject({
        note: "غسلنا الفلاتر",
        signed: "سارة",
        readings: [{ unit: "°C", value: "14.5" }],
      });

      await page.goto(site.path(`/enquiry/${key}`));
      await expect(page.getByText("غسلنا الفلاتر")).toBeVisible();
      await expect(page.getByText("14.5 °C")).toBeVisible();
      await expect(page.locator(`img[src*="${report.files[0]}"]`)).toBeVisible();
      for (const hidden of ["canary-office", "سارة"]) await expect(page.getByText(hidden)).toHaveCount(0);
      const paper = await page.getByRole("link", { name: wordsOf(site, "paper")("save") }).getAttribute("href");
      const pdf = await page.request.get(paper ?? "");
      expect([pdf.status(), pdf.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
      const said = canRead ? textIn(await pdf.body()) : "14.5 °C";
      expect(said).toContain("14.5 °C");
      for (const hidden of ["canary-office", "سارة", "Gate 2"]) expect(said).not.toContain(hidden);
      expect((await page.request.get((paper ?? "").replace(id, other.id))).status(), "another's visit").toBe(404);

      // A technician cannot reach other visits: not with the address of a photo, not by opening a link, and not with the hidden field
      // "seen" of a different visit.
      expect((await page.request.get(`/my-visits/photos/${newId()}`)).status()).toBe(404);
      expect((await page.request.get(`/my-visits/sync?kind=done&visit=${other.id}`)).status()).toBe(405);
      await page.goto(site.path("/my-visits"));
      const seen = await page.locator("input[name=seen]").first().getAttribute("value");
      const headers = { origin: new URL(page.url()).origin };
      const forged = { id: newId(), visit: other.id, kind: "done", seen: seen ?? "" };
      // A phone may still have a stored page with the old address. It posts to that address, and does not follow redirects.
      for (const address of ["/my-visits/sync", "/team/sync"])
        expect((await page.request.post(address, { headers, form: forged, maxRedirects: 0 })).status()).toBe(409);
      expect(await stateOf(other.id)).toBe("booked");
    });
  });
});

inLanguage("en", (site) => {
  const t = wordsOf(site, "my-visits");

  /** Waits until the service worker has stored the current page for use without a connection. */
  const kept = (page: Page, { authId }: Colleague) =>
    expect
      .poll(
        () =>
          page.evaluate(
            async (name) => (await caches.match("/my-visits", { cacheName: name }))?.status,
            `team /my-visits ${authId}`,
          ),
        {
          timeout: 15_000,
        },
      )
      .toBe(200);

  test("a technician without a connection continues to work, and each action counts once when it is back", async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|status of 422/);
    const anil = await signIn(page, { role: "technician" });
    const visit = await addVisit(anil.id, { name: "Sara" });
    const moved = await addVisit(anil.id, { name: "Moved meanwhile" });
    await page.goto("/my-visits");
    await appHydrated(page);
    expect(await violationsIn(page)).toEqual([]);
    await kept(page, anil);
    // The service worker is registered for the path /my-visits only.
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)),
    ).toEqual([new URL("/my-visits", page.url()).href]);

    // A file that is not a photo is refused, and the typed text is in its form again.
    const card = (name: string) => page.getByRole("article").filter({ hasText: name });
    await card("Moved").locator("summary").click();
    await card("Moved").locator("textarea[name=note]").fill("Drain flushed");
    const broken = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("none") };
    await card("Moved").locator("input[type=file]").setInputFiles(broken);
    await card("Moved")
      .getByRole("button", { name: t("done") })
      .click();
    await expect(page.getByText(t("problems.invalid"))).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole("button", { name: t("queue.remove") }).click();

    await context.setOffline(true);
    await page.reload();
    await appHydrated(page);
    for (const text of ["Key at reception", "Loading dock at the back"])
      await expect(card("Sara").getByText(text)).toBeVisible();
    // The photo of the plate is stored on the phone, although its headers forbid caching. So it can be opened without a connection.
    const plate = card("Sara").getByRole("link", { name: /O General/ });
    expect(await plate.evaluate(async ({ href }: HTMLAnchorElement) => (await fetch(href)).status)).toBe(200);
    await card("Sara")
      .getByRole("button", { name: t("start") })
      .click();
    await card("Sara").locator("summary").click();
    await card("Sara")
      .getByRole("radio", { name: t("answers.ok") })
      .first()
      .check();
    await card("Sara").locator("textarea[name=note]").fill("Filters washed");
    // When the camera opens, a phone may close the tab. After a reload the typed text must still be there.
    await expect.poll(() => draftNote(page, anil.id, visit.id)).toBe("Filters washed");
    await page.reload();
    await appHydrated(page);
    await card("Sara").locator("summary").click();
    await expect(card("Sara").locator("textarea[name=note]")).toHaveValue("Filters washed");
    await card("Sara")
      .locator("input[type=file]")
      .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: photo });
    await card("Sara")
      .getByRole("button", { name: t("done") })
      .dblclick();
    await card("Moved").locator("summary").click();
    await expect(card("Moved").locator("textarea[name=note]")).toHaveValue("Drain flushed");
    await card("Moved")
      .getByRole("button", { name: t("done") })
      .click();
    await expect(page.getByRole("heading", { name: t("queue.title", { count: 3 }) })).toBeVisible();
    await page.getByRole("button", { name: t("leave") }).click();
    await expect(page.getByText(t("queue.leave"))).toBeVisible();

    expect(await stateOf(visit.id)).toBe("booked");
    await database()
      .updateTable("appointments")
      .set(({ ref, eb }) => ({ from_at: eb(ref("from_at"), "+", hour), to_at: eb(ref("to_at"), "+", hour) }))
      .where("id", "=", moved.id)
      .execute();
    await context.setOffline(false);
    await expect(page.getByText(t("conflict.moved"))).toBeVisible();
    expect(await stateOf(visit.id)).toBe("done");
    expect(await stateOf(moved.id)).toBe("booked");
    expect(await reportsOf(visit.lead)).toMatchObject([{ note: "Filters washed", files: [expect.any(String)] }]);
    expect(await reportsOf(moved.lead)).toMatchObject([{ note: "Drain flushed", conflict: "moved" }]);
    await page.getByRole("button", { name: t("queue.dismiss") }).click();
    await expect(page.getByText(t("conflict.moved"))).toHaveCount(0);

    await page.getByRole("button", { name: t("leave") }).click();
    await expect(page).toHaveURL(/sign-in/);
    const left = () =>
      page.evaluate(async () => [
        (await caches.keys()).filter((name) => name.startsWith("team")),
        (await indexedDB.databases()).filter(({ name }) => name === "team"),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]);
    // A service worker that is still busy ends a moment later.
    await expect.poll(left).toEqual([[], [], 0]);
  });

  test("a phone that has the page from its old address opens it there, without a connection too", async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    const anil = await signIn(page, { role: "technician" });
    await addVisit(anil.id, { name: "Sara" });
    await page.goto("/team");
    await expect(page).toHaveURL(/\/my-visits$/);
    await appHydrated(page);
    await kept(page, anil);
    await page.evaluate(async () => {
      const { installing, active } = await navigator.serviceWorker.register("/team-worker.js", { scope: "/team" });
      const worker = installing ?? active;
      while (worker && worker.state !== "activated")
        await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    });
    await context.setOffline(true);
    await page.goto("/team");
    await expect(page).toHaveURL(/\/my-visits$/);
    await expect(page.getByRole("article").filter({ hasText: "Sara" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: t("leave") }).click();
    await expect(page).toHaveURL(/sign-in/);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });

  test.describe("on a phone that is handed on", () => {
    test.skip(!isNightly, "A change proves that work is kept and sent; whose it is, is proved at night.");

    test("reports that one colleague could not send from a phone wait for them while another uses it", async ({
      page,
      context,
      guard,
    }) => {
      guard.allow(
        /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|status of (40[19]|500)|Cache.addAll\(\) failed/,
      );
      await context.addInitScript(() => {
        const persist = async () => document.documentElement.toggleAttribute("data-persist", true);
        Object.assign(navigator.storage ?? {}, { persist });
      });
      const ahmed = await signIn(page, { role: "technician" });
      const visit = await addVisit(ahmed.id, { name: "Sara" });
      await page.goto("/my-visits");
      await appHydrated(page);
      await kept(page, ahmed);
      await context.setOffline(true);
      await page.getByRole("button", { name: t("start") }).click();
      await expect(page.locator("html[data-persist]")).toBeAttached();
      const left = [{ owner: ahmed.id, kind: "start" }];
      expect(await queueOn(page)).toMatchObject(left);
      // An earlier version stored entries in the queue without an owner. If the server refused such an entry for another colleague, it was
      // marked as final.
      const seen = await page.locator("input[name=seen]").first().inputValue();
      const report = [
        ["seen", seen],
        ["note", "Tray of the third unit"],
      ];
      await queueOn(page, { id: newId(), kind: "done", outcome: "missing", fields: report });

      // The session ends, and the phone is given to another colleague.
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      const huda = await signIn(page, { role: "technician" });
      await addVisit(huda.id, { name: "Omar" });
      await context.setOffline(false);
      await page.goto("/my-visits");
      await appHydrated(page);
      await kept(page, huda);
      await page.getByRole("button", { name: t("start") }).click();
      await expect(page.getByText(/^On site since/)).toBeVisible();
      for (const text of ["Sara", "Tray of the third unit"]) await expect(page.getByText(text)).toHaveCount(0);
      expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes(ahmed.authId))).toEqual([]);
      const waiting = [...left, { kind: "done", outcome: "missing" }];
      expect(await queueOn(page)).toMatchObject(waiting);
      await page.getByRole("button", { name: t("leave") }).click();
      await expect(page).toHaveURL(/sign-in/);
      expect(await queueOn(page)).toMatchObject(waiting);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);

      // The open page could still remove the cookie, so it is closed first.
      await page.goto("about:blank");
      await giveSession(page, await sessionOf(ahmed.authId));
      // The server fails at the first report. The reports after it are sent nevertheless.
      const fails = (route: Route) => route.fulfill({ status: 500 });
      await page.route("/my-visits/sync", fails, { times: 1 });
      await page.goto("/my-visits");
      await expect.poll(() => queueOn(page)).toMatchObject([{ kind: "start" }]);
      // The button is clicked before the script has loaded, so the browser submits the form.
      await page
        .getByRole("button", { name: t("leave") })
        .evaluate((button: HTMLButtonElement) => button.form?.submit());
      await expect(page).toHaveURL(/sign-in/);
      expect(await queueOn(page)).toMatchObject([{ kind: "start" }]);
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);

      await page.goto("about:blank");
      await giveSession(page, await sessionOf(ahmed.authId));
      await page.route("/my-visits/sync", fails, { times: 1 });
      await page.goto("/my-visits");
      await page.getByRole("button", { name: t("queue.now") }).click();
      await expect.poll(() => queueOn(page)).toEqual([]);
      expect(await stateOf(visit.id)).toBe("done");
      expect(await reportsOf(visit.lead)).toMatchObject([{ note: "Tray of the third unit" }]);
    });

    test("a tab that is just keeping the page keeps nothing once somebody has signed out in another", async ({
      page,
      context,
    }) => {
      await signIn(page, { role: "technician" });
      await page.goto("/my-visits");
      await appHydrated(page);
      const slow = await context.newPage();
      await slow.addInitScript(() => {
        const real = window.fetch;
        const { promise, resolve } = Promise.withResolvers<void>();
        Object.assign(window, { goOn: resolve });
        window.fetch = async (...args) => {
          const answer = await real(...args);
          if (args[0] !== "/my-visits") return answer;
          document.documentElement.toggleAttribute("data-waits", true);
          await promise;
          return answer;
        };
      });
      await slow.goto("/my-visits");
      await expect(slow.locator("html[data-waits]")).toBeAttached();
      await page.getByRole("button", { name: t("leave") }).click();
      await expect(page).toHaveURL(/sign-in/);
      const kept = await slow.evaluate(async () => {
        (window as unknown as { goOn(): void }).goOn();
        await new Promise((done) => setTimeout(done));
        // The page waits for the same lock and has asked before this test, so its work is done now.
        return navigator.locks.request("team-pages", () => caches.keys());
      });
      expect(kept).toEqual([]);
    });

    test("text that is typed while somebody signs out is not kept on the phone", async ({ page }) => {
      const anil = await signIn(page, { role: "technician" });
      const visit = await addVisit(anil.id, { name: "Sara" });
      await page.clock.install();
      await page.goto("/my-visits");
      await appHydrated(page);
      await page.locator("article summary").click();
      const note = page.locator("article textarea[name=note]");
      await note.fill("Filters");
      await page.clock.runFor(1000);
      await expect.poll(() => draftNote(page, anil.id, visit.id)).toBe("Filters");
      // The new document is delayed, so the old page stays open.
      await page.evaluate(() => {
        HTMLFormElement.prototype.submit = () => void document.documentElement.setAttribute("data-left", "");
      });
      await page.getByRole("button", { name: t("leave") }).click();
      await expect(page.locator("html[data-left]")).toBeAttached();
      await note.fill("Filters washed");
      await page.clock.runFor(1000);
      const databases = await page.evaluate(async () => {
        await new Promise((done) => {
          indexedDB.open("later than what was typed").onsuccess = done;
        });
        return (await indexedDB.databases()).map(({ name }) => name);
      });
      expect(databases).toEqual(["later than what was typed"]);
    });
  });

  const draftNote = (page: Page, colleague: string, visit: string) =>
    page.evaluate(
      (key) =>
        new Promise((done) => {
          const request = indexedDB.open("team");
          request.onsuccess = () => {
            const found = request.result.transaction("drafts").objectStore("drafts").get(key);
            found.onsuccess = () => {
              request.result.close();
              done(found.result?.fields.find(([name]: [string]) => name === "note")?.[1]);
            };
          };
        }),
      `${colleague} ${visit}`,
    );

  /**
   * Returns the reports that wait on this phone, whoever owns them. `also` is added to the first entry, to make an entry of an earlier
   * version.
   */
  const queueOn = (page: Page, also?: object) =>
    page.evaluate(async (more) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.onsuccess = () => resolve(request.result);
        });
      const database = await done(indexedDB.open("team"));
      const queue = database.transaction("queue", "readwrite").objectStore("queue");
      const [first] = await done(queue.getAll());
      if (more) await done(queue.add({ ...first, owner: undefined, ...more }));
      const all = await done(queue.getAll());
      database.close();
      return all.map(({ owner, kind, outcome }) => ({ owner, kind, outcome }));
    }, also);
});
