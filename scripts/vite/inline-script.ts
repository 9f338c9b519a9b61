import { build } from "rolldown";
import type { Plugin } from "vite";

/** `import source from "./boot.ts?script"`: the module and what it imports as one minified classic script, for inlining under a CSP hash. */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?");
      if (query !== "script" || !file) return null;
      const { output } = await build({ input: file, write: false, output: { format: "iife", minify: true } });
      for (const chunk of output)
        if (chunk.type === "chunk") for (const module of chunk.moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
