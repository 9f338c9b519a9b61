import { describe, expect, it } from "vitest";
import { applicationHandlers } from "#domain/applications/mails/applications.server.ts";
import { moveApplication } from "#domain/applications/store/change.ts";
import { anApplication } from "#domain/applications/store/fixture.ts";
import { withdrawApplication } from "#domain/applications/store/own.ts";
import { submitApplication } from "#domain/applications/store/submit.ts";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { fakeClock, workDue } from "#platform/outbox/fixture.ts";
import { env } from "#platform/process/env.ts";

describe.each(places)("mails about applications on %s", (_, make) => {
  const database = databaseIn(make);
  const submit = (more = {}) => submitApplication(database.db, { ...anApplication, ...more }, null, null);
  const send = () => workDue(database.db, applicationHandlers(database.db), fakeClock(Date.now() + 1));
  const to = (recipient: string) =>
    database.db.selectFrom("mailbox").selectAll().where("recipient", "=", recipient).orderBy("at").execute();

  it("tell the applicant in the language of the form, with the private link and the text of the application", async () => {
    const { id, reference, token } = await submit();
    await send();
    const [received] = await to(anApplication.email);
    expect(received?.subject).toBe(`وصلنا طلب توظيفك: ${reference}`);
    expect(received?.html).toContain('dir="rtl"');
    expect(received?.text).toContain(`/ar/application/${token}`);
    expect(received?.text).not.toContain(anApplication.message);
    await moveApplication(database.db, "huda", id, { from: "new", to: "interview", text: "الثلاثاء 10:00" });
    await moveApplication(database.db, "huda", id, { from: "interview", to: "declined" });
    await send();
    const mails = (await to(anApplication.email)).map(({ text }) => text);
    expect(mails.filter((text) => text.includes("الثلاثاء 10:00"))).toHaveLength(1);
    expect(mails.filter((text) => /نحفظ طلبك حتى \d/.test(text))).toHaveLength(1);
    for (const text of mails) expect(text).toContain("لا نطلب من المتقدمين مالاً أبداً");
  });

  it("are in English for an English form, and carry no name that contains a message", async () => {
    const { reference } = await submit({ language: "en", name: "Win at http://evil.example now" });
    await send();
    const [received] = await to(anApplication.email);
    expect(received?.subject).toBe(`We have your application: ${reference}`);
    expect(received?.text).not.toContain("evil.example");
  });

  it("tell the office at the applications' address, and of a withdrawal without a name", async () => {
    env().CAREERS_EMAIL = "jobs@windtower.example";
    try {
      const { token } = await submit();
      await send();
      await withdrawApplication(database.db, token);
      await send();
      const mails = await to("jobs@windtower.example");
      // Erasing the application deleted its first mail.
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).not.toContain("سارة");
      expect(await to(anApplication.email)).toEqual([]);
    } finally {
      env().CAREERS_EMAIL = undefined;
    }
  });

  it("are not sent about spam", async () => {
    await submit({ spam: { score: 90, reasons: [], isSpam: true } });
    await send();
    expect(await database.db.selectFrom("mailbox").select("id").execute()).toEqual([]);
  });
});
