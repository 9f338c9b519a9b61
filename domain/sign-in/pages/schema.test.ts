import { expect, it } from "vitest";
import { translator } from "#site/i18n/t.ts";
import { fieldsIn } from "./schema.ts";

const t = translator("ar", "auth");
const { code, email, newPassword, password } = fieldsIn(t);

it("a code is accepted with spaces, pasted, or in Arabic digits", () => {
  for (const typed of ["123 456", "123-456", "١٢٣٤٥٦", "۱۲۳ ۴۵۶"]) expect(code.parse(typed)).toBe("123456");
  for (const typed of ["", "12345", "1234567", "12345a"])
    expect(code.safeParse(typed).error?.issues, typed).toMatchObject([{ message: t("missing.code") }]);
});

it("an address is trimmed, but a password is not", () => {
  expect(email.parse(" a@b.example ")).toBe("a@b.example");
  expect(email.safeParse("a@b").error?.issues).toMatchObject([{ message: t("missing.email") }]);
  expect(password.parse(" two words ")).toBe(" two words ");
});

it("a new password is measured in characters, not in bytes", () => {
  expect(newPassword(4).safeParse("🔑🔑🔑").error?.issues).toMatchObject([{ message: t("missing.short", { min: 4 }) }]);
  expect(newPassword(4).parse("🔑🔑🔑🔑")).toBe("🔑🔑🔑🔑");
});
