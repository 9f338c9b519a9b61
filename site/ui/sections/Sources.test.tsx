import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { SourceLine } from "#site/content/sources.server.ts";
import { Sources } from "./Sources.tsx";

const shown = (path: string, ...source: SourceLine) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Sources sources={[source]} />
    </MemoryRouter>,
  );

test.each([
  [
    "ASHRAE TC 9.9، Thermal Guidelines for Data Processing Environments، 2021",
    "Thermal Guidelines for Data Processing Environments",
  ],
  ["ASHRAE Handbook – Fundamentals 2009، مطار أبوظبي الدولي", "ASHRAE Handbook – Fundamentals 2009"],
  ["مدونة Dubai As It Used To Be عن شاطئ جميرا", "Dubai As It Used To Be"],
  ["وSmith, Löf and Jones، قياس مسابح", "Smith, Löf and Jones"],
])("an English title in %s is English on an Arabic page", (source, title) => {
  expect(shown("/ar/x", source)).toContain(`<bdi lang="en">${title}</bdi>`);
  expect(shown("/x", source)).not.toContain("<bdi");
});

test("abbreviations in an Arabic source are not a title", () => {
  expect(shown("/ar/x", "BS 7671، الجدولان 4B1 و4B2؛ وNASA POWER (MERRA-2)")).not.toContain("<bdi");
});

test("words with an address are a link, with the day on which the page was read", () => {
  const part = { text: "HSG274", url: "https://a.example/", read: "2026-12-01" };
  expect(shown("/x", "HSE, ", part, " Part 2")).toMatch(
    /HSE, <a href="https:\/\/a.example\/"[^>]*>HSG274<\/a> \(read 1 December 2026\) Part 2/,
  );
});
