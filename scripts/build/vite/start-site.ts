import type { Plugin } from "vite";

/**
 * `npm run dev` starts the site immediately, not at the first request, so that mails go out and a new database prints the link for its
 * owner.
 */
export function startSite(): Plugin {
  return {
    name: "wake",
    apply: "serve",
    configureServer(server) {
      const open = () => void server.ssrLoadModule("virtual:react-router/server-build");
      server.httpServer?.once("listening", open);
    },
  };
}
