import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./app/site/prerender.server.ts";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: () => prerenderPaths(), concurrency: 2 },
} satisfies Config;
