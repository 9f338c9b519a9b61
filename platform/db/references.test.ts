import { anyReference, enquiryReference } from "@site/ground/company/references.ts";
import { expect, test } from "vitest";
import { lettersOf } from "#scripts/operate/company/answers.ts";
import { newReference } from "./ids.ts";

const requests = new RegExp(enquiryReference, "i");
const any = new RegExp(anyReference);

test.each(["WT", "GH", lettersOf("Al Sahel Building Care")])("a lead is found by its reference with %s", (letters) => {
  const reference = newReference(letters);
  expect(requests.exec(`about ${reference.toLowerCase()}, please`)?.[0].toUpperCase()).toBe(reference);
  expect(any.exec(`طلبكم ${reference}.`)?.[0]).toBe(reference);
});

test.each([
  "air-source heat pump",
  "re-piping",
  "VRF-SYSTEM",
  "MSZ-AP35VG",
  "ftxs-50kvma",
  newReference("JOB"),
  "QT-2026-0012",
])("%s is not the reference of a lead", (text) => {
  expect(text).not.toMatch(requests);
});

test("the model of a machine is not cut in two, although it begins like a reference", () => {
  for (const model of ["CS-YN18WKYF", "MSZ-AP25VGK"]) expect(`المكيف ${model} في الصالة`).not.toMatch(any);
});
