/**
 * Compares the second page of a visit, compressed with the dictionary that the first page requested, with a hand-written page of the same
 * content in Brotli. To run only this part: node bench/second-page.ts
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { dictionaryFile } from "#platform/http/dictionary.ts";
import { assetAt, buildFolder } from "../tests/site/build.ts";
import { type BuiltPage, pages } from "../tests/site/pages.ts";
import { brotliSize, brotliSizeOf } from "../tests/site/weigh.ts";
import { pageByHand, requireSameContent } from "./handwritten/page.ts";
import { sourceOf } from "./handwritten/source.ts";
import { median, ratio, say, table } from "./table.ts";

/** The number of pages that are compared, each in both languages. */
const sampleSize = 20;
export const secondPageGoal = 0.62;

type SecondPage = { page: BuiltPage; dcz: number; br: number; handwritten: number };
export type SecondPages = { pages: SecondPage[]; dictionaries: { language: string; bytes: number }[] };

export async function measureSecondPages(): Promise<SecondPages> {
  const found: SecondPage[] = [];
  for (const page of sampled()) {
    const source = await sourceOf(page);
    const html = pageByHand(source);
    requireSameContent(source, html);
    const file = join(buildFolder, page.file);
    const [br, handwritten] = await Promise.all([brotliSizeOf(file), brotliSize(html)]);
    found.push({ page, dcz: statSync(`${file}.dcz`).size, br, handwritten });
  }
  const languages = [...new Set(found.map(({ page }) => page.language))];
  const dictionaries = languages.map(async (language) => {
    const path = `/${dictionaryFile(language)}`;
    return { language, bytes: await brotliSizeOf(assetAt(path) ?? path) };
  });
  return { pages: found, dictionaries: await Promise.all(dictionaries) };
}

/** Returns pages at equal distances in the list of all pages. Calculators are left out, because nobody writes one by hand. */
function sampled(): BuiltPage[] {
  const tools = ["calculator", "climate", "proof"];
  const english = pages.filter(
    ({ language, kind }) => language === "en" && kind !== undefined && !tools.includes(kind),
  );
  const ids = Array.from(
    { length: sampleSize },
    (_, at) => english[Math.floor((at * english.length) / sampleSize)]?.id,
  );
  return ids.flatMap((id) => pages.filter((page) => page.id === id));
}

export const middleOf = (found: SecondPage[]) => median(found.map(({ dcz, handwritten }) => dcz / handwritten));

export function printSecondPages({ pages: found, dictionaries }: SecondPages) {
  say("13. The second page of a visit, compressed with a dictionary (dcz), beside a page by hand in Brotli");
  table(
    ["", "dcz", "brotli", "by hand", "dcz / by hand"],
    found.map(({ page, dcz, br, handwritten }) => [
      decodeURI(page.path),
      dcz,
      br,
      handwritten,
      ratio(dcz, handwritten),
    ]),
  );
  for (const { language, bytes } of dictionaries) {
    const own = found.filter(({ page }) => page.language === language);
    const said = `${own.length} pages, in the middle ${ratio(middleOf(own), 1)}`;
    say(`${language}: ${said}; its dictionary ${bytes.toLocaleString("en")} bytes, once`);
  }
  say(`In the middle of all ${ratio(middleOf(found), 1)}; goal ≤ ${secondPageGoal} ×`);
  say();
}

if (import.meta.main) printSecondPages(await measureSecondPages());
