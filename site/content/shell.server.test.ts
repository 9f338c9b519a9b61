import { expect, test } from "vitest";
import { shellOf } from "./shell.server.ts";

const shellAt = (pathname: string, search = "") => shellOf({ pathname, search });

test.each([
  ["/dubai/ac-services/dubai-marina", "", "/book?service=ac&place=dubai&area=dubai-marina", "Dubai Marina"],
  ["/ar/dubai/ac-services/dubai-marina", "", "/ar/book?service=ac&place=dubai&area=dubai-marina", "دبي مارينا"],
  ["/sharjah/plumbing", "", "/book?service=plumbing&place=sharjah", "Sharjah"],
  ["/help/no-cooling", "?at=ajman", "/book?service=ac-repair&place=ajman&symptom=no-cooling", "Ajman"],
  ["/services/air-conditioning", "", "/book?service=ac", undefined],
])("%s%s sells a visit", (pathname, search, book, place) => {
  expect(shellAt(pathname, search)).toMatchObject({ book, visit: { book, place } });
});

test("bundles ask for a yearly price, work for businesses asks for a survey", () => {
  const asks = [
    ["/bundles/complete-home-maintenance-package", "year"],
    ["/bundles/energy-efficiency-bundle", "survey"],
    ["/dubai/chiller-amc-company", "survey"],
    ["/industries/hospitality", "survey"],
    ["/services/air-conditioning", "quote"],
  ] as const;
  for (const [pathname, ask] of asks) expect(shellAt(pathname).ask, pathname).toBe(ask);
});

test("a page about no work in particular leads to the booking, but sells no visit itself", () => {
  const { book, visit } = shellAt("/dubai");
  expect([book, visit]).toEqual(["/book?place=dubai", undefined]);
});
