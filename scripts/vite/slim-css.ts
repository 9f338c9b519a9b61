import type { Plugin } from "vite";

/**
 * Takes out of the inlined stylesheets what only browsers without @property need (all have had it since 2024) and the framework's banner.
 * Both would travel with every page.
 */
export function slimCss(): Plugin {
  return {
    name: "slim-css",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!/\.css\?inline/.test(id)) return null;
      return code.replace(/\/\*![^*]*\*\/(\\n)?/, "").replace(/@layer properties\{@supports .*?\}\}\}(?=@layer)/, "");
    },
  };
}
