import { spawn } from "node:child_process";
import { resolve } from "node:path";

const port = 3201;

/** The site as `npm run dev` shows it, beside the form. */
export function startPreview() {
  const command = resolve("node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [command, "dev", "--host", "127.0.0.1", "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  child.on("exit", (code) => code && console.error("The preview has stopped; the editor goes on without it."));
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
