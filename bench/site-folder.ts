import { createHash } from "node:crypto";
import { copyFileSync, cpSync, mkdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { start, waitUntil } from "./processes.ts";
import { serveSettings } from "./serve-settings.ts";

/** The name differs from server/main.js, so that a command that stops the site by its name does not stop the benchmark. */
const starter = "server/measured.js";

/**
 * Makes a copy of the built site that runs by itself. A later build does not change the copy. The hand-written pages get the same server,
 * bundle and other files as ours.
 */
export function copySite(repository: string, folder: string): string {
  mkdirSync(join(folder, "server"), { recursive: true });
  cpSync(join(repository, "build"), join(folder, "build"), { recursive: true });
  copyFileSync(join(repository, "package.json"), join(folder, "package.json"));
  copyFileSync(join(repository, "server/main.js"), join(folder, starter));
  // These folders contain programs that are not bundled.
  for (const name of ["node_modules", "content", "platform", "domain"])
    symlinkSync(join(repository, name), join(folder, name));
  requireWhole(join(folder, "build"));
  return folder;
}

/** Checks that the build is complete. Without its stylesheet or compressed files the results would be wrong, and nobody would notice. */
function requireWhole(build: string) {
  try {
    const html = readFileSync(join(build, "client/index.html"), "utf8");
    const csp = readFileSync(join(build, "csp.json"), "utf8");
    const [, style = ""] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
    if (!csp.includes(createHash("sha256").update(style).digest("base64")))
      throw new Error("csp.json belongs to another build");
    for (const file of ["index.html.br", "sitemap.xml.br"]) statSync(join(build, "client", file));
  } catch (error) {
    throw new Error("build/ is missing or half made: run `npm run build` first.", { cause: error });
  }
}

export interface StartedSite {
  origin: string;
  port: number;
  pid: number;
  end(): Promise<void>;
}

/** Starts the server of a copy on a free port. By default its database is empty. */
export async function startSite(folder: string, settings: Record<string, string> = {}): Promise<StartedSite> {
  const serve = serveSettings();
  const ours = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
  const env = { ...serve.env, ...ours, ...settings };
  const { child, said, end } = start(process.execPath, [...serve.flags, starter], { cwd: folder, env });
  const port = await waitUntil("The server's start", () => {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${said()}`);
    return /open at http:\/\/[^:]+:(\d+)/.exec(said())?.[1];
  });
  return { origin: `http://127.0.0.1:${port}`, port: Number(port), pid: child.pid ?? 0, end };
}

export const serveSite = async (folder: string): Promise<string> => (await startSite(folder)).origin;
