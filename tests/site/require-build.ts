import { existsSync } from "node:fs";
import { buildFolder } from "./build.ts";

/** Checks once that there is a build. Otherwise every test would fail with a different message. */
export default function requireBuild() {
  if (!existsSync(`${buildFolder}/index.html`)) {
    throw new Error(
      "The site checks read the built site, and build/client/index.html is missing: run `npm run build` first.",
    );
  }
}
