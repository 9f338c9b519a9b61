import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inPath } from "#scripts/test/tools.ts";

/** Tells whether a PDF can be read here. If it cannot, run `npm run setup -- poppler`. */
export const canRead = inPath("pdftotext") !== undefined;
if (!canRead) console.warn("poppler is missing: what stands in PDFs is NOT checked. npm run setup -- poppler");

function reading<T>(pdf: Uint8Array, read: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "windtower-pdf-"));
  try {
    writeFileSync(join(folder, "a.pdf"), pdf);
    return read(join(folder, "a.pdf"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text of a PDF as another program reads it, in one line, without invisible marks. */
export const textIn = (pdf: Uint8Array): string =>
  reading(pdf, (file) => execFileSync("pdftotext", [file, "-"], { encoding: "utf8" }))
    .replace(marks, "")
    .replace(/\s+/g, " ");

/** The fonts that a PDF contains, without the tag of a subset. */
export const fontsIn = (pdf: Uint8Array): string[] => {
  const table = reading(pdf, (file) => spawnSync("pdffonts", [file], { encoding: "utf8" }).stdout);
  return [...new Set(Array.from(table.matchAll(/^[A-Z]{6}\+(\S+)/gm), ([, name = ""]) => name))].sort();
};

/** The width of the page and the rightmost and leftmost end of a word, in points. */
export function edgesIn(pdf: Uint8Array) {
  const boxes = reading(pdf, (file) => execFileSync("pdftotext", ["-bbox", file, "-"], { encoding: "utf8" }));
  const all = (name: string) =>
    Array.from(boxes.matchAll(new RegExp(`${name}="([\\d.]+)"`, "g")), ([, at]) => Number(at));
  return {
    width: all("width")[0] ?? 0,
    start: Math.min(...all("xMin")),
    end: Math.max(...all("xMax")),
    pages: all("width").length,
  };
}
