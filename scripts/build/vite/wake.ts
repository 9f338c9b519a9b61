import type { Plugin } from "vite";

/** `npm run dev` starts the site at once, not at the first request: mails go out, and a new database says who may own it. */
export function wake(): Plugin {
  return {
    name: "wake",
    apply: "serve",
    configureServer(server) {
      const open = () => void server.ssrLoadModule("virtual:react-router/server-build");
      server.httpServer?.once("listening", open);
    },
  };
}
