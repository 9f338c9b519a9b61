import { expect, test, vi } from "vitest";
import { dueClock } from "#site/content/office.server.ts";
import { extrasSchema } from "./extras.ts";
import { leadFromForm } from "./lead-from-form.server.ts";
import { thanksFor } from "./promise.server.ts";

vi.mock("#site/content/content.server.ts", () => {
  const broken = () => {
    throw new Error("content/company.yaml: a mistake");
  };
  return { company: broken, holidays: broken, readPage: broken };
});

test("a mistake in content loses no enquiry: its reply is due within a day, and it is stored under words that can be shown", async () => {
  const data = { name: "Sara", email: "sara@example.com", phone: "0501234567", message: "The AC drips." };
  const before = Date.now();
  const lead = leadFromForm(
    {
      checked: { form: "contact", data },
      extras: extrasSchema.parse({ page: "/contact" }),
      request: new Request("http://localhost/api/contact"),
      locale: "en",
      key: "k",
      phone: "+971501234567",
      phoneTyped: "050 123 4567",
    },
    await dueClock(),
  );
  expect(lead).toMatchObject({ name: "Sara", consentVersion: expect.stringMatching(/^form-\d+ privacy-unknown$/) });
  expect(lead.replyDueAt).toBeGreaterThanOrEqual(before + 86_400_000);
  expect(thanksFor("contact", lead.replyDueAt, "en")).toContain("within 24 hours");
});
