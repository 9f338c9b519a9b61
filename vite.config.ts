import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentReload } from "./scripts/vite/content-reload.ts";
import { inlineScript } from "./scripts/vite/inline-script.ts";
import { slimCss } from "./scripts/vite/slim-css.ts";

export default defineConfig({
  plugins: [tailwindcss(), inlineScript(), contentReload(), reactRouter(), slimCss()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { port: 3000 },
});
