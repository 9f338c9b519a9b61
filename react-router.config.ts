import type { Config } from "@react-router/dev/config";

/** Documents are rendered by scripts/build/main.ts: on all cores, and without React Router's data files, which documents never load. */
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
