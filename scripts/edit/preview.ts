import { spawn } from "node:child_process";
import { resolve } from "node:path";

/** The site as `npm run dev` shows it, beside the form. On this port or not at all: the form leads to it. */
export function startPreview(port: number) {
  const command = resolve("node_modules/@react-router/dev/bin.cjs");
  const child = spawn(
    process.execPath,
    [command, "dev", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  child.on("exit", (code) => code && console.error("The preview has stopped; the editor goes on without it."));
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
