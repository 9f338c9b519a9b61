import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { describe, expect, test } from "vitest";
import { hourlyAnswer } from "./csv.server.ts";

describe.each(languageCodes)("the hourly table in %s", (language) => {
  const answered = (query: string) =>
    hourlyAnswer(
      new URL(`https://site.test${languages[language].prefix}/calculators/hvac-cooling-load/hourly.csv?${query}`),
    );

  test.each(["v=1&area=42", "mode=engineer&0a=42"])("of %s is a file", async (query) => {
    const { status, headers } = answered(query);
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  });

  test("says for each day from where its design conditions are", async () => {
    const typed = language === "ar" ? "كتبتها أنت" : "typed by you";
    const rows = async (query: string) => (await answered(query).text()).split("\r\n").slice(1, -1);
    const own = await rows("mode=engineer&o=46&w=29");
    expect(own.slice(0, 12 * 24).every((row) => row.includes(typed) && row.includes("46") && row.includes("29"))).toBe(
      true,
    );
    expect(own.slice(12 * 24).some((row) => row.includes(typed))).toBe(false);
    expect(own).toHaveLength(15 * 24);
    const practice = await rows("mode=engineer&m=practice");
    expect(practice).toHaveLength(12 * 24);
    expect(practice.every((row) => row.includes("46/29") && !row.includes(typed))).toBe(true);
    expect((await rows("v=1")).every((row) => row.includes("ASHRAE"))).toBe(true);
  });

  test.each(["v=1&area=-4", "mode=engineer&0a=-4"])("of %s is refused", async (query) => {
    const answer = answered(query);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/plain; charset=utf-8"]);
    expect(await answer.text()).toMatch(language === "ar" ? /^\p{Script=Arabic}[^,\n]+\n$/u : /^[A-Z][^\n]+\.\n$/);
  });
});
