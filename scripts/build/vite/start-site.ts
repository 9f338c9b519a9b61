import type { Plugin } from "vite";

/**
 * In `npm run dev`, starts the site at once and not at the first request. So mails are sent, and with a new database the link for the owner
 * is printed.
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
