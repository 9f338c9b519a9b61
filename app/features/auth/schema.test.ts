import { expect, it } from "vitest";
import { translator } from "#app/i18n/t.ts";
import { fieldsIn } from "./schema.ts";

const t = translator("ar", "auth");
const { code, email, newPassword, password } = fieldsIn(t);

it("takes a code as it is shown, pasted or typed on an Arabic keyboard", () => {
  for (const typed of ["123 456", "123-456", "١٢٣٤٥٦", "۱۲۳ ۴۵۶"]) expect(code.parse(typed)).toBe("123456");
  for (const typed of ["", "12345", "1234567", "12345a"])
    expect(code.safeParse(typed).error?.issues, typed).toMatchObject([{ message: t("missing.code") }]);
});

it("drops what stands around an address, and nothing of a password", () => {
  expect(email.parse(" a@b.example ")).toBe("a@b.example");
  expect(email.safeParse("a@b").error?.issues).toMatchObject([{ message: t("missing.email") }]);
  expect(password.parse(" two words ")).toBe(" two words ");
});

it("counts the characters of a new password as a person does", () => {
  expect(newPassword(4).safeParse("🔑🔑🔑").error?.issues).toMatchObject([{ message: t("missing.short", { min: 4 }) }]);
  expect(newPassword(4).parse("🔑🔑🔑🔑")).toBe("🔑🔑🔑🔑");
});
