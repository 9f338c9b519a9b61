import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { material, proofOf, type Proof as Shown } from "#site/content/photos.server.ts";
import type { Examples, Photos } from "#site/content/schemas/photos.ts";
import { Proof } from "./Proof.tsx";

vi.mock("./pairs.ts?module", () => ({ default: "/assets/pairs.js", integrity: "sha256-x" }));
vi.mock("#site/content/originals.server.ts", () => ({
  originalOf: async (file: string) => ({ hash: file, width: 1200, height: 900, widths: [480, 800] }),
  photoFile: (hash: string, width: number) => `/photos/${hash}-${width}.avif`,
}));

const both = (text: string) => ({ en: text, ar: `${text} بالعربية` });
const photo = (file: string) => ({ file, alt: both(`alt of ${file}`) });
const certificate = { name: both("Approval"), issuer: both("Civil Defence") };
const all: Photos = {
  team: [
    {
      ...{ ...photo("person"), name: both("Sara"), role: both("Engineer"), trade: both("cooling") },
      licence: { name: both("Society of Engineers"), number: "ENG-7", expires: "2026-11-23" },
    },
  ],
  photos: [{ ...photo("van"), caption: both("Our van"), pages: ["/about", "/dubai/*"] }],
  certificates: [
    { ...certificate, number: "NEW-1", expires: "2026-11-23" },
    { ...certificate, number: "OLD-1", expires: "2026-11-22" },
  ],
  pairs: [
    {
      title: both("A coil"),
      before: photo("before"),
      after: photo("after"),
      reading: {
        what: both("Air flow"),
        before: both("182 l/s"),
        after: both("264 l/s"),
        instrument: both("balometer"),
      },
      pages: ["/services/ac-cleaning"],
    },
  ],
};
const today = "2026-11-23";
const none: Photos = { team: [], photos: [], certificates: [], pairs: [] };
const htmlOf = (proof: Shown, at = "/about") =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <Proof proof={proof} />
    </MemoryRouter>,
  );

test("the page about the company has team, photographs, and the certificates that are valid today", async () => {
  const html = htmlOf(await proofOf("/about", "en", all, today));
  expect(html).toContain('alt="alt of person"');
  expect(html).toContain("/photos/person-480.avif 480w, /photos/person-800.avif 800w");
  expect(html).toMatch(/Sara.*Engineer.*Our van.*NEW-1/);
  expect(html).toContain('<time dateTime="2026-11-23">');
  expect(html).not.toContain("OLD-1");
  expect(html).not.toContain("<script");
  expect(html).toContain("Engineer, cooling");
  expect(html).not.toContain("Example");
});

test("a licence of somebody past its date is left out, and the person stays", async () => {
  expect(htmlOf(await proofOf("/company-papers", "en", all, today))).toContain("Society of Engineers ENG-7");
  const later = htmlOf(await proofOf("/company-papers", "en", all, "2026-11-24"));
  expect(later).toContain("Sara");
  expect(later).not.toMatch(/ENG-7|NEW-1/);
});

test("a pair is two named pictures with its reading; the slider waits for the script, which is only on pages with a pair", async () => {
  const html = htmlOf(await proofOf("/services/ac-cleaning", "ar", all, today), "/ar/services/ac-cleaning");
  expect(html).toMatch(/alt of before بالعربية.*قبل.*alt of after بالعربية.*بعد.*182 l\/s.*←.*264 l\/s.*balometer/);
  expect(html).toMatch(/<input type="range"[^>]* aria-label="A coil بالعربية: [^"]+" hidden=""/);
  expect(html).toContain('src="/assets/pairs.js"');
  expect(html).not.toContain("Sara");
});

test("a star is one segment: a photograph of Dubai is shown at its trades, not at the city itself or elsewhere", async () => {
  const shown = async (id: string) => (await proofOf(id, "en", all, today)).photos.length;
  expect(await shown("/dubai/plumbing")).toBe(1);
  expect(await shown("/dubai")).toBe(0);
  expect(await shown("/sharjah/plumbing")).toBe(0);
});

const drawn = { picture: "villa" };
const examples: Examples = {
  sample: true,
  team: [{ ...drawn, name: both("Coordinator"), role: both("here stands a photograph") }],
  photos: [{ ...drawn, caption: both("here stands a van"), pages: ["/about"] }],
  certificates: [{ ...drawn, name: both("Certificate"), caption: both("here stands its copy") }],
  pairs: [],
};

test("each drawn example is marked, and a list of the company's own replaces the examples of that list", async () => {
  const html = htmlOf(await proofOf("/about", "en", material(none, examples), today));
  expect(html).toMatch(
    /villa-480\.avif 480w.*Coordinator.*Example.*Example.*here stands a van.*Example.*here stands its copy/,
  );
  expect(html.match(/>Example</g)).toHaveLength(3);
  const mixed = htmlOf(await proofOf("/about", "en", material({ ...none, team: all.team }, examples), today));
  expect(mixed).toMatch(/Sara.*here stands a van/);
  expect(mixed).not.toContain("Coordinator");
});

test("without material nothing is shown", async () => {
  expect(htmlOf(await proofOf("/about", "en", none, today))).toBe("");
  expect(htmlOf(await proofOf("/services/mep", "en", all, today))).toBe("");
});
