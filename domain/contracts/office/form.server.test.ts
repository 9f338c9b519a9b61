import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { expect, it } from "vitest";
import { endForm, fieldsOf, valuesOf } from "./form.server.ts";

const head = { locale: "en", from: "2027-03-01", to: "", visits: "4", property: "Villa 7" };
const unit = { kind: "split", pieces: "2", make: "", model: "", serial: "", where: "" };
const row = (n: number, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries({ ...unit, ...fields }).map(([name, value]) => [`unit.${n}.${name}`, value]));
const read = (fields: Record<string, string>) => {
  const found = valuesOf({ ...head, ...fields });
  if ("wrong" in found) throw new Error(found.wrong);
  return found.values;
};
const lastDay = (fields: Record<string, string>) => dateOfDay(uaeDay(read(fields).term.to - 1));

it("without a last day a contract lasts a year, also over a leap day", () => {
  expect(lastDay({})).toBe("2028-02-29");
  expect(lastDay({ from: "2028-02-29" })).toBe("2029-02-28");
  expect(lastDay({ to: "2027-08-31" })).toBe("2027-08-31");
});

it("the values are read as the form showed them", () => {
  const values = read({ to: "2028-01-15", ...row(0, { serial: "A/1" }) });
  const again = valuesOf({ ...fieldsOf(values), ...row(0, { serial: "A/1" }) });
  expect(again).toEqual({ values });
});

it("rows without a kind are left out, and direction marks never stay in a text", () => {
  const values = read({ ...row(0, { kind: "" }), ...row(1, { kind: "chiller", make: "\u202eTrane\0" }) });
  expect(values.units).toEqual([{ kind: "chiller", pieces: 2, make: "Trane", model: "", serial: "", where: "" }]);
});

it.each([
  ["from", { from: "1 March" }],
  ["to", { to: "2027-02-28" }],
  ["to", { to: "2040-01-01" }],
  ["visits", { visits: "0" }],
  ["visits", { visits: "400" }],
  ["property", { property: "x".repeat(301) }],
  ["locale", { locale: "fr" }],
  ["kind", row(0, { kind: "spaceship" })],
  ["pieces", row(0, { pieces: "-1" })],
  ["serial", row(0, { serial: "x".repeat(61) })],
])("names the field that is wrong: %s", (field, fields) => {
  expect(valuesOf({ ...head, ...fields })).toEqual({ wrong: field });
});

it("ends with a reason of a sensible length", () => {
  expect(endForm.safeParse({ reason: "x".repeat(301) }).success).toBe(false);
  expect(endForm.parse({ reason: " Sold " })).toEqual({ reason: "Sold" });
});
