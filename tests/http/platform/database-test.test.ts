import { expect, test } from "vitest";
import { translator } from "#site/i18n/t.ts";
import { cookieFor } from "#tests/e2e/support/colleagues.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { dataDir } from "#tests/e2e/support/origin.ts";
import { parseHtml } from "#tests/site/html.ts";

const t = translator("en", "colleagues");
const path = "/database-test";

test("the public page says only that the database answers", async () => {
  const main = parseHtml((await ask(path)).text).required("main");
  expect(main.first("p", (element) => element.attr("role") === "status")?.text()).toBe(t("database.answers"));
  expect(main.all("dd")).toEqual([]);
  for (const address of [path, `${path}.data`]) {
    const { status, text } = await ask(address);
    expect(status).toBe(200);
    expect(text).not.toMatch(/SQLite|PostgreSQL|synchronous|migrations|kysely/);
    expect(text).not.toContain(dataDir);
  }
});

test("a colleague sees its condition, but not its address", async () => {
  const { text } = await ask(path, { headers: await cookieFor({ role: "agent" }) });
  const main = parseHtml(text).required("main").text();
  expect(main).toMatch(/SQLite 3\.\d+/);
  expect(main).toContain("journal_mode = wal, synchronous = FULL");
  expect(main).toContain(t("database.durable"));
  expect(main).toContain(t("database.writes"));
  for (const address of [path, `${path}.data`]) {
    const answer = await ask(address, { headers: await cookieFor() });
    expect(answer.text).toContain("journal_mode");
    expect(answer.text).not.toContain(dataDir);
  }
});
