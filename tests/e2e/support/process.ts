import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type Launched, launch, portOf } from "./launch.ts";

export { root } from "./launch.ts";

export interface Started extends Launched {
  port: number;
}

export interface Processes {
  folder: string;
  /** Waits until it prints its address. */
  start(env?: Record<string, string>, cwd?: string): Promise<Started>;
  /** For starts that are expected to fail. */
  attempt(env: Record<string, string>): Promise<{ code: number | NodeJS.Signals | null; output: string }>;
}

/** Servers for one test, on any free port; they and their data folders are removed afterwards. */
export const test = base.extend<{ processes: Processes }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  processes: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "windtower-process-"));
    const all: Launched[] = [];
    const begin = (env: Record<string, string>, cwd?: string) => {
      const launched = launch({ PORT: "0", DATA_DIR: folder, ...env }, cwd);
      all.push(launched);
      return launched;
    };
    await use({
      folder,
      start: async (env = {}, cwd) => {
        const launched = begin(env, cwd);
        return { ...launched, port: await portOf(launched) };
      },
      attempt: async (env) => {
        const launched = begin(env);
        return { code: await launched.ended, output: launched.output() };
      },
    });
    for (const { child } of all) child.kill("SIGKILL");
    await Promise.all(all.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  },
});
