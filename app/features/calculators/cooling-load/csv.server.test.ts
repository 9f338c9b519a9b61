import { describe, expect, test } from "vitest";
import { languageCodes, languages } from "#app/i18n/languages.ts";
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

  test.each(["v=1&area=-4", "mode=engineer&0a=-4"])("of %s is refused", async (query) => {
    const answer = answered(query);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/plain; charset=utf-8"]);
    expect(await answer.text()).toMatch(language === "ar" ? /^\p{Script=Arabic}[^,\n]+\n$/u : /^[A-Z][^\n]+\.\n$/);
  });
});
