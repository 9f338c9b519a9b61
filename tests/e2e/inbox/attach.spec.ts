import { signIn } from "../support/colleagues.ts";
import { addLead, mailsAbout, wordsOf } from "../support/office.ts";
import { inLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n");

inLanguage("ar", (site) => {
  const t = wordsOf(site);
  test.use({ javaScriptEnabled: false });

  test("a mail is sent with a file, without JavaScript; a file that is no document is refused, and then nothing is sent", async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 4/);
    await signIn(page, { locale: "ar" });
    const { id, reference } = addLead({ email: `${crypto.randomUUID()}@example.com`, locale: "ar" });
    const send = async (name: string, buffer: Buffer) => {
      await page.goto(site.path(`/admin/leads/${id}`));
      await page.getByLabel(t("compose.subject")).fill("المخطط");
      await page.getByLabel(t("compose.text"), { exact: true }).fill("تجده مع هذه الرسالة");
      await page.getByText(t("attach.heading")).click();
      await page.getByLabel(t("attach.files")).setInputFiles({ name, mimeType: "application/pdf", buffer });
      await page.getByRole("button", { name: t("compose.send") }).click();
    };
    await send("plan.pdf.exe", Buffer.from("MZ program"));
    await expect(page.getByRole("alert").filter({ hasText: t("attach.problems.type") })).toBeVisible();
    await send("مخطط الفيلا.pdf", pdf);
    const file = page.getByRole("link", { name: "مخطط الفيلا.pdf" });
    await expect(file).toHaveCount(1);
    const saved = await page.request.get((await file.getAttribute("href")) ?? "");
    expect([saved.status(), saved.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect(saved.headers()["content-disposition"]).toMatch(/^attachment;/);
    expect(await saved.body()).toEqual(pdf);
    await expect
      .poll(() =>
        mailsAbout(reference)
          .map(({ text }) => text)
          .join(),
      )
      .toContain("مخطط الفيلا.pdf");
    await page.getByText(t("attach.heading")).click();
    await expect(page.getByRole("checkbox", { name: "مخطط الفيلا.pdf" })).toBeVisible();
  });
});
