import type { Plugin, ViteDevServer } from "vite";

const load = (server: ViteDevServer) =>
  server.ssrLoadModule("/scripts/build/photos.ts") as Promise<typeof import("../photos.ts")>;

/** In `npm run dev`, encodes a photograph of content/photos when a page requests it. */
export function ownPhotos(): Plugin {
  return {
    name: "own-photos",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async ({ url = "" }, response, next) => {
        if (!/^\/photos\/\w+-\d+\.avif$/.test(url)) return next();
        const file = await (await load(server)).photoAt(url).catch(() => undefined);
        if (!file) return next();
        response.setHeader("Content-Type", "image/avif");
        response.end(file);
      });
    },
  };
}
