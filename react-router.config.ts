import type { Config } from "@react-router/dev/config";

/**
 * React Router prerenders nothing here. scripts/build/main.ts renders the documents: it uses all cores, and makes no data files of React
 * Router, which documents never load.
 */
export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
