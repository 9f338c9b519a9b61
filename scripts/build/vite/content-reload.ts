import { relative, sep } from "node:path";
import type { Plugin } from "vite";

/**
 * The event for pages that no script renders again: they reload. Pages of the app replace only the changed component and keep what the user
 * has typed.
 */
const changed = "windtower:changed";
const listening = `
import.meta.hot?.on("${changed}", () => { if (!("__reactRouterContext" in window)) location.reload(); });
`;

/**
 * In `npm run dev`, shows a saved file without a manual reload. The content is read again for each page, so a change in content/ reloads
 * every open page.
 */
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
