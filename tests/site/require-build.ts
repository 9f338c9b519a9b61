import { existsSync } from "node:fs";
import { buildFolder } from "./build.ts";

/** Every check would fail with a different message if there were no build; this says it once. */
export default function requireBuild() {
  if (!existsSync(`${buildFolder}/index.html`)) {
    throw new Error(
      "The site checks read the built site, and build/client/index.html is missing: run `npm run build` first.",
    );
  }
}
