import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createInterface } from "node:readline";
import { say } from "./table.ts";

/** Times a whole build, and the prerendering within it, from its first page to its last. */
export async function measureBuild(repository: string) {
  const started = performance.now();
  const child = spawn("npm", ["run", "build"], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let [ready, first, last, rendered] = [started, 0, 0, 0];
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^Prerender/.test(line)) {
      first ||= ready;
      last = performance.now();
      if (/\(html\)/.test(line)) rendered++;
    } else ready = performance.now();
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`npm run build ended with ${code}`);
  const pages = globSync("**/*.html", { cwd: `${repository}/build/client` }).length;
  return { pages, seconds: (performance.now() - started) / 1000, rendered, renderSeconds: (last - first) / 1000 };
}

export function printBuild(result: Awaited<ReturnType<typeof measureBuild>> | undefined) {
  say("3. Pages built per second");
  if (!result) return say("Left out: --build measures it (and makes build/ anew).\n");
  const { pages, seconds, rendered, renderSeconds } = result;
  say(`whole npm run build: ${pages} pages in ${seconds.toFixed(1)} s, ${(pages / seconds).toFixed(1)} pages/s`);
  if (rendered > 0)
    say(
      `of it prerendering:  ${rendered} pages in ${renderSeconds.toFixed(1)} s, ${(rendered / renderSeconds).toFixed(1)} pages/s`,
    );
  say();
}
