/** The client has two modes: React Router's app, or the islands of a document. */
export { hydrateIsland } from "./islands/hydrate.tsx";

if ("__reactRouterContext" in window) void import("./hydrate-app.tsx");
