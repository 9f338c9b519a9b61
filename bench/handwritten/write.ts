import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { builtFile, type Sample } from "../bytes.ts";
import { pageByHand, requireSameContent, styleOf } from "./page.ts";
import { sourceOf } from "./source.ts";

/**
 * Replaces our pages by the hand-written pages, compressed in the same way but without a dictionary. Allows the hand-written stylesheet in the content security
 * policy.
 */
export async function writeByHand(folder: string, samples: Sample[]) {
  const documents: Record<string, { script: string[]; style: string[] }> = {};
  for (const sample of samples) {
    const page = await sourceOf(sample.page);
    const html = pageByHand(page);
    requireSameContent(page, html);
    const file = builtFile(folder, page);
    const hash = createHash("sha256").update(styleOf(page)).digest("base64");
    documents[relative(join(folder, "build/client"), file)] = { script: [], style: [`sha256-${hash}`] };
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    };
    writeFileSync(file, html);
    rmSync(`${file}.dcz`, { force: true });
    writeFileSync(`${file}.br`, brotliCompressSync(html, { params }));
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  }
  writeFileSync(join(folder, "build/csp.json"), JSON.stringify(documents));
}
