import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../e2e/support/launch.ts";

/**
 * Makes a copy of the built site with two versions of /dubai (an A/B test), in the form in which the build makes them from `variants` in
 * the content.
 */
export function siteOnTrial(name: string): { folder: string; clear(): void } {
  const folder = mkdtempSync(join(tmpdir(), "windtower-trial-"));
  for (const shared of ["node_modules", "content"]) symlinkSync(join(root, shared), join(folder, shared));
  for (const file of ["package.json", "server/main.js"]) cpSync(join(root, file), join(folder, file));
  cpSync(join(root, "build"), join(folder, "build"), { recursive: true });
  const html = readFileSync(join(root, "build/client/dubai/index.html"), "utf8");
  const versions = { client: `${name}.a`, variants: `${name}.b` };
  for (const [where, version] of Object.entries(versions)) {
    const file = join(folder, "build", where, "dubai/index.html");
    mkdirSync(dirname(file), { recursive: true });
    for (const end of ["", ".br", ".gz"]) rmSync(file + end, { force: true });
    writeFileSync(file, html.replace("<body", `<body id="${version}"`));
  }
  const policies = JSON.parse(readFileSync(join(root, "build/csp.json"), "utf8")) as Record<string, unknown>;
  rmSync(join(folder, "build/csp.json"));
  rmSync(join(folder, "build/variants.json"), { force: true });
  const both = { ...policies, "variants/dubai/index.html": policies["dubai/index.html"] };
  writeFileSync(join(folder, "build/csp.json"), JSON.stringify(both));
  writeFileSync(join(folder, "build/variants.json"), JSON.stringify({ "/dubai": name }));
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}
