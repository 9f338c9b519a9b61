/** Two lives of one client: React Router's app, or the islands of a document page. */
export { hydrateIsland } from "./islands/hydrate.tsx";

if ("__reactRouterContext" in window) void import("./hydrate-app.tsx");
