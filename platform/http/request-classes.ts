import type { RequestClass } from "@site/ground/request-class.ts";
import { isOneOf, keysOf } from "@site/typed";
import type { ServerBuild } from "react-router";
import { StartError } from "#platform/process/start-error.ts";
import { classes } from "./budgets.ts";
import { routesIn, sectionOf, sectionsOf } from "./page-routes.ts";
import { pathOf } from "./uploads.ts";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** Returns the class of requests to a path, as the handle of its route names it. */
export type ClassOf = (path: string) => RequestClass;

/**
 * Reads the class of each route from its handle or from that of a parent. Throws StartError if a route names none, so that no page is
 * added without a budget.
 */
export function requestClasses(routes: Routes): ClassOf {
  const nameless = leavesOf(routes).filter((route) => !classIn(route, routes));
  if (nameless.length > 0)
    throw new StartError(
      `These routes name no class in their handle (\`budget\`): ${nameless.map(({ id }) => id).join(", ")}.`,
    );
  const sections = new Map([...sectionsOf(routes)].map((section) => [section, patternsOf(routesIn(section, routes))]));
  // The home page and the pages of places have no section, because their routes begin with no fixed part.
  const elsewhere = patternsOf(routes);
  const patternsAt = (path: string) => sections.get(sectionOf(path.replace(/\.data$/, "")) ?? "") ?? elsewhere;
  return (path) => patternsAt(path).find(({ matches }) => matches.test(path))?.name ?? "page";
}

/** Returns the patterns of a section. Those with fewer parameters come first, as in the router. */
function patternsOf(routes: Routes) {
  const patterns = leavesOf(routes).map((route) => ({
    path: pathOf(route, routes) || "/",
    name: classIn(route, routes),
  }));
  return patterns
    .toSorted((a, b) => looseness(a.path) - looseness(b.path))
    .map(({ path, name }) => ({ matches: matcherOf(path), name }));
}

/** The pattern also matches the address at which a script asks for the data of the page. */
const matcherOf = (path: string) =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+").replace(/\*$/, ".*")}(?:\\.data)?$`);

const looseness = (path: string) =>
  path.split("/").filter((part) => part.startsWith(":")).length + (path.endsWith("*") ? 100 : 0);

const leavesOf = (routes: Routes): Route[] => {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  return all.filter(({ id }) => !parents.has(id));
};

function classIn({ module, parentId }: Route, routes: Routes): RequestClass | undefined {
  const named = (module.handle as { budget?: string } | undefined)?.budget;
  if (isOneOf(names, named)) return named;
  const parent = parentId === undefined ? undefined : routes[parentId];
  return parent && classIn(parent, routes);
}

const names = keysOf(classes).filter((name) => name !== "file" && name !== "form" && name !== "hook");
