import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";

/**
 * True if Vite itself serves the address: modules, styles and pictures. Other addresses with a file extension are the data of a page, a
 * feed, a table or a PDF.
 */
const isModule = (url: string) =>
  /^\/(@|node_modules\/)/.test(url) || /^[^?]*\.(?!(?:data|xml|txt|csv|pdf)(?:\?|$))\w+(\?|$)/.test(url);

const load = {
  http: (server: ViteDevServer) =>
    server.ssrLoadModule("/platform/http/development.ts") as Promise<typeof import("#platform/http/development.ts")>,
  auth: (server: ViteDevServer) =>
    server.ssrLoadModule("/platform/identity/embedded.ts") as Promise<typeof import("#platform/identity/embedded.ts")>,
  env: (server: ViteDevServer) =>
    server.ssrLoadModule("/platform/process/env.ts") as Promise<typeof import("#platform/process/env.ts")>,
};

/**
 * In `npm run dev` our HTTP server does not run. This plugin adds its redirects, access checks, headers and auth server in front of React
 * Router. If production would refuse to start with these settings, development refuses too, with the same message.
 */
export function serverMiddleware(): Plugin {
  return {
    name: "server-middleware",
    apply: "serve",
    configureServer(server) {
      server.httpServer?.once("listening", () => {
        keepPort(server);
        void refuseBadStart(server);
      });
      server.middlewares.use(async (incoming, outgoing, next) => {
        const { url = "/" } = incoming;
        if (isModule(url)) return next();
        if (!url.startsWith("/auth/v1/")) {
          const { answersFirst, timeAnswer } = await load.http(server);
          return answersFirst(incoming, outgoing) ? undefined : timeAnswer(outgoing, next);
        }
        const { env } = await load.env(server);
        const auth = (await load.auth(server)).mountedAuth(env());
        if (!auth) return next();
        await getRequestListener((request) => auth(request, incoming.socket.remoteAddress ?? ""))(incoming, outgoing);
      });
    },
  };
}

/**
 * Our settings use PORT to make addresses. They do not know a port from Vite's command line, or one that Vite chose because another was in
 * use. So it is stored in PORT.
 */
function keepPort({ httpServer }: ViteDevServer): void {
  const address = httpServer?.address();
  if (typeof address === "object" && address) process.env.PORT = String(address.port);
}

async function refuseBadStart(server: ViteDevServer): Promise<void> {
  try {
    await (await load.http(server)).prepareStart();
  } catch (error) {
    const isForTheOperator = error instanceof Error && error.name === "StartError";
    console.error(isForTheOperator ? error.message : error);
    process.exit(1);
  }
}
