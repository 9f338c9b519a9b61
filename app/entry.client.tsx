/** The client hydrates either the whole page with React Router, or only the islands of a document. */
export { hydrateIsland } from "./islands/hydrate.tsx";

if ("__reactRouterContext" in window) void import("./hydrate-app.tsx");
