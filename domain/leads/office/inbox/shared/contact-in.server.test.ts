import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { contactIn } from "./contact-in.server.ts";

const phone = "+971501234567";

describe("a pasted contact", () => {
  it.each([
    ["Sara Ahmed +971 50 123 4567", { name: "Sara Ahmed", phone, email: "" }],
    ["+971 50 123 4567 ~Sara Ahmed", { name: "Sara Ahmed", phone, email: "" }],
    ["~ سارة أحمد\n٠٥٠ ١٢٣ ٤٥٦٧", { name: "سارة أحمد", phone, email: "" }],
    ["\u2066+971 50 123 4567\u2069", { name: "", phone, email: "" }],
    ["Name: Sara\nPhone: 050-1234567\nEmail: sara@example.com", { name: "Sara", phone, email: "sara@example.com" }],
    ["الاسم: سارة\nالهاتف: 0501234567", { name: "سارة", phone, email: "" }],
    [
      "BEGIN:VCARD\nVERSION:3.0\nN:Ahmed;Sara;;;\nFN:Sara Ahmed\nTEL;type=CELL:+971 50 123 4567\nEND:VCARD",
      { name: "Sara Ahmed", phone, email: "" },
    ],
    ["Sara, Villa 12", { name: "Sara", phone: "", email: "" }],
    ["12345", { name: "", phone: "", email: "" }],
    ["", { name: "", phone: "", email: "" }],
  ])("%j is read", (text, contact) => expect(contactIn(text)).toEqual(contact));

  it("gives only one line, without control characters, whatever was pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (text) => {
        const { name, phone: number, email } = contactIn(text);
        expect(name).not.toMatch(/[\n\r\u202a-\u202e\u2066-\u2069]/);
        expect(name.length).toBeLessThanOrEqual(100);
        expect(number).toMatch(/^(\+\d{7,15})?$/);
        expect(email).not.toMatch(/\s/);
      }),
    );
  });

  it("may have the number anywhere", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Sara", "علي حسن", "Mr Khan"),
        fc.constantFrom(" ", "\n", ": ", " - "),
        (name, between) => {
          expect(contactIn(name + between + phone)).toMatchObject({ name, phone });
          expect(contactIn(phone + between + name)).toMatchObject({ name, phone });
        },
      ),
    );
  });
});
