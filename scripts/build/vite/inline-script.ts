import { createHash } from "node:crypto";
import { dirname, relative, resolve } from "node:path";
import { build } from "rolldown";
import type { Plugin, Rolldown } from "vite";
import { throughDoors } from "./doors.ts";

/**
 * `import source from "./boot.ts?script"` returns the module with its imports as one minified classic script, to be put into the page with
 * its CSP hash. `import address, { integrity } from "./late.ts?module"` writes the module with its imports into a separate file, and
 * returns its URL path and the hash with which the browser checks it.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?");
      const context = this as unknown as Context;
      if (query === "module" && file) return ownFile(file, context);
      if (query !== "script" || !file) return null;
      return `export default ${JSON.stringify(await bundle(file, "iife", context))};`;
    },
  };
}

type Context = Rolldown.PluginContext & { environment: { name: string; mode: string } };

async function bundle(file: string, format: "iife" | "esm", context: Context): Promise<string> {
  const { output } = await build({
    input: file,
    write: false,
    plugins: [ownFiles(context)],
    treeshake: throughDoors,
    output: { format, minify: true, comments: false, codeSplitting: false },
    checks: { pluginTimings: false },
  });
  for (const module of output[0].moduleIds) if (!module.includes("?")) context.addWatchFile(module);
  return output[0].code.trim();
}

/**
 * Handles `?module`. In development Vite serves the source file itself. Both builds compute the URL path, but only the client build writes
 * the file.
 */
function ownFiles(context: Context): Rolldown.Plugin {
  return {
    name: "own-files",
    resolveId(id, importer) {
      if (!id.endsWith("?module") || !importer) return null;
      return id.startsWith("#") ? resolve(id.slice(1)) : resolve(dirname(importer), id);
    },
    load(id) {
      const [file, query] = id.split("?");
      return query === "module" && file ? ownFile(file, context) : null;
    },
  };
}

async function ownFile(file: string, context: Context): Promise<string> {
  if (context.environment.mode === "dev")
    return `export default "/${relative(process.cwd(), file)}"; export const integrity = undefined;`;
  const source = await bundle(file, "esm", context);
  const hash = createHash("sha256").update(source).digest();
  const fileName = `assets/late-${hash.toString("base64url").slice(0, 8)}.js`;
  if (context.environment.name === "client") context.emitFile({ type: "asset", fileName, source });
  return `export default "/${fileName}"; export const integrity = "sha256-${hash.toString("base64")}";`;
}
