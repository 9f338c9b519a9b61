import { keepMail } from "#domain/leads/store/incoming/keep.ts";
import { filePart, mail, multipart, pdf, plainPart } from "#domain/leads/store/incoming/raw.fixture.ts";
import { replyAddress } from "#domain/leads/store/incoming/reply-address.ts";
import { signIn } from "../support/colleagues.ts";
import { addLead, Inbox, wordsOf } from "../support/office.ts";
import { database } from "../support/sessions.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const pattern = "reply+*@in.windtower.example";

inLanguage("ar", (site) => {
  const t = wordsOf(site);

  test("an answer by mail is on the timeline with its files, and the quoted older mail is folded", async ({ page }) => {
    await signIn(page, { locale: "ar" });
    const { id } = addLead({ email: "sara@example.com", locale: "ar" });
    const to = (await replyAddress(database(), id, pattern)) ?? "";
    const words = "نعم، يوم الاثنين الساعة 10:00 مناسب.";
    const old = "في الاثنين، 23 نوفمبر 2026 كتب Windtower <hello@windtower.example>:\n\n> نزوركم يوم الاثنين؟";
    const files = [
      filePart("application/pdf", "plan.pdf", pdf),
      filePart("application/x-msdownload", "viewer.exe", "MZ"),
    ];
    const mails = [
      mail({ to }, multipart("mixed", [plainPart(`${words}\n\n${old}`), ...files])),
      mail({ to, from: "Omar <omar@example.org>", subject: "Gate pass" }, plainPart("I open the gate for you.")),
    ];
    for (const one of mails) expect(await keepMail(database(), one, "", "localhost")).toBe("stored");
    await new Inbox(page, site).openLead(id);
    await expect(page.getByText(words)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("نزوركم يوم الاثنين؟")).toBeHidden();
    await page.getByText(t("mail.quoted")).click();
    await expect(page.getByText("نزوركم يوم الاثنين؟")).toBeVisible();
    await expect(page.getByText(`viewer.exe · ${t("mail.problems.type")}`)).toBeVisible();
    const file = page.getByRole("link", { name: "plan.pdf" });
    const { status, headers } = await page.request
      .get((await file.getAttribute("href")) ?? "")
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
    expect([status, headers["content-disposition"]?.startsWith("attachment")]).toEqual([200, true]);
    await expect(page.getByText("omar@example.org")).toBeVisible();
    await expect(page.getByText("Gate pass")).toBeVisible();
  });
});
