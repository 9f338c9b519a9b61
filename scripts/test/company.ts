/**
 * Tests the site of an invented company (tests/company/made-up). `npm run setup:company` turns a copy of the sources into its site, as for
 * a customer. Then the copy is built and checked. `--keep` keeps the copy for inspection.
 */
import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

const sources = [
  ...[
    "app",
    "art",
    "content",
    "domain",
    "ground",
    "packages",
    "platform",
    "public",
    "scripts",
    "server",
    "site",
    "tests",
  ],
];
const settings = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
  "react-router.config.ts",
];
/** The checks of the site that are valid for every company. */
const checks = ["site/links.", "site/photos.", "site/hreflang.", "site/sitemap.", "made-up"];

const copy = mkdtempSync(join(tmpdir(), "company-"));

function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  stdio: SpawnSyncOptions["stdio"] = "inherit",
) {
  const { status } = spawnSync(command, args, { cwd: copy, stdio, env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.`);
}

/** Gives every author a person who signs. By default the authors are only examples. */
function signArticles() {
  const files = globSync("content/*/authors/*.yaml", { cwd: copy });
  for (const file of files) {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, "utf8").replace("sample: true", "sample: false"));
  }
  const both = (text: string) => ({ en: text, ar: text });
  const licence = { name: both("Register"), number: "1", expires: "never" };
  const team = [...new Set(files.map((file) => basename(file, ".yaml")))].map((author) => ({
    ...{ file: "person.avif", alt: both("A person"), name: both(`Person of ${author}`), role: both("Engineer") },
    ...{ trade: both("Building"), licence, author },
  }));
  const [picture = ""] = globSync("public/pictures/portrait-engineer-800.avif", { cwd: copy });
  cpSync(join(copy, picture), join(copy, "content/photos/person.avif"));
  writeFileSync(join(copy, "content/photos/photos.yaml"), JSON.stringify({ team }));
}

/**
 * Links the packages of others from this project into the copy. Our own packages are those of the copy, because the set-up may change them.
 */
function linkPackages() {
  const installed = resolve("node_modules");
  mkdirSync(join(copy, "node_modules/@site"), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== "@site"))
    symlinkSync(join(installed, name), join(copy, "node_modules", name));
  for (const name of readdirSync(join(installed, "@site")))
    symlinkSync(readlinkSync(join(installed, "@site", name)), join(copy, "node_modules/@site", name));
}

try {
  for (const each of [...sources, ...settings]) cpSync(each, join(copy, each), { recursive: true });
  linkPackages();
  const started = Date.now();
  run("npm", ["run", "--silent", "setup:company", "--", "--answers", "tests/company/made-up/answers.yaml"]);
  signArticles();
  run("npm", ["run", "--silent", "build"], { DRAFT: "1" }, ["ignore", "ignore", "inherit"]);
  console.log(`Set up and built in ${Math.round((Date.now() - started) / 1000)} s.`);
  const env = { DEFAULT_COMPANY: resolve("content/company.yaml"), DEFAULT_TOKENS: resolve("site/styles/tokens.css") };
  run("npm", ["exec", "--", "vitest", "run", "--project", "site", "--project", "company", ...checks], env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (process.argv.includes("--keep")) console.log(copy);
  else rmSync(copy, { recursive: true, force: true });
}
