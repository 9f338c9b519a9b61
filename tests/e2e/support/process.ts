import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";

export interface Started {
  child: ChildProcess;
  port: number;
  /** All that it wrote. */
  said(): string;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

export const root = fileURLToPath(new URL("../../../", import.meta.url));

function launch(env: Record<string, string>, cwd: string): Omit<Started, "port"> {
  const child = spawn(process.execPath, ["server/main.js"], {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "info", FORM_LIMIT_PER_HOUR: "100000", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      text += chunk;
    });
  }
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null);
  return { child, said: () => text, ended };
}

export interface Processes {
  folder: string;
  /** Waits until it says where it is open. */
  start(env?: Record<string, string>, cwd?: string): Promise<Started>;
  /** For starts that are meant to fail. */
  attempt(env: Record<string, string>): Promise<{ code: number | NodeJS.Signals | null; said: string }>;
}

/** Servers of the test's own, on any free port, gone with their data folder when the test is over. */
export const test = base.extend<{ processes: Processes }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  processes: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "windtower-process-"));
    const all: Omit<Started, "port">[] = [];
    const begin = (env: Record<string, string>, cwd = root) => {
      const begun = launch({ PORT: "0", DATA_DIR: folder, ...env }, cwd);
      all.push(begun);
      return begun;
    };
    await use({
      folder,
      start: async (env = {}, cwd) => {
        const begun = begin(env, cwd);
        return { ...begun, port: await portOf(begun) };
      },
      attempt: async (env) => {
        const begun = begin(env);
        return { code: await begun.ended, said: begun.said() };
      },
    });
    for (const { child } of all) child.kill("SIGKILL");
    await Promise.all(all.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  },
});

/** The sentence with which it opens names its port. */
function portOf({ child, said, ended }: Omit<Started, "port">): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const port = /open at http:\/\/localhost:(\d+)/.exec(said())?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on("data", look);
    void ended.then((code) => reject(new Error(`ended with ${code}: ${said()}`)));
  });
}
