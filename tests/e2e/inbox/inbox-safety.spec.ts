import { isNightly } from "#tests/set.ts";
import { violationsIn } from "../support/axe.ts";
import { signIn } from "../support/colleagues.ts";
import { addLead, Inbox, newWord } from "../support/office.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const hostile = [
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "{{constructor.constructor('alert(1)')()}} $t(title)",
  "\u202Egnp.exe\u202C \u0007\u001b[31m",
  "</title><iframe src=javascript:alert(1)></iframe>",
];

const looks = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

inLanguage("en", (site) => {
  test("a lead's content is shown as text everywhere (XSS)", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const word = newWord();
    page.on("dialog", () => expect(false, "nothing of it may run").toBe(true));
    const all = hostile.join(" ");
    for (const text of [all, "javascript:alert(1)"]) {
      const details = { area: text, size: text, property: text, urgency: text, channel: text, time: text };
      const { id } = addLead({
        name: text,
        email: `${word}@example.com`,
        phone_typed: text,
        phone: "+971501234567",
        message: `${word} ${text}`,
        page: text,
        service: text,
        place: text,
        source: text,
        details: JSON.stringify({ ...details, calculation: { [text]: text, deep: { [text]: [text] } } }),
        origin: JSON.stringify({ referrer: text, landing: text, campaign: { [text]: text }, pages: [text] }),
        spam_reasons: JSON.stringify([text]),
      });
      await inbox.openLead(id);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.replace(/\s+/g, " "));
      await expect(
        page.locator("main :is(script, iframe, svg[onload], img[onerror], a[href^=javascript])"),
      ).toHaveCount(0);
    }
    await inbox.find(word);
    await expect(inbox.rows).toHaveCount(2);
    await expect(page.locator("main :is(script, iframe, svg[onload], img[onerror], a[href^=javascript])")).toHaveCount(
      0,
    );
  });

  test("list, lead and dialogs have no accessibility violation, and fit a phone", async ({ page }) => {
    await signIn(page);
    const inbox = new Inbox(page, site);
    const word = newWord();
    const soon = Date.now() + 36 * 3_600_000;
    const long = { message: `${word} ${"long ".repeat(60)}`, email: "somebody.with.a.long.name@subdomain.example.com" };
    const { id } = addLead({
      ...long,
      name: "W".repeat(90),
      phone: "+971501234567",
      reply_due_at: soon,
      service: "ac-repair",
      place: "dubai",
    });
    addLead({ name: "Quoted", message: word, status: "quoted", value_fils: 1, reminder_at: 1, phone: "+971501234567" });
    // For a change, violations are searched for at only one width.
    const check = async (where: string, most: number) => {
      for (const { width, colorScheme } of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 844 });
        if (isNightly || width === most)
          expect.soft(await violationsIn(page), `${where} at ${width}, ${colorScheme}`).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wider, `${where} fits ${width}`).toBeLessThanOrEqual(0);
      }
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await inbox.find(word);
    await inbox.tick("Quoted").click();
    await check("list", 390);
    await inbox.openLead(id);
    await check("lead", 1280);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await check("help", 1280);
  });
});
