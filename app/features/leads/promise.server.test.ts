import { expect, it } from "vitest";
import { dueFrom } from "./newLead.server.ts";
import { promiseOf } from "./promise.server.ts";

const at = (uae: string) => Date.parse(`${uae}:00+04:00`);
const promised = (uae: string, language: "en" | "ar" = "en") => promiseOf(dueFrom(at(uae)), language, at(uae));

it.each([
  ["2026-11-23T10:00", "Tuesday 24 November at 10:00 AM", false],
  ["2026-11-27T14:00", "Sunday 29 November at 10:00 AM", true],
])("who writes at %s is told %s", (uae, due, dueLate) => {
  const said = promised(uae);
  expect({ ...said, due: said.due?.replace(",", "").replace(/\s/g, " ") }).toEqual({ due, dueLate });
});

it("is said in the language of the page, in Western digits", () => {
  expect(promised("2026-11-27T14:00", "ar").due).toMatch(/^الأحد.*29 نوفمبر.*10:00/);
});

it("says nothing where nothing is promised, or the time is over", () => {
  expect([promiseOf(null, "en"), promiseOf(1, "en")]).toEqual([{}, {}]);
});
