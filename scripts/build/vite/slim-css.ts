import type { Plugin } from "vite";

type Part = { what: string; pattern: RegExp; instead: string };

/**
 * Parts of the stylesheet that Tailwind writes so that utilities can be combined. We never combine them this way, and they would be sent
 * with every page.
 */
export const unusedParts: Part[] = [
  { what: "the banner", pattern: /\/\*![^*]*\*\/(\\n)?/, instead: "" },
  {
    what: "the way of browsers without @property, which all have had since 2024",
    pattern: /@layer properties\{@supports .*?\}\}\}(?=@layer)/,
    instead: "",
  },
  {
    what: "a border's style, which the reset sets already",
    pattern: /border(?:-[a-z]+)*-style:var\(--tw-border-style\);/g,
    instead: "",
  },
  { what: "a weight kept for other utilities", pattern: /--tw-font-weight:\d+;/g, instead: "" },
  {
    what: "a line height that another utility may set",
    pattern: /var\(--tw-leading,([\d.]+|var\([^()]+\))\)/g,
    instead: "$1",
  },
  { what: "a declaration repeated for old browsers", pattern: /([{;])([\w-]+:[^;{}]+;)\2+/g, instead: "$1$2" },
  { what: "the long names of a theme's two switches", pattern: /--lightningcss-([ld])(?:ight|ark)/g, instead: "--$1" },
  { what: "a pseudo-element's text kept for others", pattern: /content:var\(--tw-content\)/g, instead: "content:''" },
  {
    what: "the properties of the above",
    pattern: /@property --tw-(?:border-style|font-weight|content)\{[^}]*\}/g,
    instead: "",
  },
];

/** Returns the stylesheet without these parts, and the list of parts that it contained. */
export function withoutUnusedParts(css: string): { css: string; found: Part[] } {
  const found = unusedParts.filter(({ pattern }) => css.search(pattern) >= 0);
  return { css: found.reduce((less, { pattern, instead }) => less.replace(pattern, instead), css), found };
}

/** Removes these parts from the inlined stylesheets. If a part is in none of the stylesheets, Tailwind has changed, and the build stops. */
export function slimCss(): Plugin {
  const found = new Set<Part>();
  let sheets = 0;
  return {
    name: "slim-css",
    enforce: "post",
    apply: "build",
    transform(code, id) {
      if (!/\.css\?inline/.test(id)) return null;
      const less = withoutUnusedParts(code);
      for (const part of less.found) found.add(part);
      sheets += 1;
      return { code: less.css, map: { mappings: "" } };
    },
    buildEnd(error) {
      const missing = unusedParts.filter((part) => !found.has(part)).map(({ what }) => what);
      if (error || sheets === 0 || missing.length === 0) return;
      this.error(`No stylesheet has ${missing.join(", nor ")}: see scripts/build/vite/slim-css.ts`);
    },
  };
}
