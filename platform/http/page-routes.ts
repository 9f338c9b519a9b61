import { createRequestHandler, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Handler = (request: Request) => Promise<Response>;

/**
 * Makes a handler for each section of the site, such as /api or /ar/admin. React Router tries one route after the other, twice for each
 * request. With 271 routes this made a third of the memory garbage of a form. A section's handler knows only the routes that can match
 * there, and finds the same route.
 */
export function routedBySection(build: ServerBuild): Handler {
  const mode = process.env.NODE_ENV;
  const whole = createRequestHandler(build, mode);
  const sections = sectionsOf(build.routes);
  const handlers = new Map<string, Handler>();
  return (request) => {
    const section = sectionOf(new URL(request.url).pathname);
    if (!section || !sections.has(section)) return whole(request);
    const handler = handlers.get(section) ?? createRequestHandler(buildOf(section, build), mode);
    handlers.set(section, handler);
    return handler(request);
  };
}

function buildOf(section: string, { assets, ...build }: ServerBuild): ServerBuild {
  const routes = routesIn(section, build.routes);
  const known = Object.entries(assets.routes).filter(([id]) => id in routes);
  return { ...build, routes, assets: { ...assets, routes: Object.fromEntries(known) } };
}

/**
 * Returns the section of an address: its first part after the language. An address that is spelled differently from our links has no
 * section.
 */
export const sectionOf = (path: string): string | undefined =>
  /^(?:\/ar)?\/(?!ar(?:\/|$))[\w-]+(?=\/|$)/.exec(path)?.[0];

/** Returns all sections that the routes have. */
export const sectionsOf = (routes: Routes): ReadonlySet<string> =>
  new Set(Object.keys(routes).flatMap((id) => sectionOf(`/${partsOf(id, routes).join("/")}`) ?? []));

/** Returns the first part of each route after the language, except for routes that match any address. */
export const firstPartsOf = (routes: Routes): ReadonlySet<string> =>
  new Set(Object.keys(routes).flatMap((id) => partsOf(id, routes).find((part) => part !== "ar" && part !== "*") ?? []));

/** Returns the routes that may match in a section, together with their parents, in the original order. */
export function routesIn(section: string, routes: Routes): Routes {
  const ids = new Set<string>();
  for (const id of Object.keys(routes))
    if (mayMatch(partsOf(id, routes), section.slice(1).split("/")))
      for (let at: string | undefined = id; at; at = routes[at]?.parentId) ids.add(at);
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

/** Splits the whole pattern of a route into its parts, beginning with the parts of its parents. */
function partsOf(id: string, routes: Routes): string[] {
  const route = routes[id];
  const above = route?.parentId ? partsOf(route.parentId, routes) : [];
  return [...above, ...(route?.path ?? "").split("/").filter(Boolean)];
}

function mayMatch(pattern: readonly string[], section: readonly string[]): boolean {
  const splat = pattern.indexOf("*");
  const isAlike = (part: string, at: number) => pattern[at] === part || pattern[at]?.startsWith(":");
  return splat >= 0 && splat < section.length ? section.slice(0, splat).every(isAlike) : section.every(isAlike);
}
