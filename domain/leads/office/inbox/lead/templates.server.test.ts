import { expect, it } from "vitest";
import { quotationLink } from "#domain/quotations/office/link.server.ts";
import { company, replyTemplates } from "#site/content/content.server.ts";
import { helloTo, templatesFor } from "./templates.server.ts";

const linkIn = (locale: "en" | "ar") => quotationLink({ key: "the-key", locale });
const lead = { name: "", reference: "WT-7K3M9Q", locale: "en" };

it.each([
  ["en", "enquiry"],
  ["ar", "طلبك"],
] as const)("greets a customer of %s in their language, with our name", (locale, word) => {
  const text = helloTo({ ...lead, locale, name: "Sara" });
  for (const part of ["Sara", company().shortName[locale], lead.reference, word]) expect(text).toContain(part);
  expect(helloTo({ ...lead, locale })).not.toMatch(/Sara|\s[,،]/);
});

it("fills in ready answers with the quotation's page and free times, and leaves out answers about a quotation if there is none", () => {
  const all = { en: replyTemplates("en"), ar: replyTemplates("ar") };
  const from = Date.parse("2026-12-01T10:00:00+04:00");
  const facts = { name: "Sara", reference: "WT-7K3M9Q", service: "ac-amc" } as const;
  const templates = templatesFor(
    { ...facts, quotation: { en: linkIn("en"), ar: linkIn("ar") }, times: [{ from, to: from + 7_200_000 }] },
    all,
  );
  const text = (id: string, among = templates) => among.find((one) => one.id === id)?.text;
  expect(text("en:quote-sent")).toContain("/quotation/the-key");
  expect(text("ar:quote-sent")).toContain("/ar/quotation/the-key");
  expect(text("en:visit")).toContain("for a yearly maintenance contract for your air conditioning,");
  expect(text("en:visit")).toMatch(/\n\n- Tuesday.*1 December.*10:00.*\n- at a time of your own/);
  expect(text("ar:visit")).toMatch(/\n\n- .*1 ديسمبر.*\n- /);
  const without = templatesFor({ ...facts, service: "other", quotation: undefined, times: [] }, all);
  expect(text("en:quote-sent", without)).toBeUndefined();
  expect(text("en:visit", without)).toMatch(/quote properly for your enquiry,.*\?\n\n- at a time of your own/s);
  expect(JSON.stringify([templates, without])).not.toContain("{{");
});
