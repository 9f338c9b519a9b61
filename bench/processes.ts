import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { atEnd } from "./cleanup.ts";

/** Starts a program and stops it at the end of the benchmark. Its output is kept for the error message if it fails. */
export function start(command: string, args: string[], options: { cwd: string; env?: Record<string, string> }) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...options.env };
  const child = spawn(command, args, { cwd: options.cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-10_000);
    });
  }
  child.once("error", (error) => {
    said += String(error);
  });
  const surprise = (code: number | null, signal: string | null) =>
    process.stderr.write(`${command} ended (${signal ?? code}) while it was needed: ${said}\n`);
  child.once("exit", surprise);
  const end = () => {
    child.off("exit", surprise);
    return stop(child);
  };
  atEnd(end);
  return { child, said: () => said, end };
}

export async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const insist = setTimeout(() => child.kill("SIGKILL"), 5000);
  await gone;
  clearTimeout(insist);
}

export async function waitUntil<T>(
  what: string,
  attempt: () => T | Promise<T>,
  patience = 15_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const result = await attempt();
    if (result) return result;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${what}: nothing after ${patience / 1000} s`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
