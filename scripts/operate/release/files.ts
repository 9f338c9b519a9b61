/**
 * `npm run release:files -- FOLDER [--key FILE] [--image NAME@sha256:…]` makes the files of a release from the tag that is checked out: the
 * sources, the list of packages, the digest of the image, and their checksums. The checksums are signed with the owner's SSH key.
 * deploy/release/verify checks the files. The same tag always gives the same bytes.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { StartError } from "#platform/process/start-error.ts";
import { operate } from "../operator.ts";

function output(command: string, ...words: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, words, { maxBuffer: 2 ** 30 });
  if (status !== 0) throw new StartError(`${command} ${words[0]}: ${error?.message ?? stderr.toString().trim()}`);
  return stdout;
}
const git = (...words: string[]) =>
  output("git", ...words)
    .toString()
    .trim();

function given() {
  const options = { key: { type: "string" }, image: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1)
    throw new StartError("Usage: npm run release:files -- FOLDER [--key FILE] [--image NAME@sha256:…]");
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new StartError(`${folder} is not empty.`);
  if (values.image && !/^[\w.:/-]+@sha256:[0-9a-f]{64}$/.test(values.image))
    throw new StartError("--image is a name with its digest, as in registry.example.com/windtower@sha256:…");
  return { folder, ...values };
}

function tagHere(): string {
  const [tag] = git("tag", "--points-at", "HEAD", "--list", "v*").split("\n");
  if (!tag) throw new StartError("What is checked out has no tag: git checkout v….");
  return tag;
}

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
type Entry = Manifest & { dev?: boolean; link?: boolean };

/** True for our own packages, which are part of the sources. */
const isOurs = (name: string) => name.startsWith("@site/");

/**
 * Removes the packages that are only tools. npm's own `--omit=dev` would also remove packages that both the site and a tool need, such as
 * React.
 */
function runningOnly(manifest: Manifest, packages: Record<string, Entry>) {
  const ours = Object.entries(packages).filter(([place]) => !place.includes("node_modules/"));
  const named = ours.flatMap(([, { dependencies = {} }]) => Object.entries(dependencies));
  const dependencies = Object.fromEntries(named.filter(([name]) => !isOurs(name)));
  const running = Object.entries(packages).filter(
    ([place, { dev, link }]) => place.startsWith("node_modules/") && !dev && !link,
  );
  const without = { workspaces: undefined, devDependencies: undefined, dependencies };
  return {
    manifest: { ...manifest, ...without },
    packages: { "": { ...packages[""], ...without }, ...Object.fromEntries(running) },
  };
}

/**
 * Returns the list of packages (SBOM). A serial number, the time and the folder's name are removed, because they would make different bytes
 * for the same packages.
 */
function packages(tag: string): string {
  const above = mkdtempSync(join(tmpdir(), "packages-"));
  try {
    const folder = join(above, "windtower");
    mkdirSync(folder);
    const read = (file: string) => JSON.parse(git("show", `${tag}:${file}`));
    const lock = read("package-lock.json");
    const running = runningOnly(read("package.json"), lock.packages);
    writeFileSync(join(folder, "package.json"), JSON.stringify(running.manifest));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages: running.packages }));
    const words = ["sbom", "--prefix", folder, "--sbom-format=cyclonedx", "--package-lock-only"];
    const { serialNumber: _, ...list } = JSON.parse(output("npm", ...words).toString());
    const metadata = { ...list.metadata, timestamp: git("log", "-1", "--format=%cI", tag) };
    return `${JSON.stringify({ ...list, metadata }, null, 2)}\n`;
  } finally {
    rmSync(above, { recursive: true });
  }
}

/**
 * Returns the archive of the sources. This setting of Git is needed, because otherwise the file modes in the archive depend on the user's
 * umask.
 */
function sources(tag: string, name: string): Buffer {
  const tar = output("git", "-c", "tar.umask=0022", "archive", "--format=tar", `--prefix=${name}/`, tag);
  return gzipSync(tar, { level: 9 });
}

await operate(async () => {
  const { folder, key, image } = given();
  const tag = tagHere();
  const name = `windtower-${tag.slice(1)}`;
  const files: [name: string, content: Buffer | string][] = [
    [`${name}.tar.gz`, sources(tag, name)],
    [`${name}.cdx.json`, packages(tag)],
    ...(image ? [[`${name}.image.txt`, `${image}\n`] as [string, string]] : []),
  ];
  const sums = files.map(([file, content]) => `${createHash("sha256").update(content).digest("hex")}  ${file}\n`);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of [...files, ["SHA256SUMS", sums.join("")] as const])
    writeFileSync(join(folder, file), content);
  if (key) output("ssh-keygen", "-q", "-Y", "sign", "-f", key, "-n", "windtower-release", join(folder, "SHA256SUMS"));
  console.log(`${tag} in ${folder}, ${key ? "signed" : "not signed: no --key"}.\n${sums.join("")}`.trimEnd());
});
