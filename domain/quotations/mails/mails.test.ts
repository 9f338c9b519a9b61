import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { describeAlike } from "#platform/db/fixture.ts";
import { closeMail } from "#platform/mail/send.ts";
import { startSmtp } from "#platform/mail/smtp-fixture.ts";
import { fakeClock, letPass, workDue } from "#platform/outbox/fixture.ts";
import * as pdf from "#platform/pdf/typeset.ts";
import { OrderFailed } from "#platform/process/child-process.ts";
import type { Env } from "#platform/process/env.ts";
import * as environment from "#platform/process/env.ts";
import { QueueFull } from "#platform/process/limits.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { translator } from "#site/i18n/t.ts";
import { acceptQuotation } from "../store/answer.ts";
import { queueChainHead } from "../store/chain-head.ts";
import { sendCode } from "../store/code.ts";
import { createDraft } from "../store/draft.ts";
import { aDraft } from "../store/fixture.ts";
import { readQuotation } from "../store/read.ts";
import { sendQuotation } from "../store/send.ts";
import type { Acceptance } from "../store/types.ts";
import { quotationMailHandlers } from "./mails.server.ts";

const colleague = "0190a0a0-0000-7000-8000-000000000001";

describeAlike("mails about quotations on %s", (_, make) => {
  const leads = leadsIn(make);
  let server: Awaited<ReturnType<typeof startSmtp>>;
  beforeEach(async () => {
    setLogLevel("silent");
    server = await startSmtp();
    const settings = { ...environment.env(), SMTP_URL: server.url, SITE_URL: "https://www.windtower.example" };
    vi.spyOn(environment, "env").mockReturnValue(settings as Env);
  });
  afterEach(async () => {
    closeMail();
    await server.close();
    vi.restoreAllMocks();
    setLogLevel("info");
  });

  async function sent() {
    const draft = await createDraft(leads.db, colleague, await leads.add(), () => aDraft({ locale: "ar" }));
    if (!draft.ok) throw new Error(draft.problem);
    await sendQuotation(leads.db, colleague, draft.id, 1);
    return draft.id;
  }
  async function accept(id: string) {
    const acceptance: Acceptance = {
      ...{ name: "Sara Ahmed", chosen: [2], hash: (await readQuotation(leads.db, id))?.hash ?? "", language: "en" },
      ...{ terms: "1", sentTo: "", code: false, ip: "", agent: "" },
    };
    await acceptQuotation(leads.db, id, acceptance);
  }
  const work = () => workDue(leads.db, quotationMailHandlers(leads.db), fakeClock(Date.now()));
  const files = () =>
    server.received.map(({ attachments }) => attachments.map(({ filename, mimeType }) => `${filename} ${mimeType}`));

  it.runIf(pdf.canTypeset)(
    "carry the quotation as a file when it is sent, and to both sides once it is accepted",
    async () => {
      const id = await sent();
      await work();
      const file = `${(await readQuotation(leads.db, id))?.number}.pdf application/pdf`;
      expect(files()).toEqual([[file]]);
      expect(server.received[0]?.text).toContain("مرفق");
      await accept(id);
      await work();
      expect(files()).toEqual([[file], [file], [file]]);
      const [first, ...later] = server.received.map(({ attachments }) =>
        Buffer.from(attachments[0]?.content as ArrayBuffer),
      );
      expect(later.every((one) => Buffer.compare(one, first ?? one) !== 0)).toBe(true);
    },
  );

  it("tell the office the last hash of the chain once, on the day after an acceptance", async () => {
    await accept(await sent());
    await work();
    const before = server.received.length;
    for (const days of [0, 1, 1, 2]) {
      await queueChainHead(leads.db, Date.now() + days * 86_400_000);
      await workDue(leads.db, quotationMailHandlers(leads.db), fakeClock(Date.now() + days * 86_400_000));
    }
    const head = await leads.db.selectFrom("quote_acceptances").select("hash").executeTakeFirstOrThrow();
    expect(server.received.slice(before).map(({ text }) => text?.replace(/\s/g, ""))).toEqual([
      expect.stringContaining(head.hash),
    ]);
  });

  it("a code comes in the language of the page that asks for it", async () => {
    const quotation = await readQuotation(leads.db, await sent());
    if (!quotation) throw new Error("no quotation");
    const attempt = { chosen: [1], address: "192.0.2.1" };
    await work();
    await sendCode(leads.db, quotation, "en", attempt);
    await work();
    await sendCode(leads.db, quotation, "ar", attempt);
    await work();
    const texts = server.received.slice(1).map(({ text }) => text);
    expect(texts[1]).toMatch(
      /https:\/\/www\.windtower\.example\/ar\/quotation\/[\w-]{22}\?chosen=&add1=1&ticket=\d{13}\.1\.[\w-]{22}#accept/,
    );
    expect(texts).toEqual([
      expect.stringContaining(translator("en", "quotation")("mail.code.heading")),
      expect.stringContaining(translator("ar", "quotation")("mail.code.heading")),
    ]);
  });

  it("wait for the file while the typesetter is busy or has failed", async () => {
    const busy = vi.spyOn(pdf, "typeset").mockRejectedValueOnce(new QueueFull("full"));
    busy.mockRejectedValueOnce(new OrderFailed("killed"));
    await sent();
    await letPass(leads.db, quotationMailHandlers(leads.db), fakeClock(Date.now()), 60_000);
    expect(files()).toEqual([[expect.stringContaining(".pdf")]]);
  });

  it("go out once, even if their file comes after the attempt is over", async () => {
    let finish: ((pdf: Uint8Array<ArrayBuffer>) => void) | undefined;
    const late = vi.spyOn(pdf, "typeset").mockImplementationOnce(
      (_, signal) =>
        new Promise((resolve, reject) => {
          finish = resolve;
          if (signal?.aborted) reject(signal.reason);
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    await sent();
    const clock = fakeClock(Date.now());
    await workDue(leads.db, quotationMailHandlers(leads.db), clock, 10);
    await vi.waitUntil(() => finish, 20_000);
    late.mockResolvedValue(new Uint8Array(9));
    finish?.(new Uint8Array(9));
    await letPass(leads.db, quotationMailHandlers(leads.db), clock, 60_000);
    expect(files()).toEqual([[expect.stringContaining(".pdf")]]);
  });

  it("go without a file that fails again and again and do not mention one, and the office hears of it", async () => {
    vi.spyOn(pdf, "typeset").mockRejectedValue(new Error("no"));
    const quotation = await readQuotation(leads.db, await sent());
    const clock = fakeClock(Date.now());
    await letPass(leads.db, quotationMailHandlers(leads.db), clock, 30 * 60_000);
    expect(files()).toEqual([]);
    await letPass(leads.db, quotationMailHandlers(leads.db), clock, 60 * 60_000);
    expect(files()).toEqual([[]]);
    expect(server.received[0]?.text).toContain("/ar/quotation/");
    expect(server.received[0]?.text).not.toContain("PDF");
    const failed = await leads.db.selectFrom("lead_events").select("data").where("kind", "=", "failed").execute();
    expect(failed.map(({ data }) => JSON.parse(data))).toEqual([{ topic: "paper.quotation", error: "no" }]);
    expect((await leads.row(quotation?.leadId ?? "")).unread).toBe(1);
  });
});
