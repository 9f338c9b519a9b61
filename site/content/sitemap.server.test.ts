import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { sitemapAt } from "./sitemap.server.ts";
import * as vacancies from "./vacancies.server.ts";

// In production mode the list of pages is read once. Otherwise it would be read again and again.
beforeAll(() => void vi.stubEnv("NODE_ENV", "production"));

const company = () => sitemapAt("/sitemap/company.xml") ?? "";

it("lists a vacancy in both languages, from the day it was posted, if it is no example and as long as it is open", () => {
  // The example vacancies in content/ are open only for some weeks.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-01T10:00:00+04:00") });
  onTestFinished(() => void vi.useRealTimers());
  const examples = vacancies.vacanciesIn("en");
  expect(examples.some(({ sample, state }) => sample && state === "open")).toBe(true);
  expect(company()).not.toContain("/careers/");

  const [open, closed] = examples.map((vacancy) => ({ ...vacancy, sample: false }));
  if (!open || !closed) throw new Error("There are no two jobs.");
  vi.spyOn(vacancies, "vacanciesIn").mockReturnValue([open, { ...closed, state: "closed" }]);
  const listed = company();
  expect(listed).toMatch(new RegExp(`<loc>[^<]*/careers/${open.slug}</loc><lastmod>${open.posted}</lastmod>`));
  expect(listed).toMatch(new RegExp(`<loc>[^<]*/ar/careers/${open.slug}</loc>`));
  expect(listed.match(new RegExp(`hreflang="[^"]*" href="[^"]*/careers/${open.slug}"`, "g"))?.length).toBe(6);
  expect(listed).not.toContain(closed.slug);
  vi.restoreAllMocks();
});
