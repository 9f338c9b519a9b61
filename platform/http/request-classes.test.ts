import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { requestClasses } from "./request-classes.ts";

type Routes = ServerBuild["routes"];

/** Makes routes from their ids, which are also their paths. */
const routesOf = (rows: [id: string, budget?: string, parentId?: string][]): Routes =>
  Object.fromEntries(
    rows.map(([id, budget, parentId]) => [
      id,
      { id, parentId, path: id, module: { default: () => null, handle: { budget } } },
    ]),
  );

it("each route names its class, or the frame around it does, and the strictest pattern decides", () => {
  const classOf = requestClasses(
    routesOf([
      ["*", "document"],
      ["calculators/:slug", "calculation"],
      ["calculators/climate", "document"],
      ["quotation/:key/quotation.pdf", "paper"],
      ["admin", "office"],
      ["leads/:id", undefined, "admin"],
    ]),
  );
  const paths = ["/calculators/duct-size", "/calculators/climate", "/quotation/k%20/quotation.pdf"];
  expect(paths.map(classOf)).toEqual(["calculation", "document", "paper"]);
  expect(["/admin/leads/1", "/admin/leads/1.data"].map(classOf)).toEqual(["office", "office"]);
});

it("the home page and the pages of places, which no section has, keep the class of their routes", () => {
  const places = routesOf([
    ["", "document"],
    ["ar", "document"],
    ["admin", "office"],
    ["map.svg", "page"],
    [["ar", "*"].join("/"), "document"],
    ["*", "document"],
  ]);
  const paths = ["/", "/ar", "/dubai", "/dubai/ac-services", "/ar/dubai", "/map.svg", "/admin"];
  expect(paths.map(requestClasses(places))).toEqual([
    ...["document", "document", "document", "document", "document", "page", "office"],
  ]);
  expect(requestClasses(routesOf([["admin", "office"]]))("/missing/x")).toBe("page");
});

it("a site with a route that names no class, or one that does not exist, does not start", () => {
  const routes = routesOf([
    ["contact", "page"],
    ["new"],
    ["other", "cheap"],
    ["admin", "office"],
    ["leads", undefined, "admin"],
  ]);
  expect(() => requestClasses(routes)).toThrow("(`budget`): new, other.");
});
