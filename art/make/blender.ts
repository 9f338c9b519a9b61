/** Runs Blender on a scene; installs it where that is possible. */
import { execFileSync, type StdioOptions, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";

export type Rendered = {
  size: [width: number, height: number];
  night: boolean;
  prints: Record<string, string>;
  files: Record<string, string>;
  seconds: Record<string, { render: number; denoise: number }>;
};

const runs = (command: string) => spawnSync(command, ["--version"]).status === 0;

export function needBlender() {
  if (runs("blender")) return;
  if (process.getuid?.() !== 0 || !runs("apt-get"))
    throw new Error(
      "Pictures need Blender 3.4: install it as `blender` (on Debian 12: apt-get install blender python3-numpy).",
    );
  console.log("Installing Debian's Blender …");
  const quiet: { stdio: StdioOptions } = { stdio: ["ignore", "ignore", "inherit"] };
  execFileSync("apt-get", ["update"], quiet);
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "blender", "python3-numpy"], quiet);
}

/** Renders into the folder; `options` are those of art/kit/__main__.py. */
export function blender(name: string, folder: string, options: string[] = []): Rendered {
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
