import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Program } from "@site/editor/site.ts";
import type { ServerBuild } from "react-router";
import type { answerer } from "#platform/compute/answer.ts";

/**
 * Starts the site as in `npm run dev`, so that the editor can show pages. If the port is in use, the start fails, because the editor's
 * forms link to this port.
 */
export function startPreview(port: number) {
  const command = resolve("node_modules/@react-router/dev/bin.cjs");
  const child = spawn(
    process.execPath,
    [command, "dev", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  child.on("exit", (code) => code && console.error("The preview has stopped; the editor goes on without it."));
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** Loads the built site, if there is a build. */
export async function builtProgram(): Promise<Program | undefined> {
  const bundle = resolve("build/server/index.js");
  if (!existsSync(bundle)) return undefined;
  // The built site runs as in `npm run dev`: pages may be added and removed, but the list of files is read only once for each rendering.
  process.env.NODE_ENV ??= "development";
  const build = (await import(bundle)) as ServerBuild & { entry: { module: { answer: typeof answerer } } };
  return { answer: build.entry.module.answer(build), folder: resolve("build/client") };
}
