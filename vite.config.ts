import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentReload } from "./scripts/build/vite/content-reload.ts";
import { throughDoors } from "./scripts/build/vite/doors.ts";
import { inlineScript } from "./scripts/build/vite/inline-script.ts";
import { ownPhotos } from "./scripts/build/vite/own-photos.ts";
import { serverMiddleware } from "./scripts/build/vite/server-middleware.ts";
import { slimCss } from "./scripts/build/vite/slim-css.ts";
import { startSite } from "./scripts/build/vite/start-site.ts";

/**
 * The chunks of the browser's code. Code that all forms share is in one chunk: if the bundler split it by importing page,
 * each form would exceed its size limit.
 */
const groups = [
  {
    name: "react",
    test: /\/node_modules\/(?:react\/|react-dom\/(?:index|cjs\/react-dom\.production)\.js)/,
    priority: 2,
  },
  // Calculators need only this small module of the schema's chunk. In that chunk it would make them load zod too.
  { name: "digits", test: /\/ground\/language\/digits\.ts$/, priority: 1 },
  { name: "schema", test: /\/node_modules\/zod\/|\/domain\/leads\/customer\/forms\/(?:form-state|schema)\.ts$/ },
  {
    name: "controls",
    test: /\/site\/ui\/(?:controls\/(?:Field|Labelled|Spinner|Tick)|primitives\/(?:Button|Phone|Reference)|busy)\.tsx?$|\/site\/content\/email\.ts$|\/ground\/urls\/parse-url\.ts$/,
  },
];

const noPrettier = fileURLToPath(new URL("scripts/build/vite/no-prettier.ts", import.meta.url));

const browsers = ["chrome100", "firefox100", "safari15.4"];

export default defineConfig({
  plugins: [
    tailwindcss(),
    inlineScript(),
    contentReload(),
    ownPhotos(),
    serverMiddleware(),
    reactRouter(),
    slimCss(),
    startSite(),
  ],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: throughDoors,
      // Somebody who builds the site can do nothing about these warnings: slow plugins, the missing source map of Tailwind's
      // styles, and "use client" in lucide-react.
      checks: { pluginTimings: false },
      onLog: (level, log, tell) => {
        const isTailwinds = log.code === "SOURCEMAP_BROKEN" && log.plugin?.startsWith("@tailwindcss/");
        if (!isTailwinds && log.code !== "MODULE_LEVEL_DIRECTIVE") tell(level, log);
      },
    },
  },
  resolve: { alias: [{ find: /^prettier\/(?:standalone|plugins\/html)$/, replacement: noPrettier }] },
  // These packages go into the server's bundle. It then loads one file instead of hundreds, and contains only the icons and the parts of React
  // Email that we use. Without this, the first mail took 0.8 s longer, because it loaded Prism and Tailwind.
  ssr: {
    noExternal: [
      "lucide-react",
      "kysely",
      "libphonenumber-js",
      "zod",
      "@tanstack/react-query",
      "@tanstack/query-core",
      "jose",
      /^@modelcontextprotocol\//,
      /^@react-email\//,
    ],
  },
  environments: {
    // The browsers of 2022. Newer features, such as light-dark(), are compiled to older code (docs/browsers.md).
    client: { build: { target: browsers, rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The source map is for the log: an error names the line of our source, not of the bundle. The target is our own Node, so Kysely's
    // private fields stay native; compiled ones cost a tenth of the time of an enquiry. The charset is ASCII, because V8 then keeps the
    // source in half the memory, here and in each process that computes. One Arabic letter, or a dash in a comment, would double the
    // memory of all five million characters.
    ssr: {
      build: {
        sourcemap: "hidden",
        target: "node24",
        rolldownOptions: { output: { charset: "ascii", comments: false } },
      },
    },
  },
  server: { port: Number(process.env.PORT) || 3000 },
});
