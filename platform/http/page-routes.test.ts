import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import config from "#app/routes.ts";
import { isNightly } from "#tests/set.ts";
import { routesIn, sectionOf, sectionsOf } from "./page-routes.ts";

type Routes = ServerBuild["routes"];

/** Makes a flat list of the site's routes, as a build does. Each route contains the id of its parent. */
function flat(entries: typeof config, parentId = "root"): [string, object][] {
  return entries.flatMap(({ file, id = file, path, index, children = [] }): [string, object][] => [
    [id, { id, parentId, path, index }],
    ...flat(children as typeof config, id),
  ]);
}
const routes = Object.fromEntries([["root", { id: "root", path: "" }], ...flat(config)]) as Routes;

const childrenOf = (known: Routes, parentId?: string): RouteObject[] =>
  Object.values(known)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as { id: string; path?: string; index?: boolean };
      return index ? { id, path, index } : { id, path, children: childrenOf(known, id) };
    });

const matched = (known: RouteObject[], path: string) => matchRoutes(known, path)?.map(({ route }) => route.id);
const whole = childrenOf(routes);
const sections = sectionsOf(routes);

const patterns = (entries: RouteObject[], above = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const own = path ? `${above}/${path}`.replace("//", "/") : above;
    return [own || "/", ...patterns(children, own)];
  });
const addresses = [...new Set(patterns(whole))].flatMap((pattern) => {
  const address = pattern.replaceAll(/:\w+/g, "some-thing").replace("*", "any/thing");
  return [address, `${address}/further`, `${address}.data`];
});

describe("a section of the site", () => {
  it("finds the same route as a search through all routes", () => {
    const inSection = addresses.filter((address) => sections.has(sectionOf(address) ?? ""));
    // Each address takes some milliseconds. So by day only every fourth address is tried, which gives a mixture of kinds of addresses.
    const tried = inSection.filter((_, n) => isNightly || n % 4 === 0);
    expect(inSection.length).toBeGreaterThan(addresses.length / 2);
    const known = new Map([...sections].map((section) => [section, childrenOf(routesIn(section, routes))]));
    for (const address of tried)
      expect([address, matched(known.get(sectionOf(address) ?? "") ?? [], address)]).toEqual([
        address,
        matched(whole, address),
      ]);
  });

  it("has few routes", () => {
    expect(Object.keys(routesIn("/api", routes)).length).toBeLessThan(Object.keys(routes).length / 10);
  });

  it.each(["/", "/ar", "/ar/", "//api", "/%61pi", "/account.data", "/__manifest", "/ar/ar/admin"])(
    "does not answer %s",
    (path) => {
      expect(sections.has(sectionOf(path) ?? "")).toBe(false);
    },
  );
});
