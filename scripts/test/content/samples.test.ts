import { expect, test } from "vitest";
import { contentCopy } from "./copy.ts";
import { samplesIn, samplesTable } from "./samples.ts";

test("files with `sample: true` are listed with their language and their kind", () => {
  const samples = samplesIn([
    {
      file: "en/case-studies/a-tower.md",
      language: "en",
      id: "/case-studies/a-tower",
      data: { sample: true, title: "A tower" },
    },
    { file: "ar/testimonials.yaml", language: "ar", data: { sample: true, items: [1, 2, 3] } },
    { file: "company.yaml", data: { sample: true, name: { en: "Windtower" } } },
    { file: "en/terms.md", language: "en", id: "/terms", data: { sample: false, title: "Terms" } },
    { file: "en/messages/interface.json", language: "en", data: { skip: "Skip" } },
  ]);
  expect(samplesTable(samples).split("\n")).toEqual([
    "content/en/case-studies/a-tower.md  English         case study “A tower”",
    "content/ar/testimonials.yaml        Arabic          3 testimonials on the home page",
    "content/company.yaml                both languages  the company itself: Windtower, its numbers, hours and claims",
  ]);
});

test("drawn pictures in place of photographs count as samples only while the company is the example one", () => {
  const listed = (sample: boolean) =>
    samplesIn([
      { file: "company.yaml", data: { sample, name: { en: "Company" } } },
      { file: "photos/examples.yaml", data: { sample: true } },
    ]).map(({ file }) => file);
  expect(listed(true)).toContain("photos/examples.yaml");
  expect(listed(false)).toEqual([]);
});

test("a replaced sample leaves the list", () => {
  const copy = contentCopy({ only: ["company.yaml", "en/testimonials.yaml"] });
  const before = copy.run("scripts/test/content-samples.ts").stdout;
  copy.replace("company.yaml", "sample: true", "sample: false");
  const after = copy.run("scripts/test/content-samples.ts").stdout;
  expect([before, after].map((text) => text.includes("content/company.yaml"))).toEqual([true, false]);
});
