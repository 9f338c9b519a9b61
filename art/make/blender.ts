import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";

export type RenderResult = {
  size: [width: number, height: number];
  night: boolean;
  prints: Record<string, string>;
  files: Record<string, string>;
  seconds: Record<string, { render: number; denoise: number }>;
};

export function needBlender() {
  if (spawnSync("blender", ["--version"]).error)
    throw new Error("Pictures need Blender 3.4, as `blender`. On Debian 12, as root: npm run setup -- Blender");
}

/** Renders the frames of a loop into a folder. */
export function frames(name: string, folder: string) {
  needBlender();
  const command = ["-b", "--factory-startup", "--python-exit-code", "1", "-P", "art/kit/loop.py", "--", name];
  const { status, stderr } = spawnSync("blender", [...command, "--out", folder], { encoding: "utf8", maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`Blender could not render ${name}:\n${stderr.slice(-3000)}`);
}

/** Renders a scene into a folder. `options` are the options of art/kit/__main__.py. */
export function blender(name: string, folder: string, options: string[] = []): RenderResult {
  mkdirSync(folder, { recursive: true });
  const command = ["-b", "--factory-startup", "--python-exit-code", "1", "-P", "art/kit/__main__.py", "--", name];
  const { status, stdout, stderr } = spawnSync("blender", [...command, "--out", folder, ...options], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const report = /^ART (.*)$/m.exec(stdout)?.[1];
  if (status !== 0 || !report) throw new Error(`Blender could not make ${name}:\n${stderr.slice(-3000)}`);
  return JSON.parse(report);
}
