import { enquiryFields, fieldNames } from "@site/ground/enquiry-fields.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import fc from "@site/testing/fast-check.ts";
import { recordOf } from "@site/typed";
import { describe, expect, test } from "vitest";
import { callbackSchema } from "./callback-schema.ts";
import { problemsOf } from "./form-state.ts";
import { quotationSchema } from "./quotation-schema.ts";
import { contactSchema } from "./schema.ts";

const good = { name: "Amna Saif", email: "amna@example.com", phone: "050 123 4567", message: "The AC drips." };
const check = (changes: Record<string, unknown>) => {
  const result = contactSchema.safeParse({ ...good, ...changes });
  return result.success ? result.data : problemsOf(result.error);
};

describe("the contact form", () => {
  test("accepts what people write", () => {
    expect(check({})).toEqual(good);
    expect(check({ name: " أحمد   بن\u00a0 خلفان " })).toMatchObject({ name: "أحمد بن خلفان" });
    expect(check({ name: "آمنة سيف", message: "سطر\nوسطر" })).toMatchObject({ name: "آمنة سيف" });
  });

  test.each([
    ["info@موقع.امارات", "info@xn--4gbrim.xn--mgbaam7a8h"],
    ["info@xn--4gbrim.xn--mgbaam7a8h", "info@xn--4gbrim.xn--mgbaam7a8h"],
    ["a.b/c=d#e!f&g*h%i{j}@example.com", "a.b/c=d#e!f&g*h%i{j}@example.com"],
  ])("accepts the address %s, and writes it in the one spelling that mail servers know", (typed, email) => {
    expect(check({ email: typed })).toMatchObject({ email });
    expect(quotationSchema.shape.email.parse(typed)).toBe(email);
  });

  test.each(["٠٥٠ ١٢٣ ٤٥٦٧", "۰۵۰۱۲۳۴۵۶۷", "+971 (0) 50 123 4567", "00971501234567", "\u200e+971 50 123 4567\u200f"])(
    "accepts the phone number %s",
    (phone) => {
      expect(check({ phone })).toHaveProperty("email", good.email);
    },
  );

  test.each([["missing fields", {}, ["name", "email", "phone", "message"]]])("%s", (_, __, names) => {
    const result = contactSchema.safeParse({});
    expect(result.success ? {} : problemsOf(result.error)).toEqual(
      Object.fromEntries(names.map((name) => [name, "required"])),
    );
  });

  test.each([
    ["name", "   ", "required"],
    ["name", "12345", "invalid"],
    ["name", "a\u0007b", "invalid"],
    ["name", "a".repeat(enquiryFields.name.limit + 1), "tooLong"],
    ["email", "amna@", "invalid"],
    ["email", "amna@example", "invalid"],
    ["email", "am..na@example.com", "invalid"],
    ["email", "amna@\u0661\u0662\u0667.\u0660.\u0660.\u0661", "invalid"],
    ["email", "amna@example.com\nbcc: all@example.com", "invalid"],
    ["email", "am\u0000na@example.com", "invalid"],
    ["email", `${"a".repeat(enquiryFields.email.limit - 4)}@example.com`, "tooLong"],
    ["phone", "call me", "invalid"],
    ["phone", "12", "invalid"],
    ["phone", "0".repeat(enquiryFields.phone.limit + 1), "tooLong"],
    ["message", "a\u0000b", "invalid"],
    ["message", "x".repeat(enquiryFields.message.limit + 1), "tooLong"],
  ])("says of %s %j that it is %s", (field, value, problem) => {
    expect(check({ [field]: value })).toEqual({ [field]: problem });
  });

  test("any input is either parsed or refused with a reason", () => {
    fc.assert(
      fc.property(
        fc.record({ name: fc.anything(), email: fc.anything(), phone: fc.anything(), message: fc.anything() }),
        (input) => {
          const result = contactSchema.safeParse(input);
          if (!result.success) {
            for (const problem of Object.values(problemsOf(result.error)))
              expect(["required", "invalid", "tooLong"]).toContain(problem);
          }
        },
      ),
    );
  });
});

describe("the quotation form and the call-back form", () => {
  const person = { name: good.name, phone: good.phone };
  const chosen = {
    service: "plumbing",
    urgency: "week",
    place: "dubai",
    property: "villa",
    channel: "phone",
    time: "any",
  };
  const problems = (result: ReturnType<typeof quotationSchema.safeParse | typeof callbackSchema.safeParse>) =>
    result.success ? {} : problemsOf(result.error);

  test("accept the choices, and allow the optional fields to be empty", () => {
    expect(quotationSchema.parse({ ...person, email: good.email, ...chosen, admin: "yes" })).toEqual({
      ...recordOf(
        fieldNames.filter((name) => "quote" in enquiryFields[name].asked),
        () => "",
      ),
      ...{ ...person, email: good.email, ...chosen },
    });
    expect(callbackSchema.parse({ ...person, time: "any" })).toEqual({
      ...person,
      time: "any",
      service: "",
      message: "",
    });
    expect(callbackSchema.parse({ ...person, time: "any", service: "" }).service).toBe("");
  });

  test("accept an enquiry without property and e-mail, unless the customer wants the answer by e-mail", () => {
    const { property: _, ...rest } = chosen;
    for (const email of [undefined, "", "  "])
      expect(quotationSchema.parse({ ...person, ...rest, email })).toMatchObject({ property: "", email: "" });
    const problemsWith = (fields: object) => problems(quotationSchema.safeParse({ ...person, ...chosen, ...fields }));
    expect(problemsWith({ channel: "email" })).toEqual({ email: "required" });
    expect(problemsWith({ channel: "email", email: good.email })).toEqual({});
    for (const email of ["amna@", "amna@example.com\nbcc: all@example.com"])
      for (const channel of ["phone", "email"]) expect(problemsWith({ channel, email })).toEqual({ email: "invalid" });
    expect(problemsWith({ channel: "email", place: "", name: "" })).toEqual({
      ...{ place: "required", name: "required", email: "required" },
    });
  });

  test("report the missing fields in the order of the form", () => {
    const missing = ["service", "urgency", "place", "name", "phone", "channel", "time"];
    expect(Object.keys(problems(quotationSchema.safeParse({})))).toEqual(missing);
    expect(problems(quotationSchema.safeParse({ ...chosen, service: "" })).service).toBe("required");
  });

  test("refuse an unknown choice and a text that is too long", () => {
    expect(problems(quotationSchema.safeParse({ ...chosen, place: "atlantis", area: "x".repeat(121) }))).toMatchObject({
      place: "invalid",
      area: "tooLong",
    });
    const sent = { ...person, time: "midnight", service: "spells", message: "x".repeat(501) };
    expect(problems(callbackSchema.safeParse(sent))).toEqual({
      time: "invalid",
      service: "invalid",
      message: "tooLong",
    });
  });
});

test("digits of any script become digits that phones dial, and nothing else changes", () => {
  fc.assert(
    fc.property(fc.nat(1e9), (number) => {
      const western = String(number);
      const shifted = (base: number) => [...western].map((digit) => String.fromCharCode(base + Number(digit))).join("");
      expect(westernDigits(shifted(0x660))).toBe(western);
      expect(westernDigits(shifted(0x6f0))).toBe(western);
      expect(westernDigits(`+${western}`)).toBe(`+${western}`);
    }),
  );
});
