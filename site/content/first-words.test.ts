import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { describe, expect, test, vi } from "vitest";
import { readPage } from "./content.server.ts";
import { hubOf } from "./hub.server.ts";
import { pagesIn } from "./inventory.server.ts";

// In production mode the list of pages is read once. Otherwise it would be read again and again.
vi.stubEnv("NODE_ENV", "production");

/** The most common opening of a text: "For the owner of …". */
const addressed: Record<Language, RegExp> = {
  en: /^For /,
  ar: /^ل(ل?)(أصحاب|صاحب|مالك|ملاك|من |مدير|مستأجر|عائل|أسر|مهندس|سكان|شرك|مواطن|كبير|لبيوت|كل من|طاه|مضيف|مستأجري)/,
};

const isAddressed = (id: PageId, language: Language) =>
  addressed[language].test(readPage("landing", id, language)?.hero.lead ?? "");

/** Groups of pages whose texts a reader sees side by side: the lists of each city's page, and the pages without a city. */
const rows = (language: Language) => [
  ...cities.flatMap((city) => hubOf(`/${city}`, language)?.groups.map(({ pages }) => pages.map(({ id }) => id)) ?? []),
  pagesIn(language)
    .filter((id) => id.startsWith("/near-me/"))
    .sort(),
];

describe.each(languageCodes)("%s", (language) => {
  test("no two neighbours among the pages of places begin with 'For …'", () => {
    const alike = rows(language).flatMap((row) =>
      row.flatMap((id, index) => {
        const before = row[index - 1];
        return before && isAddressed(before, language) && isAddressed(id, language) ? [`${before}, ${id}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test("the pattern finds such openings", () => {
    const found = rows(language)
      .flat()
      .filter((id) => isAddressed(id, language));
    expect(found.length).toBeGreaterThan(50);
  });
});
