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

/** The code that all forms share travels in one piece: split by who else uses which of it, it would burst their budget. */
const groups = [
  {
    name: "react",
    test: /\/node_modules\/(?:react\/|react-dom\/(?:index|cjs\/react-dom\.production)\.js)/,
    priority: 2,
  },
  // A number's digits are all that calculators want of it: behind the schema's name they would fetch zod with them.
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
      // Somebody who builds the site can mend neither how long plugins take, nor that Tailwind gives its styles no source map, nor that lucide-react
      // says "use client".
      checks: { pluginTimings: false },
      onLog: (level, log, tell) => {
        const isTailwinds = log.code === "SOURCEMAP_BROKEN" && log.plugin?.startsWith("@tailwindcss/");
        if (!isTailwinds && log.code !== "MODULE_LEVEL_DIRECTIVE") tell(level, log);
      },
    },
  },
  resolve: { alias: [{ find: /^prettier\/(?:standalone|plugins\/html)$/, replacement: noPrettier }] },
  // The server's bundle holds what the server would otherwise load from hundreds of small files; of a thousand icons only those that are shown; of
  // React Email what our letters use, and neither Prism nor Tailwind, which took 0.8 s at the first mail.
  ssr: {
    noExternal: [
      "lucide-react",
      "kysely",
      "libphonenumber-js",
      "zod",
      "@tanstack/react-query",
      "@tanstack/query-core",
      "jose",
      /^@react-email\//,
    ],
  },
  environments: {
    // The browsers of 2022: what is younger, such as light-dark(), is written out in older words (docs/browsers.md).
    client: { build: { target: browsers, rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // For the log: an error names the line of our source, not of the bundle.
    // Our own Node runs it: Kysely's private fields stay native, a tenth of the time of an enquiry.
    // In ASCII V8 keeps its source in half the memory, here and in each process that computes: one Arabic letter would double all five million characters,
    // and so would a dash in a comment.
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
