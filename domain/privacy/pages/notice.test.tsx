import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { noticeIds } from "#platform/db/register/subjects.ts";
import { parseEnv } from "#platform/process/env.ts";
import { readPage } from "#site/content/content.server.ts";
import { NoticeTable } from "./NoticeTable.tsx";
import { noticeRows } from "./register.server.ts";

const units = { en: /\d+ (hours|days|months|years)/, ar: /\d+ (ساعة|يوماً|شهراً|سنوات)/ };
const terms = { en: ["5 years", "14 months", "48 hours", "77 days"], ar: ["5 سنوات", "14 شهراً", "48 ساعة", "77 يوماً"] };

describe.each(languageCodes)("the privacy notice in %s", (language) => {
  it("has a row for each subject of the register, with the terms that the operator has set, and names no term beside it", () => {
    const rows = noticeRows(parseEnv({ RETAIN_LEAD_DAYS: "77" }));
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={[`${languages[language].prefix}/privacy`]}>
        <NoticeTable rows={rows} />
      </MemoryRouter>,
    );
    expect(html.match(/<th scope="row">/g)).toHaveLength(noticeIds.length);
    for (const term of terms[language]) expect(html).toContain(term);
    expect(html).not.toMatch(/subjects\.|terms\.|readers\.|time\./);
    expect(readPage("legal", "/privacy", language)?.body).not.toMatch(units[language]);
  });
});
