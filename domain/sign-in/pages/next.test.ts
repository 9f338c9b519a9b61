import { ownPath } from "@site/ground/urls/own-path.ts";
import { expect, it } from "vitest";
import { isPersonal, nextIn, withNext } from "./next.ts";

it.each(["/", "/admin?folder=inbox#top", "/ar/contact", "/account/enquiries/1"])("sign-in continues to %s", (path) => {
  expect(ownPath(path)).toBe(path);
});

it.each([
  ...["https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "/\n/evil"],
  ...["javascript:alert(1)", "evil", "", "/.//evil.example", "/..//evil.example", "/%2e//evil.example", null],
])("sign-in never redirects to %j", (path) => {
  expect(ownPath(path)).toBe(undefined);
  expect(nextIn(`?${new URLSearchParams({ next: path ?? "" })}`, "ar")).toBe("/ar/account");
});

it("a link keeps the page to return to, and leaves out the default", () => {
  const way = withNext("/sign-in", "en", "/admin?folder=spam&a=1");
  expect(way).toBe("/sign-in?next=%2Fadmin%3Ffolder%3Dspam%26a%3D1");
  expect(nextIn(way.slice(way.indexOf("?")), "en")).toBe("/admin?folder=spam&a=1");
  expect(withNext("/sign-in", "ar", "/ar/account")).toBe("/ar/sign-in");
});

it("pages that share a stylesheet are recognised", () => {
  expect(["/account", "/ar/account/data", "/second-factor?next=%2F"].map(isPersonal)).toEqual([true, true, true]);
  expect(["/admin", "/", "/accounting", "/ar/contact"].map(isPersonal)).toEqual([false, false, false, false]);
});
