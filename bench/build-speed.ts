import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { cacheFolder } from "#scripts/build/cache.ts";
import { say } from "./table.ts";

interface Build {
  documents: number;
  seconds: number;
  /** The part of `seconds` after the bundles are made: rendering, shrinking, link previews and compression. */
  documentSeconds: number;
}

async function build(repository: string): Promise<Build> {
  const started = performance.now();
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn("npm", ["run", "build"], { cwd: repository, env, stdio: ["ignore", "pipe", "inherit"] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error(`npm run build ended with ${code}`);
  const [, documents, documentSeconds] = /^(\d+) documents.* in ([\d.]+) s\.$/m.exec(said)?.map(Number) ?? [];
  if (!documents || !documentSeconds) throw new Error("npm run build does not say how many documents it made");
  return { documents, seconds: (performance.now() - started) / 1000, documentSeconds };
}

/** Measures a build with an empty cache, and then a second build. */
export async function measureBuild(repository: string) {
  rmSync(`${repository}/${cacheFolder}`, { recursive: true, force: true });
  return { cold: await build(repository), again: await build(repository) };
}

export function printBuild(result: Awaited<ReturnType<typeof measureBuild>> | undefined) {
  say("3. npm run build");
  if (!result) return say("Left out: --build measures it (and makes build/ anew).\n");
  for (const [name, { documents, seconds, documentSeconds }] of Object.entries(result))
    say(
      `${name.padEnd(5)}  ${documents} documents in ${seconds.toFixed(1)} s, of it ${documentSeconds.toFixed(1)} s for the documents, after the bundles`,
    );
  say();
}
