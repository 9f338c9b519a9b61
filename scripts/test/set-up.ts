/**
 * Installs missing tools, at the start of `npm test` and for `npm run setup [-- tool …]`. No other program does this. As root on Debian it
 * installs them; otherwise it prints what to install.
 */
import { spawnSync } from "node:child_process";
import { inPath, isTool, type ToolName, testTools, tools } from "./tools.ts";

const isMissing = (name: ToolName) => !tools[name].find();

/** Returns the tools that are still missing afterwards. */
export function setUp(names: readonly ToolName[]): ToolName[] {
  const before = names.filter(isMissing);
  if (before.length > 0) install(before.flatMap((name) => tools[name].packages));
  const missing = before.filter(isMissing);
  const here = names.filter((name) => !missing.includes(name));
  if (here.length > 0) console.log(`Set-up: ${here.join(", ")} ready.`);
  for (const name of missing) console.log(sentenceOf(name));
  return missing;
}

function sentenceOf(name: ToolName) {
  const { purpose, packages } = tools[name];
  return `Set-up: ${name} is missing, which is for ${purpose}. On Debian, as root: apt-get install ${packages.join(" ")}`;
}

function install(packages: string[]) {
  if (process.getuid?.() !== 0 || !inPath("apt-get")) return;
  console.log(`Set-up: installing ${packages.join(", ")} …`);
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      // Debian does not start an installed service if RUNLEVEL is 1.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...packages);
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !isTool(name));
  if (unknown.length > 0) console.error(`No tool ${unknown.join(", ")}. There are: ${Object.keys(tools).join(", ")}.`);
  if (unknown.length > 0 || setUp(names.length > 0 ? names.filter(isTool) : testTools).length > 0) process.exitCode = 1;
}
