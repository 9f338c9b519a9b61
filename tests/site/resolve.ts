import { canonicalPath } from "@site/ground/site-map/aliases.ts";
import { encodePath, idOf } from "@site/ground/site-map/links.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import routes from "#app/routes.ts";
import { pageAt } from "./pages.ts";

/** The paths of the app's pages from the route table. These pages are not prerendered, so there is no file for them. */
const appRoutes = new Set(flatten(routes).map((path) => `/${path.replace(/^\/|\/$/g, "")}`));

function flatten(entries: typeof routes, parent = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const full = `${parent}/${path}`.replaceAll("//", "/");
    return [full, ...flatten(children, full)];
  });
}

/** True if a path answers with status 200, or with 301 to a page that answers with 200. */
export function resolves(path: string): boolean {
  const target = decodeURI(canonicalPath(path) ?? path);
  if (canonicalPath(target) !== null) return false;
  return kindOf(idOf(target)) === "app" ? appRoutes.has(target) : pageAt(encodePath(target)) !== undefined;
}
