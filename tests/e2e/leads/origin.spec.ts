import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { ContactForm, goodValues } from "../support/contact-form.ts";
import { kinds } from "../support/kinds.ts";
import { leadsOf } from "../support/leads.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const pagesSeen = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("visit") ?? '{"pages":[]}').pages.length);

const originOf = (email: string) => {
  const [lead] = leadsOf(email);
  return { ...JSON.parse(lead?.origin ?? "{}"), source: lead?.source };
};

inLanguage("ar", (site) => {
  for (const agreed of [false, true]) {
    test(`the origin of a visit is stored, its pages ${agreed ? "with consent" : "not without consent"}`, async ({
      page,
    }) => {
      const campaign = { utm_source: "newsletter", utm_campaign: "summer check", gclid: "abc-123" };
      await page.goto(`${site.path(kinds.place)}?${new URLSearchParams({ ...campaign, session: "secret" })}`, {
        referer: "https://www.google.com/search?q=my+private+question",
      });
      await expect.poll(() => pagesSeen(page)).toBe(1);
      await page.goto(site.path(kinds.about));
      await expect.poll(() => pagesSeen(page)).toBe(2);
      const form = new ContactForm(page, site);
      await form.open();
      const values = goodValues();
      await form.fill(values);
      const share = form.main.getByRole("checkbox", { name: site.t("form.share") });
      await expect(share).not.toBeChecked();
      if (agreed) await share.check();
      await form.send.click();
      await form.expectSent();
      const origin = originOf(values.email);
      expect(origin).toMatchObject({ landing: site.path(kinds.place), campaign, source: "campaign" });
      expect(origin.referrer).toMatch(/^https:\/\/www\.google\.com\//);
      expect(JSON.stringify(origin)).not.toMatch(/private|secret/);
      expect(origin.pages).toEqual(
        agreed ? [kinds.place, kinds.about, kinds.contact].map((id) => site.path(id)) : undefined,
      );
    });
  }

  test("a form that is sent before the script has campaign and pages too", async ({ page, guard }) => {
    guard.allow(/Failed to load resource: net::ERR_FAILED .*\/assets\/late-/);
    await page.route(/\/assets\/late-/, (route) => route.abort());
    await page.goto(`${site.path(kinds.about)}?utm_source=flyer`);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: site.t("footer.quick.contact"), exact: true })
      .click();
    const form = new ContactForm(page, site);
    const values = goodValues();
    await form.fill(values);
    await form.main.getByRole("checkbox", { name: site.t("form.share") }).check();
    await form.send.click();
    await form.expectSent();
    expect(originOf(values.email)).toMatchObject({
      landing: site.path(kinds.about),
      campaign: { utm_source: "flyer" },
      pages: [kinds.about, kinds.contact].map((id) => site.path(id)),
    });
  });

  test("proof of work is computed, and the form is sent again with the same key", async ({ page }) => {
    const challenge = "1795233000000.abcdefghijklmnop.test";
    const bodies: string[] = [];
    await page.route("**/api/contact", async (route) => {
      bodies.push(route.request().postDataBuffer()?.toString("latin1") ?? "");
      if (bodies.length === 1) await route.fulfill({ status: 202, json: { proof: { challenge, difficulty: 12 } } });
      else await route.continue();
    });
    const form = new ContactForm(page, site);
    await form.open();
    await form.fill(goodValues());
    await form.send.click();
    await form.expectSent();
    const [first, second] = bodies.map((body) => (name: string) => fieldIn(body, name));
    expect(bodies).toHaveLength(2);
    expect(second?.("key")).toBe(first?.("key"));
    const proof = second?.("proof") ?? "";
    expect(proof.startsWith(`${challenge}:`)).toBe(true);
    expect(createHash("sha256").update(proof).digest().readUInt16BE() >> 4).toBe(0);
  });
});

const fieldIn = (body: string, name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)\\r\\n`).exec(body)?.[1];
