import { expect, it } from "vitest";
import { company } from "#app/site/content.server.ts";
import { helloTo } from "./templates.server.ts";

const lead = { name: "", reference: "WT-7K3M9Q", locale: "en" };

it.each([
  ["en", "request"],
  ["ar", "طلبك"],
] as const)("greets a customer of %s in their language, with our name in it", (locale, word) => {
  const text = helloTo({ ...lead, locale, name: "Sara" });
  for (const part of ["Sara", company().shortName[locale], lead.reference, word]) expect(text).toContain(part);
  expect(helloTo({ ...lead, locale })).not.toMatch(/Sara|\s[,،]/);
});
