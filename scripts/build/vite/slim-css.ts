import type { Plugin } from "vite";

/** What the framework writes so that any two utilities can be combined; ours never are, and each byte would travel with every page. */
const unused: [RegExp, string][] = [
  // The banner.
  [/\/\*![^*]*\*\/(\\n)?/, ""],
  // For browsers without @property, which all have had since 2024.
  [/@layer properties\{@supports .*?\}\}\}(?=@layer)/, ""],
  // The reset draws every border solid already.
  [/border(?:-[a-z]+)*-style:var\(--tw-border-style\);/g, ""],
  [/--tw-font-weight:\d+;/g, ""],
  [/var\(--tw-leading,([\d.]+)\)/g, "$1"],
  [/content:var\(--tw-content\)/g, "content:''"],
  [/@property --tw-(?:border-style|font-weight|content)\{[^}]*\}/g, ""],
];

/** Takes it out of the inlined stylesheets. */
export function slimCss(): Plugin {
  return {
    name: "slim-css",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!/\.css\?inline/.test(id)) return null;
      return unused.reduce((css, [part, instead]) => css.replace(part, instead), code);
    },
  };
}
