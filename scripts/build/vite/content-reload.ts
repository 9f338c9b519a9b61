import type { Plugin } from "vite";

/** A saved content file shows at once in `npm run dev`: the gateway reads it again and the browser reloads. */
export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    configureServer({ watcher, ws }) {
      watcher.add("content");
      watcher.on("all", (_event, file) => {
        if (/[\\/]content[\\/]/.test(file)) ws.send({ type: "full-reload" });
      });
    },
  };
}
