import { readFileSync } from "node:fs";

/** Returns the environment variables and flags with which `npm run serve` starts Node. */
export function serveSettings(): { env: Record<string, string>; flags: string[] } {
  const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const words: string[] = scripts.serve.split(" ");
  const pairs = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split(/=(.*)/s, 2));
  return { env: Object.fromEntries(pairs), flags: words.filter((word) => word.startsWith("--")) };
}
