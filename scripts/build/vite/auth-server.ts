import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";

/** In `npm run dev` there is no front door of ours: the auth server stands before React Router all the same. */
export function authServer(): Plugin {
  return {
    name: "auth-server",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (incoming, outgoing, next) => {
        if (!incoming.url?.startsWith("/auth/v1/")) return next();
        const { mountedAuth } = await server.ssrLoadModule("/server/identity/embedded.ts");
        const { env } = await server.ssrLoadModule("/server/env.ts");
        const auth = mountedAuth(env());
        if (!auth) return next();
        await getRequestListener((request) => auth(request, incoming.socket.remoteAddress ?? ""))(incoming, outgoing);
      });
    },
  };
}
