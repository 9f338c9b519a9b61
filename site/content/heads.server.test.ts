import { globSync } from "node:fs";
import { companyScope, type Scope } from "@site/ground/company/scope.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import { expect, it } from "vitest";
import { company } from "./company.server.ts";
import { contentFolder, rawContent } from "./files.server.ts";
import { printedBy } from "./our-words.server.ts";
import { isSold } from "./sold.ts";

type Head = { summary: string; seo: object; hero: { points?: string[] } };

/**
 * The files of pages about several trades, or about none. Pages about one trade are not in the list, because they exist
 * only if the company offers the trade.
 */
const files = "{*,pricing/*,bundles/*,{solutions,industries}/**/*,video/*,near-me/*}.yaml";

/** Returns the texts at the top of a page, and those for search engines, as the company prints them. */
function headOf(file: string, language: Language, of: ReturnType<typeof company>, scope: Scope): string[] {
  const id = file === "home.yaml" ? "/" : `/${file.replace(/\.yaml$/, "")}`;
  if (!kindOf(id) || !isSold(id, scope)) return [];
  const page = printedBy(rawContent(`${language}/${file}`), of, scope, { id, language }) as Head | undefined;
  if (!page) return [];
  const { points = [], ...hero } = page.hero ?? {};
  return [page.summary, ...Object.values(page.seo), ...Object.values(hero), ...points].map((text) => `${id}: ${text}`);
}

/** The site cannot do without these pages, so each must keep some text, whatever the company may not say. */
const needed = ["/", "/services", "/contact", "/quotation", "/call-back", "/pricing", "/sharjah"];

const cooling = "\\bACs?\\b|air.condition|cooling|cooled|HVAC|chiller|تكييف|مكيف|تبريد|تشيلر";
const plumbing = "plumb|سباك";
const electrical = "electric|كهرب";
const several = "\\bMEP\\b|renovat|كهروميكانيك|تجديد|ترميم";
const finishes = "paint|tiling|دهان|صباغة|تركيب البلاط";
const firms = [
  ["a plumber", ["plumbing"], { en: "Plumbing", ar: "سباكة" }, [cooling, electrical, several, finishes]],
  [
    "a painter",
    ["painting", "tiling"],
    { en: "Painting and tiling", ar: "دهان وبلاط" },
    [cooling, plumbing, electrical, several],
  ],
  ["who only does AC", ["ac"], { en: "Air conditioning", ar: "تكييف" }, [plumbing, several, finishes]],
] as const;

it.each(firms.flatMap((firm) => languageCodes.map((language) => [firm[0], language, firm] as const)))(
  "no page of %s names in its head (%s) a trade that is not offered",
  (_, language, [, trades, work, others]) => {
    const scope: Scope = { cities: ["sharjah", "ajman"], trades: [...trades], without: [] };
    const { established, replyWithinHours } = company().claims;
    const of = { ...company(), work, emergency: undefined, claims: { established, replyWithinHours } };
    const named = new RegExp(others.join("|"), "i");
    const heads = globSync(files, { cwd: `${contentFolder}/${language}` }).flatMap((file) =>
      headOf(file, language, of, scope),
    );
    for (const id of needed)
      expect(
        heads.some((text) => text.startsWith(`${id}: `)),
        id,
      ).toBe(true);
    expect(heads.filter((text) => named.test(text))).toEqual([]);
    expect(heads.filter((text) => text.startsWith("/ajman: ") && text.includes(work[language])).length).toBe(4);
  },
);

it.each(languageCodes)(
  "a page is not lost because its description in %s names a city that is not served",
  (language) => {
    const scope: Scope = { cities: ["sharjah", "ajman"], trades: "all", without: [] };
    const plumbers = "near-me/plumbing-services.yaml";
    const raw = rawContent(`${language}/${plumbers}`) as Head & { seo: { description: string } };
    const page = printedBy(raw, company(), scope, { id: "/near-me/plumbing-services", language });
    expect(page?.seo).toEqual({ ...raw.seo, description: raw.summary });
    expect(printedBy(raw, company(), companyScope, { id: "/near-me/plumbing-services", language })).toEqual(raw);
  },
);
