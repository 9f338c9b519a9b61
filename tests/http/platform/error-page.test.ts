import { expect, onTestFinished, test } from "vitest";
import { withBrokenContent } from "#tests/e2e/support/broken-content.ts";
import { post } from "#tests/e2e/support/http.ts";
import { newProcesses } from "#tests/e2e/support/launch.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";
import { parseHtml } from "#tests/site/html.ts";

test("a failing page answers 500 in the page's language, without a stack", async () => {
  const processes = newProcesses();
  onTestFinished(processes.end);
  const { port, output } = await processes.start({}, withBrokenContent(processes.folder));
  for (const language of ["en", "ar"] as const) {
    const { t, path } = siteIn(language);
    const { status, text } = await post(path("/contact"), { name: "Sara" }, {}, port);
    expect(status, language).toBe(500);
    expect(text).not.toMatch(/\.(ts|js|yaml):\d+|node_modules/);
    const page = parseHtml(text);
    expect([page.required("title").text(), page.required("h1").text()]).toEqual([t("error.title"), t("error.title")]);
    expect(page.required("main").text()).toContain(t("actions.backHome"));
  }
  expect(output()).not.toContain("Sara");
});
