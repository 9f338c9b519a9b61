import { readFileSync } from "node:fs";
import { languageCodes } from "@site/ground/language/languages.ts";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { isNightly, turn } from "#tests/set.ts";
import { pages } from "./pages.ts";

const config: ConfigData = {
  ...JSON.parse(readFileSync(".htmlvalidate.json", "utf8")),
  // html-validate treats `details` as sectioning content, which it is not in HTML. So it would forbid `details` in a table heading (th).
  elements: ["html5", { details: { sectioning: false } }],
};

/** Reads the settings of html-validate once, and not again for every page. */
class Loader extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;
  override getConfigFor(page: string) {
    this.#resolved ??= super.getConfigFor(page);
    return this.#resolved;
  }
}
const validator = new HtmlValidate(new Loader(config));

type Finding = { what: string; where: string };

async function findings(html: string): Promise<Finding[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({ what: `${ruleId}: ${message}`, where: selector ?? "?" })),
  );
}

for (const language of languageCodes)
  test.runIf(isNightly || language === turn)(`every page is valid HTML (${language})`, async () => {
    // A mistake in a shared component is on every page. So each finding is listed once, with the number of pages and the first page.
    const found = new Map<string, string[]>();
    for (const { path, html } of pages.filter((page) => page.language === language)) {
      for (const { what, where } of await findings(html))
        found.set(what, [...(found.get(what) ?? []), `${decodeURI(path)} ${where}`]);
    }
    expect([...found].map(([what, places]) => `${what}: ${places.length}×, first on ${places[0]}`)).toEqual([]);
  });

test("the validator finds a known fault", async () => {
  expect(
    await findings(
      '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div>x</div></p></body></html>',
    ),
  ).not.toEqual([]);
});
