import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inPath } from "#scripts/test/tools.ts";

/** True if a PDF can be read on this machine. Otherwise run `npm run setup -- poppler`. */
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

/** Returns the text of a PDF in one line, without invisible marks, as another program reads it. */
export const textIn = (pdf: Uint8Array): string =>
  reading(pdf, (file) => execFileSync("pdftotext", [file, "-"], { encoding: "utf8" }))
    .replace(marks, "")
    .replace(/\s+/g, " ");

/** The fonts that a PDF contains. The prefix of a subset, such as ABCDEF+, is removed. */
export const fontsIn = (pdf: Uint8Array): string[] => {
  const table = reading(pdf, (file) => spawnSync("pdffonts", [file], { encoding: "utf8" }).stdout);
  return [...new Set(Array.from(table.matchAll(/^[A-Z]{6}\+(\S+)/gm), ([, name = ""]) => name))].sort();
};

/** The width of the page, the leftmost and the rightmost end of a word, in points, and the number of pages. */
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
