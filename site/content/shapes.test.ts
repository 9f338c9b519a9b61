import { languageCodes } from "@site/ground/language/languages.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import { expect, test, vi } from "vitest";
import { readPage } from "./content.server.ts";
import { pagesIn } from "./inventory.server.ts";

// In production mode the list of pages is read once. Otherwise it would be read again and again.
vi.stubEnv("NODE_ENV", "production");

const columns = ["/services/", "/solutions/", "/industries/", "/bundles/"];

test.each(columns)(
  "of the pages below %s, neighbours begin in different shapes, and at most half in the same",
  (column) => {
    const ids = pagesIn("en")
      .filter((id) => id.startsWith(column) && kindOf(id) === "landing")
      .sort();
    const [english, arabic] = languageCodes.map((language) =>
      ids.map((id) => readPage("landing", id, language)?.shape),
    );
    expect(arabic).toEqual(english);
    expect(ids.filter((_, index) => index > 0 && english?.[index] === english?.[index - 1])).toEqual([]);
    const counts = [...Map.groupBy(english ?? [], (shape) => shape).values()].map((same) => same.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(Math.ceil(ids.length / 2));
  },
);
