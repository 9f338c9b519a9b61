import { canonicalPath } from "@site/ground/site-map/aliases.ts";
import { encodePath, idOf } from "@site/ground/site-map/links.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import routes from "#app/routes.ts";
import { pageAt } from "./pages.ts";

/** A page of the app area is not prerendered: it exists if the route table has it. */
const appRoutes = new Set(flatten(routes).map((path) => `/${path.replace(/^\/|\/$/g, "")}`));

function flatten(entries: typeof routes, parent = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const full = `${parent}/${path}`.replaceAll("//", "/");
    return [full, ...flatten(children, full)];
  });
}

/** Tells whether a path answers 200, or 301 to a page that answers 200. */
export function resolves(path: string): boolean {
  const target = decodeURI(canonicalPath(path) ?? path);
  if (canonicalPath(target) !== null) return false;
  return kindOf(idOf(target)) === "app" ? appRoutes.has(target) : pageAt(encodePath(target)) !== undefined;
}
