import { relative, sep } from "node:path";
import type { Plugin } from "vite";

/** The event for documents, which no script renders again. Pages of the app replace a changed component without losing what is typed. */
const changed = "windtower:changed";
const listening = `
import.meta.hot?.on("${changed}", () => { if (!("__reactRouterContext" in window)) location.reload(); });
`;

/** In `npm run dev` a saved file is shown by itself. The content is read anew for each page, so every page is loaded again after a change there. */
export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    transform: (code, id) => (id.endsWith("/app/islands/late/index.ts") ? code + listening : null),
    hotUpdate({ file }) {
      const { name, hot, config } = this.environment;
      if (name !== "client" || /\.test\.tsx?$/.test(file)) return;
      const [folder = ""] = relative(config.root, file).split(sep);
      if (folder === "content") hot.send({ type: "full-reload" });
      else if (["app", "domain", "ground", "packages", "site", "art"].includes(folder)) hot.send(changed);
    },
  };
}
