import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";

/**
 * Tells whether Vite serves the address itself: modules, styles and pictures. Other addresses with an ending are the data of a page, a feed, a table
 * or a PDF.
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
 * Our HTTP server does not run in `npm run dev`. This puts its redirects, guards and headers and the auth server before React Router, and refuses a
 * start that production would refuse, with the same sentence.
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

/** Our settings make addresses from PORT. They do not know the port that Vite was told, or chose because another one was taken. */
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
