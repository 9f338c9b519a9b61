import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface Launched {
  child: ChildProcess;
  /** Its whole output. */
  output(): string;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The built site as a separate process. */
export function launch(env: Record<string, string>, cwd = root, words: string[] = []): Launched {
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

/** Its first sentence contains the port. */
export function portOf({ child, output, ended }: Launched): Promise<number> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const port = /open at http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on("data", look);
    ended.then((code) => reject(new Error(`ended with ${code}: ${output()}`)), reject);
  });
}
