import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface LaunchedProcess {
  child: ChildProcess;
  /** Returns everything that the process has printed. */
  output(): string;
  /** Resolves with the exit code, or with the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals | null>;
}

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Starts the built site as a separate process. */
export function launch(env: Record<string, string>, cwd = root, words: string[] = []): LaunchedProcess {
  const child = spawn(process.execPath, ["server/main.js", ...words], {
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
  return { child, output: () => text, ended };
}

/** Waits for the first printed sentence, and returns the port that it contains. */
export function portOf({ child, output, ended }: LaunchedProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const port = /open at http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on("data", look);
    ended.then((code) => reject(new Error(`ended with ${code}: ${output()}`)), reject);
  });
}

export interface StartedServer extends LaunchedProcess {
  port: number;
}

export interface Processes {
  folder: string;
  /** Starts a server, and waits until it prints its address. */
  start(env?: Record<string, string>, cwd?: string): Promise<StartedServer>;
  /** Starts a server that is expected to fail at its start. */
  attempt(env: Record<string, string>): Promise<{ code: number | NodeJS.Signals | null; output: string }>;
  /** Kills the servers that are still running, and removes the data folder. */
  end(): Promise<void>;
}

/** Starts servers on free ports, one after the other or at the same time. They share a data folder. */
export function newProcesses(): Processes {
  const folder = mkdtempSync(join(tmpdir(), "windtower-process-"));
  const all: LaunchedProcess[] = [];
  const begin = (env: Record<string, string>, cwd?: string) => {
    const launched = launch({ PORT: "0", DATA_DIR: folder, ...env }, cwd);
    all.push(launched);
    return launched;
  };
  return {
    folder,
    start: async (env = {}, cwd) => {
      const launched = begin(env, cwd);
      return { ...launched, port: await portOf(launched) };
    },
    attempt: async (env) => {
      const launched = begin(env);
      return { code: await launched.ended, output: launched.output() };
    },
    end: async () => {
      for (const { child } of all) child.kill("SIGKILL");
      await Promise.all(all.map(({ ended }) => ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
